"""How the tests of Scythe's page press what is lit, and the table and the phone they share."""

from typing import Any

from playwright.sync_api import Locator

from web.visit import PHONE, Visitor

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
NORDIC: dict[str, Any] = {"faction_0": "nordic", "mat_0": "mechanical"}


def lit(visitor: Visitor, ref: str) -> Locator:
    return visitor.page.locator(f"[data-lit][data-ref='{ref}']:visible")


def take(visitor: Visitor, *refs: str) -> None:
    """Press lit things one after the other, each as soon as it is lit."""
    for ref in refs:
        lit(visitor, ref).first.click()
