import type { MessageHost } from '@tackboard/domain';
import type { Claim, Claims } from '../claims/claims.js';
import { InvalidMessageError } from '../invalid-message-error.js';
import { type Candidate, waitingCandidates } from '../layers/speakers.js';
import type { Message } from '../message.js';
import type { MessageExplanation } from '../messaging.types.js';
import type { ExperienceStore, StoredExperience } from '../store/experience-store.js';
import type { EmitMessageEvent } from './emit.js';
import type { MessageDialog } from './message-dialog.js';
import type { MessageReadings } from './message-readings.js';
import type { RuntimeModule } from './runtime.types.js';
import type { Session } from './session.js';
import type { Sessions } from './sessions.js';

/** Options of {@link createDecisions}. */
export interface DecisionsOptions {
  readonly store: ExperienceStore;
  readonly claims: Claims;
  readonly readings: MessageReadings;
  readonly sessions: Sessions;
  readonly dialog: MessageDialog;
  /** The runtime once it has loaded; the first call starts loading it. */
  readonly runtime: () => RuntimeModule | undefined;
  readonly events: MessageHost['events'];
  readonly emit: EmitMessageEvent;
}

/** Which messages show, and why the others do not. */
export interface Decisions {
  /** Decides again. A call while it decides is one more round. */
  readonly update: () => void;
  readonly messagesOf: (claim: Claim) => readonly Message[];
  readonly explanations: () => readonly MessageExplanation[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Another viewer: reports invalid messages again. */
  readonly clear: () => void;
}

/** A message that may show when its layer has room. */
interface Ready extends Candidate {
  readonly entry: StoredExperience;
  readonly session: Session;
  readonly owner: Claim;
}

/** What the rules say about one message, before the layers decide. */
interface Verdict extends MessageExplanation {
  readonly ready?: Ready;
}

const NO_MESSAGES: readonly Message[] = [];
const ITS_TURN = 'it is its turn';

/** Creates decisions about no message. */
export function createDecisions(options: DecisionsOptions): Decisions {
  const { claims, dialog, emit, events, readings, runtime, sessions, store } = options;
  const reportedKeys = new Set<string>();
  const listeners = new Set<() => void>();
  let shown: ReadonlyMap<number, readonly Message[]> = new Map();
  let explanations: readonly MessageExplanation[] = [];
  let isDeciding = false;
  let mustDecideAgain = false;

  function refuse(key: string, reason: string): Verdict {
    if (!reportedKeys.has(key)) {
      reportedKeys.add(key);
      emit('message-refused', key, { reason });
      events.reportError(new InvalidMessageError(key, reason));
    }
    return { key, surface: undefined, state: 'refused', reason };
  }

  function evaluate(entry: StoredExperience, busyPlacements: Set<string | undefined>): Verdict {
    const { experience, key } = entry;
    const { placementId } = experience;
    const reading = readings.read(experience);
    if ('invalid' in reading) return refuse(key, reading.invalid);
    const { surface } = reading;
    const verdict = (state: MessageExplanation['state'], reason: string) => ({
      key,
      surface,
      state,
      reason,
    });
    const hold = (reason: string) => {
      sessions.hold(key, reason);
      return verdict('waiting', reason);
    };
    const layer = readings.layerOf(reading, false);
    const ownership = claims.ownerOf(experience, layer);
    if ('reason' in ownership) {
      sessions.release(key);
      return verdict('refused', ownership.reason);
    }
    const { owner } = ownership;
    const session = sessions.open(entry, reading, layer, owner.request);
    if (session.hasEnded()) return verdict('ended', 'it has ended');
    if (busyPlacements.has(placementId)) {
      return hold('another message of its placement comes first');
    }
    busyPlacements.add(placementId);
    const module = runtime();
    if (module) session.start(module);
    const isOpen = session.isOpen();
    const message = readings.messageOf(entry, reading, isOpen);
    const held = holdBack(session, owner.request.holdsBack?.(message));
    if (held) return verdict('waiting', held);
    const phase = session.phase();
    if (phase === 'ended') return verdict(phase, 'it completed by itself');
    if (phase === 'loading') return verdict('waiting', 'its chart is loading');
    if (phase === 'delaying') return verdict('waiting', 'its delay runs');
    const missing = owner.request.waitsFor?.(message);
    if (missing) return hold(missing);
    return {
      ...verdict('shown', ITS_TURN),
      ready: {
        key,
        layer: readings.layerOf(reading, isOpen),
        isFirst: surface === 'cookieBanner' || isOpen,
        isShown: phase === 'shown',
        entry,
        session,
        owner,
      },
    };
  }

  function removeMissing(entries: readonly StoredExperience[]) {
    const keys = new Set(entries.map(({ key }) => key));
    for (const key of sessions.keys()) {
      if (keys.has(key)) continue;
      sessions.remove(key, 'the server no longer sends it');
      readings.remove(key);
    }
  }

  function decide() {
    const entries = store.list();
    const busyPlacements = new Set<string | undefined>();
    const verdicts = entries.map((entry) => evaluate(entry, busyPlacements));
    removeMissing(entries);
    const candidates = verdicts.flatMap(({ ready }) => ready ?? []);
    const waiting = waitingCandidates(candidates, { hasOpenLayer: dialog.hasOther() });
    for (const [key, reason] of waiting) sessions.hold(key, reason);
    const next = new Map<number, Message[]>();
    for (const { entry, isShown, key, owner, session } of candidates) {
      if (waiting.has(key)) continue;
      const { reading } = session;
      if (!isShown) {
        emit('message-shown', key, { reason: ITS_TURN, surface: reading.surface });
        session.send({ type: 'SPEAK' });
      }
      if (session.phase() !== 'shown') continue;
      const message = readings.messageOf(entry, reading, session.isOpen());
      next.set(owner.id, [...(next.get(owner.id) ?? []), message]);
    }
    shown = keepArrays(shown, next);
    const refused = store.refused().map(({ key, reason }) => refuse(key, reason));
    explanations = [...verdicts, ...refused].map(({ ready, ...one }) => {
      const reason = ready && waiting.get(one.key);
      return reason === undefined ? one : { ...one, state: 'waiting', reason };
    });
  }

  return {
    update() {
      mustDecideAgain = true;
      if (isDeciding) return;
      isDeciding = true;
      try {
        while (mustDecideAgain) {
          mustDecideAgain = false;
          decide();
        }
      } finally {
        isDeciding = false;
      }
      for (const listener of listeners) listener();
    },
    messagesOf: ({ id }) => shown.get(id) ?? NO_MESSAGES,
    explanations: () => explanations,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => reportedKeys.clear(),
  };
}

/** Holds a message back before its delay, or releases it. Returns the reason while it is held. */
function holdBack(session: Session, reason: string | undefined): string | undefined {
  const phase = session.phase();
  if (phase === 'shown' || phase === 'ended') return undefined;
  if (reason && phase !== 'heldBack') session.send({ type: 'HOLD_BACK' });
  if (!reason && phase === 'heldBack') session.send({ type: 'RELEASE' });
  return reason;
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
