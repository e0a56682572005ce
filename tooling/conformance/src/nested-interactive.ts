const INTERACTIVE = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  'video[controls]',
  'audio[controls]',
  'iframe',
  '[tabindex]:not([tabindex="-1"])',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="button"]',
  '[role="link"]',
  '[role="checkbox"]',
  '[role="switch"]',
  '[role="menuitem"]',
  '[role="tab"]',
].join(',');

/** A control or link that may hold nothing that can be pressed. A scrolled region or a dialog may. */
const CONTAINERS = ['a[href]', 'button', '[role="button"]', '[role="link"]'].join(',');

/**
 * The elements that can be pressed inside of something that can be pressed, as readable pairs. Nobody can tell which of
 * the two a press means, and a screen reader leaves one of them out. axe does not see them.
 */
export function nestedInteractive(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll(INTERACTIVE)].flatMap((inner) => {
    const outer = inner.parentElement?.closest(CONTAINERS);
    return outer ? `${tagOf(inner)} inside ${tagOf(outer)}` : [];
  });
}

function tagOf(element: Element): string {
  const role = element.getAttribute('role');
  return role ? `<${element.localName} role="${role}">` : `<${element.localName}>`;
}
