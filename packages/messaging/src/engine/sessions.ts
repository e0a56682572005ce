import type { Clock } from '@tackboard/domain';
import { EXPERIENCE_IDS } from '@tackboard/domain/experience';
import type { ClaimRequest } from '../claims/claims.js';
import type { MessageLayer } from '../layers/speakers.js';
import type { MessageEnd } from '../life/message.types.js';
import type { StoredExperience } from '../store/experience-store.js';
import { rulesOf, type ValidReading } from '../surfaces/message-rules.js';
import type { EmitMessageEvent } from './emit.js';
import { createSession, type Session } from './session.js';

/** Options of {@link createSessions}. */
export interface SessionsOptions {
  readonly clock: Clock;
  readonly emit: EmitMessageEvent;
  readonly onView: (key: string) => void;
  /** The message was completed, dismissed or timed out. */
  readonly onEnd: (key: string, surface: string, end: MessageEnd) => void;
  /** The message no longer shows: it ended, or it has to wait. */
  readonly onHidden: (key: string) => void;
  /** Something changed that decides who may speak. */
  readonly onChange: () => void;
}

/** The messages that parts of the page own. */
export interface Sessions {
  readonly get: (key: string) => Session | undefined;
  /** The session of a message: the one it has, or a new one. */
  readonly open: (
    entry: StoredExperience,
    reading: ValidReading,
    layer: MessageLayer,
    request: ClaimRequest,
  ) => Session;
  /** Its part left. A part that comes back in the same moment, as in StrictMode, keeps the session. */
  readonly release: (key: string) => void;
  /** Makes a message that shows wait. */
  readonly hold: (key: string, reason: string) => void;
  /** Ends a message without a report: the server withdrew it, another tab ended it, its surface failed. */
  readonly withdraw: (key: string, reason: string) => void;
  /** Withdraws a message and drops its session. */
  readonly remove: (key: string, reason: string) => void;
  readonly keys: () => readonly string[];
  readonly scroll: () => void;
  readonly setHidden: (isHidden: boolean) => void;
}

/** Creates sessions without a message. */
export function createSessions(options: SessionsOptions): Sessions {
  const { clock, emit, onChange, onEnd, onHidden, onView } = options;
  const sessions = new Map<string, Session>();
  const releases = new Map<string, unknown>();
  let isHidden = false;

  function keep(key: string) {
    clock.clearTimeout(releases.get(key));
    releases.delete(key);
  }

  function withdraw(key: string, reason: string) {
    const session = sessions.get(key);
    if (!session || session.hasEnded()) return;
    session.stop();
    emit('message-ended', key, { reason, surface: session.reading.surface });
    onHidden(key);
  }

  function remove(key: string, reason: string) {
    withdraw(key, reason);
    sessions.delete(key);
    keep(key);
  }

  return {
    get: (key) => sessions.get(key),
    open({ experience, key }, reading, layer, request) {
      keep(key);
      const known = sessions.get(key);
      if (known) return known;
      const session = createSession({
        rules: rulesOf(experience, reading, request),
        layer,
        reading,
        clock,
        onView: () => onView(key),
        onEnd(reached) {
          onEnd(key, reading.surface, reached);
          onHidden(key);
          onChange();
        },
        onChange,
      });
      if (isHidden) session.pause('hidden');
      sessions.set(key, session);
      if (experience.id === EXPERIENCE_IDS.viewedOnMount) onView(key);
      return session;
    },
    release(key) {
      if (!sessions.has(key) || releases.has(key)) return;
      const handle = clock.setTimeout(() => {
        remove(key, 'the part that showed it left');
        onChange();
      }, 0);
      releases.set(key, handle);
    },
    hold(key, reason) {
      const session = sessions.get(key);
      if (session?.phase() !== 'shown') return;
      session.send({ type: 'HOLD' });
      emit('message-held', key, { reason, surface: session.reading.surface });
      onHidden(key);
    },
    withdraw,
    remove,
    keys: () => [...sessions.keys()],
    scroll() {
      for (const session of sessions.values()) session.send({ type: 'SCROLL' });
    },
    setHidden(hidden) {
      isHidden = hidden;
      for (const { pause, resume } of sessions.values()) (hidden ? pause : resume)('hidden');
    },
  };
}
