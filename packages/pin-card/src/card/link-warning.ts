/** The clients that have warned. */
const warned = /* @__PURE__ */ new WeakSet<object>();

/** A link to the page of the pin, or one of the host's own, not one of the kit to another place. Feedback replaces the content. */
const LINK = 'a[href]:is(.tb-link, :not([class*="tb-"])), .tb-feedback';

/**
 * Warns, once per client, about a card that shows its picture and leads nowhere, as with a footer of the host
 * without `<PinLink>`. The page of a pin, which is the surface `Closeup`, needs no link to itself.
 */
export function warnOfMissingLink(root: Element | null, surface: string, client: object): void {
  if (!root?.querySelector('.tb-visual') || root.querySelector(LINK)) return;
  if (surface === 'Closeup' || warned.has(client)) return;
  warned.add(client);
  // oxlint-disable-next-line no-console -- a hint for developers
  console.warn(
    'Tackboard: a card has no link, so a press on it opens nothing and the Tab key skips its pin. Render a <PinLink> in it, ' +
      'for example in your own footer: <h3><PinLink>{pin.title}</PinLink></h3>. On the page of the pin itself pass ' +
      'surface="Closeup".',
  );
}
