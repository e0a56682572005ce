import type { Viewer } from '@tackboard/domain';
import {
  createFakeClock,
  createPinServer,
  type FakeClock,
  type PinServer,
} from '@tackboard/machines/testing';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { TackboardProvider, type TackboardProviderProps } from './provider/tackboard-provider.js';
import { boards } from './sample-pins.stories.js';

/** The viewer of the tests, who has a board to save to. */
export const viewer: Viewer = { isAuth: true, id: '42', fullName: 'Mina Keller' };

/** A page for tests: a small server in memory, a clock that stands still, and the provider over both. */
export interface SamplePage {
  readonly server: PinServer;
  readonly clock: FakeClock;
  readonly inside: (children: ReactNode) => ReactElement;
}

/** Starts a page; `changes` are put over what its provider is given. */
export function samplePage(changes: Partial<TackboardProviderProps> = {}): SamplePage {
  const clock = createFakeClock();
  const server = createPinServer(Object.values(boards));
  const props: TackboardProviderProps = {
    context: { viewer },
    defaultBoard: boards.desert,
    clock,
    ...server.callsFor('42'),
    ...changes,
  };
  return {
    server,
    clock,
    inside: (children) => createElement(TackboardProvider, props, children),
  };
}
