"""The printer: pages, sheets and files of the evening's reports.

The only room that knows Jinja2. Gets values (`tournament.reports`), gives text and bytes.
"""
