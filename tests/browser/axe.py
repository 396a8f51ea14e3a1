"""axe-core, the accessibility checker, on a page as it is."""

from __future__ import annotations

from pathlib import Path

import axe_playwright_python
from playwright.sync_api import Page

_SOURCE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")


def serious_findings(page: Page, within: str = "body") -> list[str]:
    """The serious and critical findings, each with the first places concerned."""
    page.evaluate(_SOURCE)
    violations = page.evaluate("selector => axe.run(selector).then(result => result.violations)", within)
    return [f"{found['id']}: {found['help']} {[node['html'][:120] for node in found['nodes'][:3]]}"
            for found in violations if found["impact"] in ("serious", "critical")]
