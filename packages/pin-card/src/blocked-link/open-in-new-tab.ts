/**
 * Opens an address in a new tab whose page knows nothing of this one; in this tab where the browser opens no new one, as
 * some do when the check of a link took long.
 */
export function openInNewTab(href: string): void {
  const tab = window.open('', '_blank');
  if (!tab) return window.location.assign(href);
  tab.opener = null;
  tab.location.href = href;
}
