/**
 * Opens a URL in a new tab without `opener`. Falls back to the tab, or frame, of `view`: some browsers block a new tab when the
 * link check took long.
 */
export function openInNewTab(href: string, view: Window): void {
  const tab = view.open('', '_blank');
  if (!tab) return view.location.assign(href);
  tab.opener = null;
  tab.location.href = href;
}
