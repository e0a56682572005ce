import type { TackboardCalls, Viewer } from '@tackboard/domain';
import {
  createFakeClock,
  createMemoryStorage,
  createPinServer,
  type FakeClock,
  type PinServer,
} from '@tackboard/machines/testing';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { createTackboard } from '../src/client/create-tackboard.js';
import type {
  ErrorReport,
  Tackboard,
  TackboardEvent,
  TackboardOptions,
} from '../src/client/tackboard.js';
import { SERVICES, type TackboardClient } from '../src/client/types.js';
import { TackboardProvider } from '../src/client/tackboard-provider.js';
import { boards } from './pins.js';

/** The viewer of the tests. */
export const viewer: Viewer = { isAuth: true, id: '42', fullName: 'Mina Keller' };

/** Options of {@link samplePage}: those of `createTackboard`, with some of the calls, and listeners. */
export interface SampleOptions extends Partial<Omit<TackboardOptions, 'calls'>> {
  readonly calls?: Partial<TackboardCalls> | undefined;
  readonly onEvent?: ((event: TackboardEvent) => void) | undefined;
  readonly onError?: ((report: ErrorReport) => void) | undefined;
}

/** A client for tests, with an in-memory server, a fake clock, and a function that wraps elements in a provider. */
export interface SamplePage {
  readonly server: PinServer;
  readonly clock: FakeClock;
  readonly tackboard: Tackboard;
  readonly inside: (children: ReactNode) => ReactElement;
  /** Resolves when the client has loaded what presses and keys need. */
  readonly ready: () => Promise<void>;
}

/** Turns off the optional pages of a site. */
const NO_PAGES = {
  openPromote: false,
  openSend: false,
  openAdSettings: false,
  edit: false,
  tune: false,
} as const;

/** The calls of a site whose viewers send pins to each other. It knows nobody. */
const SEND_CALLS = {
  listPeople: async () => ({ items: [] }),
  sendPin: async () => undefined,
} satisfies Partial<TackboardCalls>;

/** Creates a client that uses neither the browser's storage nor its tabs. */
export function samplePage(options: SampleOptions = {}): SamplePage {
  const { calls, environment, navigation, onEvent, onError, ...others } = options;
  const clock = createFakeClock();
  const server = createPinServer(Object.values(boards));
  const tackboard = createTackboard({
    viewer,
    defaultBoard: boards.desert,
    ...others,
    calls: { ...server.callsFor('42'), ...SEND_CALLS, ...calls } as TackboardCalls,
    navigation: { ...NO_PAGES, ...navigation },
    environment: {
      clock,
      storage: createMemoryStorage(),
      sessionStorage: createMemoryStorage(),
      outbox: false,
      tabs: false,
      ...environment,
    },
  });
  if (onEvent) tackboard.on('event', onEvent);
  if (onError) tackboard.on('error', onError);
  return {
    server,
    clock,
    tackboard,
    ready: () =>
      new Promise((resolve) => {
        (tackboard as TackboardClient)[SERVICES].core.withRuntime(() => resolve());
      }),
    inside: (children) => createElement(TackboardProvider, { client: tackboard }, children),
  };
}
