"""The checks can fail."""
import pytest
from tests.browser.looks import *
from playwright.sync_api import expect
@pytest.mark.parametrize("bad", ["img", "dark"])
def test_axe(house, bad):
    a=house.visitor(); a.open("/rules/classic"); expect(a.page.get_by_role("heading").first).to_be_visible()
    assert_no_violations(a,"fine")
    if bad=="img": a.page.evaluate("document.querySelector('main').append(document.createElement('img'))")
    else: a.page.evaluate("""document.head.append(Object.assign(document.createElement('style'),{textContent:"[data-theme=dark] main *{color:#333!important}"}))""")
    with pytest.raises(AssertionError, match="x, dark" if bad=="dark" else "x, light"): assert_no_violations(a,"x")
def test_fit(house):
    a=house.visitor(); a.open("/rules/classic"); expect(a.page.get_by_role("heading").first).to_be_visible()
    assert_fits(a,"fine")
    a.page.evaluate("document.querySelector('main').style.minWidth='400px'")
    with pytest.raises(AssertionError, match="320 wide"): assert_fits(a,"x")
def test_worker(house):
    a=house.visitor(); a.open("/"); assert a.page.evaluate("'serviceWorker' in navigator") is False
    b=house.visitor(returning=True); b.open("/"); assert b.page.evaluate("'serviceWorker' in navigator") is True
