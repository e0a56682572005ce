import type { AttributionSetting, Board, Experiments, Viewer } from '@tackboard/domain';
import { createPinServer, PinServerError } from '@tackboard/machines/testing';
import {
  type TackboardPorts,
  TackboardProvider,
  type TackboardProviderProps,
} from '@tackboard/pin-card/provider';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import { localeOf } from './locales.ts';

/** What a story says about the page it is on, in `parameters.tackboard`. */
export interface PageParameters {
  /**
   * Who looks.
   * @default 'signed-in'
   */
  readonly viewer?: 'signed-in' | 'signed-out';
  /** @default 'desktop' */
  readonly device?: 'desktop' | 'mobile';
  /** @default false */
  readonly isBot?: boolean;
  /**
   * How the server answers a save or a delete.
   * @default 'at-once'
   */
  readonly answers?: 'at-once' | 'never' | 'refused';
  /** Where a one-tap save goes; null: the viewer's profile. */
  readonly defaultBoard?: Board | null;
  /** What is true of the signed-in viewer besides who they are. */
  readonly viewerFacts?: Partial<Viewer>;
  readonly experiments?: Experiments;
  readonly attributionSetting?: AttributionSetting;
  /** What else is true of the page. */
  readonly context?: Partial<TackboardProviderProps['context']>;
  /** The calls of single parts, recording ones. */
  readonly ports?: TackboardPorts;
  /** When it is, in milliseconds, and the nonce of the page's policy: where a server renders the story. */
  readonly now?: number | undefined;
  readonly nonce?: string | undefined;
}

const VIEWER: Viewer = { isAuth: true, id: '42', fullName: 'Mina Keller', username: 'mina' };
const BOARD: Board = { id: '51', name: 'Desert prints', url: '/mina/desert-prints/' };

/** The site whose media may play inside of a card. */
const EMBED_HOSTS = ['player.example'];

const refuse = () => Promise.reject(new PinServerError('failed'));

function portsOf({ answers = 'at-once' }: PageParameters) {
  const server = createPinServer([BOARD]);
  if (answers === 'never') server.setMode('by-hand');
  const ports = server.callsFor('42');
  return answers === 'refused'
    ? { ...ports, savePin: refuse, unsavePin: refuse, deletePin: refuse }
    : ports;
}

function StoryPage({
  page,
  locale,
  children,
}: {
  readonly page: PageParameters;
  readonly locale: unknown;
  readonly children: ReactNode;
}) {
  const { viewer = 'signed-in', device = 'desktop', defaultBoard = BOARD } = page;
  const flag = { set: () => (page.answers === 'refused' ? refuse() : Promise.resolve()) };
  const [props] = useState<TackboardProviderProps>(() => ({
    ...portsOf(page),
    context: {
      viewer: viewer === 'signed-in' ? { ...VIEWER, ...page.viewerFacts } : { isAuth: false },
      experiments: page.experiments,
      attributionSetting: page.attributionSetting,
      device,
      isBot: page.isBot,
      locale: localeOf(locale).tag,
      ...page.context,
      ...(page.now === undefined ? {} : { now: page.now }),
    },
    words: localeOf(locale).words,
    defaultBoard: defaultBoard ?? undefined,
    ports: page.ports,
    nonce: page.nonce,
    embedHosts: EMBED_HOSTS,
    toggleCalls: {
      'hide-pin': flag,
      'report-pin': flag,
      'follow-user': flag,
      'follow-board': flag,
    },
    menuActions: { delete: fn().mockName('delete') },
    menuPages: ['edit', 'tuneHomeFeed'],
    onLogin: fn().mockName('onLogin'),
    onEvent: fn().mockName('onEvent'),
  }));
  return <TackboardProvider {...props}>{children}</TackboardProvider>;
}

/** Gives every story a page of its own, as its `parameters.tackboard` says. */
export const withTackboard: Decorator = (Story, { id, globals, parameters }) => (
  <StoryPage
    key={`${id} ${String(globals['locale'])}`}
    locale={globals['locale']}
    page={(parameters['tackboard'] ?? {}) as PageParameters}
  >
    <Story />
  </StoryPage>
);
