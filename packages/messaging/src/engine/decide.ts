import type { MessageLayer } from './rules.js';

/** The state of a message, for tools. */
export type MessageState = 'ended' | 'refused' | 'shown' | 'waiting';

/** Why a message shows or does not. */
export interface MessageExplanation {
  readonly key: string;
  readonly surface: string | undefined;
  readonly state: MessageState;
  /** In words, for developers: "no complete button text", "the dialog layer is full". */
  readonly reason: string;
}

/**
 * The phase of a message. `loading`: its chart has not arrived, and it needs one to show; then held back before its delay, in its delay,
 * ready to show, showing, or ended.
 */
export type MessagePhase = 'delaying' | 'ended' | 'heldBack' | 'loading' | 'ready' | 'shown';

/** What is known of a message at the moment of a decision. */
export interface MessageFacts {
  readonly key: string;
  readonly surface: string | undefined;
  readonly layer: MessageLayer;
  readonly phase: MessagePhase;
  /** It shows before all others of its layer: the cookie question, and a pulsar that was tapped. */
  readonly goesFirst: boolean;
  /** The viewer asked for it in this tab: tapped its pulsar, or triggered it. */
  readonly isOwn?: boolean;
  /** What it waits for besides its turn: an anchor, its code, the message before it. */
  readonly waitsFor?: string | undefined;
}

/** What is known of a message that no part can show. */
export interface RefusedFacts {
  readonly key: string;
  readonly surface: string | undefined;
  readonly refusal: string;
}

/** Which tab of the browser shows messages: this one, another one, or this one has not been told yet, as while it is hidden. */
export type TurnState = 'asked' | 'elsewhere' | 'here';

/** What is known of the page at the moment of a decision. */
export interface PageFacts {
  /** A dialog or menu that belongs to no message, or in which the viewer answers one. */
  readonly hasOpenLayer: boolean;
  readonly turn: TurnState;
}

/** How many messages of a layer show at once, if not one. */
const LIMITS: Partial<Readonly<Record<MessageLayer, number>>> = {
  flow: Number.POSITIVE_INFINITY,
  pulsar: Number.POSITIVE_INFINITY,
  toast: 3,
};

/** Why a message of a phase does not show yet. */
const WAITING_PHASES: Partial<Readonly<Record<MessagePhase, string>>> = {
  delaying: 'its delay runs',
  heldBack: 'its delay is held back',
  loading: 'its chart is loading',
};

/**
 * Decides which messages show, and says why. Messages are in the order of the server; one that shows goes on, and the cookie question
 * goes before all. While a dialog is open, anchored messages close and messages at the bottom wait. Messages wait while another tab
 * shows its own.
 */
export function decide(
  messages: readonly (MessageFacts | RefusedFacts)[],
  page: PageFacts,
): readonly MessageExplanation[] {
  const reasonOf = (one: MessageFacts) => reasonToWait(one) ?? waitsForTurn(one, page);
  const ready = messages.filter((one) => 'layer' in one && reasonOf(one) === undefined);
  const waiting = waitingForRoom(ready as readonly MessageFacts[], page);
  return messages.map((facts) => {
    const { key, surface } = facts;
    if ('refusal' in facts) return { key, surface, state: 'refused', reason: facts.refusal };
    if (facts.phase === 'ended') return { key, surface, state: 'ended', reason: 'it has ended' };
    const reason = reasonOf(facts) ?? waiting.get(facts);
    return reason === undefined
      ? { key, surface, state: 'shown', reason: 'it is its turn' }
      : { key, surface, state: 'waiting', reason };
  });
}

function reasonToWait({ phase, waitsFor }: MessageFacts): string | undefined {
  if (phase === 'ended') return 'it has ended';
  return waitsFor ?? WAITING_PHASES[phase];
}

/**
 * Returns why a message waits for the turn of its tab. What shows stays until it is known that another tab has the turn; and as long as
 * a dialog is open, in which the viewer may be answering it.
 */
function waitsForTurn(
  { isOwn, phase }: MessageFacts,
  { hasOpenLayer, turn }: PageFacts,
): string | undefined {
  if (turn === 'here' || isOwn) return undefined;
  const isElsewhere = turn === 'elsewhere';
  if (phase === 'shown' && (!isElsewhere || hasOpenLayer)) return undefined;
  return isElsewhere ? 'another tab shows messages' : 'another tab may show messages';
}

/** Returns why messages that are ready have to wait for their layer. */
function waitingForRoom(
  ready: readonly MessageFacts[],
  { hasOpenLayer }: PageFacts,
): ReadonlyMap<MessageFacts, string> {
  const waiting = new Map<MessageFacts, string>();
  const counts = new Map<MessageLayer, number>();
  const ordered = ready.toSorted((one, other) => rank(one) - rank(other));
  const admit = (message: MessageFacts) => {
    const { layer } = message;
    const count = counts.get(layer) ?? 0;
    if (count >= (LIMITS[layer] ?? 1)) waiting.set(message, `the ${layer} layer is full`);
    else counts.set(layer, count + 1);
  };
  for (const message of ordered.filter(({ layer }) => layer === 'dialog')) {
    if (hasOpenLayer) waiting.set(message, 'a dialog or menu of the page is open');
    else admit(message);
  }
  const hasDialog = hasOpenLayer || counts.has('dialog');
  for (const message of ordered.filter(({ layer }) => layer !== 'dialog')) {
    const { layer, phase } = message;
    const yields = layer === 'anchored' || (layer === 'bottom' && phase !== 'shown');
    if (hasDialog && yields) waiting.set(message, 'a dialog is open');
    else admit(message);
  }
  return waiting;
}

function rank({ goesFirst, phase }: MessageFacts): number {
  if (goesFirst) return 0;
  return phase === 'shown' ? 1 : 2;
}
