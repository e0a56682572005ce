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

/** How many messages of a layer show at once. */
const LIMITS: Readonly<Record<MessageLayer, number>> = {
  anchored: 1,
  bottom: 1,
  dialog: 1,
  flow: Number.POSITIVE_INFINITY,
  hero: 1,
  pulsar: Number.POSITIVE_INFINITY,
  toast: 3,
};

const WAITS_FOR_LAYER: Readonly<Record<MessageLayer, string>> = {
  anchored: 'another anchored message shows',
  bottom: 'another message shows at the bottom',
  dialog: 'another dialog is open',
  flow: '',
  hero: 'another hero banner shows',
  pulsar: '',
  toast: 'three toasts show',
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
    if (count >= LIMITS[layer]) waiting.set(key, WAITS_FOR_LAYER[layer]);
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
