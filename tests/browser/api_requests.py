"""Requests that a visitor's browser sends beside the page, with its cookies."""

from typing import Any

from playwright.sync_api import APIRequestContext, APIResponse

RETRIES = 3
"""The server may close an idle connection just as a request goes out on it: the system answers with ECONNRESET."""


def get(request: APIRequestContext, path: str) -> APIResponse:
    """The answer to a GET request."""
    return request.get(path, max_retries=RETRIES)


def post(request: APIRequestContext, path: str, data: Any = None, form: Any = None) -> APIResponse:
    """The answer to a POST request with JSON data, or with the fields of a form."""
    return request.post(path, data=data, form=form, max_retries=RETRIES)
