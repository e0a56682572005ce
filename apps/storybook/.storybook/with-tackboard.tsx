import type { Board, TackboardCalls, Viewer } from '@tackboard/domain';
import { createMemoryStorage, createPinServer, PinServerError } from '@tackboard/machines/testing';
import {
  createTackboard,
  type Tackboard,
  type TackboardOptions,
  TackboardProvider,
} from '@tackboard/pin-card';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import { localeOf } from './locales.ts';

/** Options of a story's client, in `parameters.tackboard`: those of `createTackboard()`, and shorthands. */
export interface StoryClient extends Partial<
  Omit<TackboardOptions, 'calls' | 'defaultBoard' | 'viewer'>
> {
  /** @default 'signed-in' */
  readonly viewer?: 'signed-in' | 'signed-out';
  /** Facts about the signed-in viewer. */
  readonly viewerFacts?: Partial<Viewer>;
  /**
   * How the server responds to a save or a delete.
   * @default 'at-once'
   */
  readonly answers?: 'at-once' | 'never' | 'refused';
  /** The board of a one-tap save; null for the viewer's profile. */
  readonly defaultBoard?: Board | null;
  readonly calls?: Partial<TackboardCalls>;
}

const VIEWER: Viewer = { isAuth: true, id: '42', fullName: 'Mina Keller', username: 'mina' };
const BOARD: Board = { id: '51', name: 'Desert prints', url: '/mina/desert-prints/' };

/** The host whose media may play inside a card. */
const EMBED_HOSTS = ['player.example'];

/** Pages that only some stories have. */
const NO_PAGES = { openPromote: false, openSend: false, openAdSettings: false } as const;

const refuse = () => Promise.reject(new PinServerError('failed'));

function callsOf({ answers = 'at-once', calls }: StoryClient): TackboardCalls {
  const server = createPinServer([BOARD]);
  if (answers === 'never') server.setMode('by-hand');
  const toggle = () => (answers === 'refused' ? refuse() : Promise.resolve());
  return {
    ...server.callsFor('42'),
    ...(answers === 'refused' && { savePin: refuse, unsavePin: refuse, deletePin: refuse }),
    hidePin: toggle,
    reportPin: toggle,
    followUser: toggle,
    followBoard: toggle,
    listPeople: async () => ({ items: [] }),
    sendPin: toggle,
    ...calls,
  };
}

function createClient(story: StoryClient, locale: unknown): Tackboard {
  const {
    viewer = 'signed-in',
    viewerFacts,
    answers: _,
    defaultBoard = BOARD,
    navigation,
    environment,
    ...options
  } = story;
  const tackboard = createTackboard({
    device: 'desktop',
    embedHosts: EMBED_HOSTS,
    locale: localeOf(locale).tag,
    words: localeOf(locale).words,
    menuActions: { delete: fn().mockName('delete') },
    ...options,
    viewer: viewer === 'signed-in' ? { ...VIEWER, ...viewerFacts } : { isAuth: false },
    defaultBoard: defaultBoard ?? undefined,
    calls: callsOf(story),
    navigation: { ...NO_PAGES, ...navigation },
    // Stories share a browser, so none may store anything.
    environment: {
      outbox: false,
      tabs: false,
      storage: createMemoryStorage(),
      sessionStorage: createMemoryStorage(),
      ...environment,
    },
  });
  tackboard.on('event', fn().mockName('event'));
  return tackboard;
}

interface StoryRootProps {
  readonly story: StoryClient;
  readonly locale: unknown;
  readonly children: ReactNode;
}

function StoryRoot({ story, locale, children }: StoryRootProps) {
  const [client] = useState(() => createClient(story, locale));
  return <TackboardProvider client={client}>{children}</TackboardProvider>;
}

/** Renders each story with its own client, created from `parameters.tackboard`. */
export const withTackboard: Decorator = (Story, { id, globals, parameters }) => (
  <StoryRoot
    key={`${id} ${String(globals['locale'])}`}
    locale={globals['locale']}
    story={(parameters['tackboard'] ?? {}) as StoryClient}
  >
    <Story />
  </StoryRoot>
);
