import type { MessageHost } from '@tackboard/domain';
import { InvalidMessageError } from '../errors.js';
import { accepts, type Claim, type ClaimRequest, type Claims } from './claims.js';
import { decide, type MessageExplanation, type MessageFacts, type RefusedFacts } from './decide.js';
import type { MessageDialog } from './dialog.js';
import type { EmitMessageEvent } from './events.js';
import {
  holdBack,
  holdLife,
  isOpened,
  type Life,
  type Lives,
  phaseOf,
  showLife,
  startLife,
} from './lifecycle.js';
import type { Message, Messages } from './messages.js';
import { rulesOf, showsAtOnce } from './rules.js';
import type { ExperienceStore, StoredExperience } from './store.js';
import type { Turn } from './turn.js';

/** Options of {@link createDecisions}. */
export interface DecisionsOptions {
  readonly store: ExperienceStore;
  readonly claims: Claims;
  readonly messages: Messages;
  readonly lives: Lives;
  readonly dialog: MessageDialog;
  readonly turn: Turn;
  /** The keys of messages that the viewer triggered in this tab. */
  readonly triggered: Set<string>;
  readonly events: MessageHost['events'];
  readonly emit: EmitMessageEvent;
}

/** Which messages show, and why the others do not. */
export interface Decisions {
  /** Decides again. A call while it decides is one more round. */
  readonly update: () => void;
  readonly messagesOf: (claim: Claim) => readonly Message[];
  /** The message that a claim would show first. */
  readonly peek: (request: ClaimRequest) => Message | undefined;
  readonly explain: () => readonly MessageExplanation[];
  /** Whether the message stands in the page from the first render, and has not been viewed: the turn of the tab is not known yet. */
  readonly isEarly: (key: string) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another viewer: reports invalid messages again. */
  readonly clear: () => void;
}

/** A message that a part shows when it is its turn. */
interface Owned {
  readonly owner: Claim;
  readonly life: Life;
  readonly message: () => Message;
}

const NO_MESSAGES: readonly Message[] = [];

/** Creates decisions about no message. */
export function createDecisions(options: DecisionsOptions): Decisions {
  const { dialog, lives, messages, store, turn } = options;
  const peeked = new Set<string>();
  let early: ReadonlySet<string> = new Set();
  const peek = createPeek(options);
  const refusals = createRefusals(options);
  const listeners = new Set<() => void>();
  let shown: ReadonlyMap<number, readonly Message[]> = new Map();
  let explanations: readonly MessageExplanation[] = [];
  let isDeciding = false;
  let mustDecideAgain = false;

  function decideOnce() {
    const entries = store.list();
    const { facts, owned } = findFacts(options, entries, refusals.refuse);
    for (const { key } of lives.all()) {
      if (entries.some((entry) => entry.key === key)) continue;
      lives.remove(key, 'the server no longer sends it');
      messages.remove(key);
    }
    const refused = store.refused().map(({ key, reason }) => refusals.refuse(key, reason));
    const all = [...facts, ...refused];
    const hasOpenLayer = dialog.hasOther();
    const free = decide(all, { hasOpenLayer, turn: 'here' }).filter(
      ({ state }) => state === 'shown',
    );
    turn.set({ hasMessages: free.length > 0 });
    explanations = decide(all, { hasOpenLayer, turn: turn.state() });
    // What stands in the page from the first render stays until the tab has been told, once.
    if (turn.state() !== 'asked') peeked.clear();
    early = new Set(free.map(({ key }) => key).filter((key) => peeked.has(key)));
    for (const { key, reason, state } of explanations) {
      const life = state === 'waiting' && lives.get(key);
      if (life) holdLife(life, reason);
    }
    const next = new Map<number, Message[]>();
    for (const { key, reason, state } of explanations) {
      const one = (state === 'shown' || early.has(key)) && owned.get(key);
      if (!one) continue;
      if (state === 'shown') {
        showLife(one.life, reason);
        // A call of the host may have ended it.
        if (phaseOf(one.life) !== 'shown') continue;
      }
      next.set(one.owner.id, [...(next.get(one.owner.id) ?? []), one.message()]);
    }
    shown = keepArrays(shown, next);
  }

  return {
    update() {
      mustDecideAgain = true;
      if (isDeciding) return;
      isDeciding = true;
      try {
        while (mustDecideAgain) {
          mustDecideAgain = false;
          decideOnce();
        }
      } finally {
        isDeciding = false;
      }
      for (const listener of listeners) listener();
    },
    messagesOf: ({ id }) => shown.get(id) ?? NO_MESSAGES,
    peek(request) {
      const message = peek(request);
      if (message) peeked.add(message.key);
      return message;
    },
    explain: () => explanations,
    isEarly: (key) => early.has(key),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: refusals.clear,
  };
}

type Refuse = (key: string, reason: string) => RefusedFacts;

