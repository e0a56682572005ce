import { decodeExperiences } from '@tackboard/domain/wire';
import type { TackboardCalls } from '@tackboard/domain';
import { createMessageServer } from '@tackboard/messaging/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { App, createClients } from './messages.js';

const readme = readFileSync(join(process.cwd(), 'packages/messaging/README.md'), 'utf8');

/** The code blocks of the README in this language. */
const blocks = (language: string): readonly string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, code = '']) => code,
  );

/** The surface and the runtime are loaded, which takes long on a busy machine. */
const WAIT_MS = 10_000;

it('the README has this example', () => {
  const source = readFileSync(
    join(process.cwd(), 'apps/storybook/src/first-message/messages.tsx'),
    'utf8',
  );
  expect(blocks('tsx')).toContain(source);
});

it('shows the message of the README and reports its view once', async () => {
  const server = createMessageServer();
  const [message = ''] = blocks('json');
  server.put('v', decodeExperiences([JSON.parse(message)]).experiences);
  const unused = () => Promise.reject(new Error('No pin is saved here.'));
  const calls: TackboardCalls = {
    savePin: unused,
    unsavePin: unused,
    readPin: unused,
    ...server.callsFor(() => 'v'),
  };
  const clients = createClients({ viewer: { isAuth: true, id: 'v' }, calls });
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(<App {...clients}>The feed</App>);
  await vi.waitFor(() => {
    expect(container.textContent).toContain('Boards now have sections');
    expect(container.textContent).toContain('Try it');
  }, WAIT_MS);
  await vi.waitFor(
    () =>
      expect(server.applied.map(({ key, kind }) => `${kind} ${key}`)).toEqual([
        'viewed 1000100:501200',
      ]),
    WAIT_MS,
  );
  root.unmount();
});
