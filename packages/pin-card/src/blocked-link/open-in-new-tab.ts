/**
 * Opens a URL in a new tab without `opener`. Falls back to this tab: some browsers block a new tab when the link check took
 * long.
 */
export function openInNewTab(href: string): void {
  const tab = window.open('', '_blank');
  if (!tab) return window.location.assign(href);
  tab.opener = null;
  tab.location.href = href;
}
