/** Where messages show; each layer has rules about how many may speak at once. */
export const MESSAGE_LAYERS = [
  'anchored',
  'bottom',
  'dialog',
  'flow',
  'hero',
  'pulsar',
  'toast',
] as const;

/** One of {@link MESSAGE_LAYERS}. `flow` has no limit: the host places these messages. */
export type MessageLayer = (typeof MESSAGE_LAYERS)[number];

/** A message that is ready to show. */
export interface Candidate {
  readonly key: string;
  readonly layer: MessageLayer;
  /** The cookie question goes first of all. */
  readonly isFirst: boolean;
  readonly isShown: boolean;
}

/** How many messages of a layer show at once, if not one. */
const LIMITS: Partial<Readonly<Record<MessageLayer, number>>> = {
  flow: Number.POSITIVE_INFINITY,
  pulsar: Number.POSITIVE_INFINITY,
  toast: 3,
};

/** Why each candidate has to wait, by key; a candidate that may show is absent. */
export type Waiting = ReadonlyMap<string, string>;

/**
 * Decides who may speak. Candidates are in the order of the server; a message that shows goes on, and the cookie question
 * goes before all. While a dialog is open, anchored messages close and messages at the bottom wait.
 */
export function waitingCandidates(
  candidates: readonly Candidate[],
  page: { readonly hasOpenLayer: boolean },
): Waiting {
  const waiting = new Map<string, string>();
  const shown = new Map<MessageLayer, number>();
  const ordered = candidates.toSorted((one, other) => rank(one) - rank(other));
  const admit = ({ key, layer }: Candidate) => {
    const count = shown.get(layer) ?? 0;
    if (count >= (LIMITS[layer] ?? 1)) waiting.set(key, `the ${layer} layer is full`);
    else shown.set(layer, count + 1);
  };
  for (const candidate of ordered.filter(({ layer }) => layer === 'dialog')) {
    if (page.hasOpenLayer) waiting.set(candidate.key, 'a dialog or menu of the page is open');
    else admit(candidate);
  }
  const hasDialog = page.hasOpenLayer || shown.has('dialog');
  for (const candidate of ordered.filter(({ layer }) => layer !== 'dialog')) {
    const { isShown, key, layer } = candidate;
    const yields = layer === 'anchored' || (layer === 'bottom' && !isShown);
    if (hasDialog && yields) waiting.set(key, 'a dialog is open');
    else admit(candidate);
  }
  return waiting;
}

function rank({ isFirst, isShown }: Candidate): number {
  if (isFirst) return 0;
  return isShown ? 1 : 2;
}