/** Reports a message that no part can show, once. */
function createRefusals({ emit, events }: Pick<DecisionsOptions, 'emit' | 'events'>) {
  const reportedKeys = new Set<string>();
  const refuse: Refuse = (key, refusal) => {
    if (!reportedKeys.has(key)) {
      reportedKeys.add(key);
      emit('message-refused', key, { reason: refusal });
      events.reportError(new InvalidMessageError(key, refusal));
    }
    return { key, surface: undefined, refusal };
  };
  return { refuse, clear: () => reportedKeys.clear() };
}

/** Finds out what is known of each message, and begins or continues the lives of those that a part shows. */
function findFacts(
  { claims, lives, messages, triggered }: DecisionsOptions,
  entries: readonly StoredExperience[],
  refuse: Refuse,
) {
  const owned = new Map<string, Owned>();
  const busyPlacements = new Set<string | undefined>();

  function factsOf(entry: StoredExperience): MessageFacts | RefusedFacts {
    const { experience, key } = entry;
    const reading = messages.read(experience);
    if ('invalid' in reading) return refuse(key, reading.invalid);
    const { surface } = reading;
    const layer = messages.layerOf(reading, false);
    const ownership = claims.ownerOf(experience, layer);
    if ('reason' in ownership) {
      lives.release(key);
      return { key, surface, refusal: ownership.reason };
    }
    const { owner } = ownership;
    const { request } = owner;
    const rules = rulesOf(experience, reading, request);
    const life = lives.open({ entry, surface, layer, rules });
    const facts = { key, surface, goesFirst: surface === 'cookieBanner' };
    if (phaseOf(life) === 'ended') return { ...facts, layer, phase: 'ended' };
    if (busyPlacements.has(experience.placementId)) {
      const waitsFor = 'another message of its placement comes first';
      return { ...facts, layer, phase: 'ready', waitsFor };
    }
    busyPlacements.add(experience.placementId);
    startLife(life);
    const isOpen = isOpened(life);
    const message = () => messages.of(entry, reading, isOpen);
    owned.set(key, { owner, life, message });
    const held = holdBack(life, request.holdsBack?.(message()));
    const phase = phaseOf(life);
    // The code of a surface loads beside the chart. What has a delay asks for it, and for its anchor, when the delay is over.
    const mayShow = ['ready', 'shown', rules.delayMs === 0 && 'loading'].includes(phase);
    return {
      ...facts,
      layer: messages.layerOf(reading, isOpen),
      goesFirst: facts.goesFirst || isOpen,
      isOwn: isOpen || triggered.has(key),
      phase,
      waitsFor: held ?? (mayShow ? request.waitsFor?.(message()) : undefined),
    };
  }

  return { facts: entries.map(factsOf), owned };
}

/**
 * Returns a function that finds the message that a claim would show first. One hero shows on a page: the one that shows, or else the
 * first that was found, so that a server renders only what stays.
 */
function createPeek({ lives, messages, store, turn }: DecisionsOptions) {
  let foundHero: string | undefined;

  return (request: ClaimRequest): Message | undefined => {
    const entries = store.list();
    const found = entries.flatMap((entry) => {
      const { experience, key } = entry;
      const reading = messages.read(experience);
      if ('invalid' in reading) return [];
      const message = messages.of(entry, reading, false);
      const { layer, surface } = message;
      const life = lives.get(key);
      const isShown = life !== undefined && phaseOf(life) === 'shown';
      if (layer === 'hero' && isShown) foundHero = key;
      const isAccepted =
        accepts(request, experience, layer) &&
        showsAtOnce(layer, rulesOf(experience, reading, request)) &&
        request.waitsFor?.(message) === undefined;
      const phase: MessageFacts['phase'] = isShown ? 'shown' : 'ready';
      const goesFirst = surface === 'cookieBanner';
      return isAccepted ? [{ message, facts: { key, surface, layer, phase, goesFirst } }] : [];
    });
    const hero = entries.some(({ key }) => key === foundHero) ? foundHero : undefined;
    const candidates = found
      .map(({ facts }) => facts)
      .filter(({ key, layer }) => layer !== 'hero' || hero === undefined || key === hero);
    const page = {
      hasOpenLayer: false,
      turn: turn.state() === 'elsewhere' ? 'elsewhere' : 'here',
    } as const;
    const first = decide(candidates, page).find(({ state }) => state === 'shown');
    const message = found.find((one) => one.message.key === first?.key)?.message;
    if (message?.layer === 'hero') foundHero = message.key;
    return message;
  };
}

/** Keeps the array of a claim while its messages are the same, so that nothing renders again. */
function keepArrays(
  former: ReadonlyMap<number, readonly Message[]>,
  next: ReadonlyMap<number, readonly Message[]>,
): ReadonlyMap<number, readonly Message[]> {
  return new Map(
    [...next].map(([id, list]) => {
      const old = former.get(id);
      const isSame = old?.length === list.length && old.every((one, at) => one === list[at]);
      return [id, isSame ? old : list];
    }),
  );
}
