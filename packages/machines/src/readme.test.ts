import * as chart from './writes/run-intent.js';
import type { Board, Pin } from '@tackboard/domain';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { linkCheckMachine } from './charts/link-check.machine.js';
import { createPinStore } from './index.js';
import { createRecordingPorts, flush } from './testing/index.js';

/** What an example of the README says that it prints: the comments at its end. */
function printsOf(heading: string): readonly string[] {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, section = ''] = readme.split(`## ${heading}\n`);
  const [, example = ''] = section.split('```');
  return example.split('\n').flatMap((line) => (/^\/\/ (.*)$/.exec(line) ?? []).slice(1));
}

it('prints what the README says of the store', async () => {
  const printed: string[] = [];
  const pin: Pin = { id: '1' };
  const board: Board = { id: 'b1' };
  const ports = createRecordingPorts();
  const store = createPinStore({
    ...ports,
    onToast: ({ kind }) => printed.push(`toast ${kind}`),
    viewerId: 'v',
    loadWrites: () => Promise.resolve(chart),
  });
  store.subscribe(pin.id, () => {
    const { status, title } = store.read(pin);
    printed.push(`${status} ${title}`);
  });
  store.tap(pin, { board });
  await flush();
  ports.clock.advance(950);
  expect(printed).toEqual(printsOf('One store for all cards'));
});

it('prints what the README says of a chart by itself', async () => {
  const printed: string[] = [];
  const link = createActor(linkCheckMachine, {
    input: {
      ports: {
        checkLink: () => Promise.resolve({ redirectStatus: 'blocked' }),
        openLink: () => undefined,
        page: () => ({ url: 'https://pins.example/' }),
      },
    },
  }).start();
  link.subscribe(({ value, context }) => printed.push(`${value} ${context.warning}`));
  link.send({ type: 'FOLLOW', href: 'https://spam.example/' });
  await flush();
  expect(printed).toEqual(printsOf('A chart by itself'));
});
