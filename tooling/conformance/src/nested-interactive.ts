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

/** Must not contain interactive elements. Scroll regions and dialogs may. */
const CONTAINERS = ['a[href]', 'button', '[role="button"]', '[role="link"]'].join(',');

/**
 * Returns interactive elements inside links and buttons, as readable pairs. A press on them is ambiguous, and screen
 * readers skip one of the two. axe does not find them.
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
