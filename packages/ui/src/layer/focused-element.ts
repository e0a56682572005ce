/** The element with the focus, also inside of shadow roots and frames of the same origin. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  for (let inner = focused; inner; inner = insideOf(inner)) focused = inner;
  return focused;
}

function insideOf(element: Element): Element | null {
  if (element.shadowRoot) return element.shadowRoot.activeElement;
  return (element as Partial<HTMLIFrameElement>).contentDocument?.activeElement ?? null;
}
