/**
 * What stands in the live regions of a page was told to screen readers when it came. A modal dialog takes the page from
 * them, and all of it is told anew when the dialog closes, over what has focus then. So a region is silent from the
 * dialog on, until it says something else.
 */
const REGIONS = '[role="status"], [role="alert"]';

/** @param dialog that has just been opened: what is said in it is not on the page */
export function keepTold(dialog: HTMLDialogElement): void {
  for (const region of document.querySelectorAll(REGIONS)) {
    if (dialog.contains(region) || region.textContent === '' || region.ariaLive === 'off') continue;
    const before = region.ariaLive;
    region.ariaLive = 'off';
    const change = new MutationObserver(() => {
      change.disconnect();
      region.ariaLive = before;
    });
    change.observe(region, { subtree: true, childList: true, characterData: true });
  }
}
