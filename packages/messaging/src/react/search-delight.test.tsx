import type { DisplayData, Experience } from '@tackboard/domain/experience';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchField } from '@tackboard/ui';
import { StrictMode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessageSlot, MessagingProvider } from './index.js';
import { SearchDelight } from './search-delight.js';

afterEach(cleanup);

const delight = (id: string, displayData: DisplayData): Experience => ({
  id,
  placementId: '9',
  type: 0,
  displayData: { componentType: 3, textColors: ['#ffd98a', '#9fd0ff'], ...displayData },
});

const EXPERIENCES = [
  delight('1', { searchQueryList: ['terrazzo'], textBackgroundColor: '#12324a' }),
  delight('2', { searchQueryList: ['blue hour'], textBackgroundColor: '#12324a' }),
];

function Search({ suggestions }: { readonly suggestions: readonly string[] | undefined }) {
  const [term, setTerm] = useState('');
  const decoration = <SearchDelight term={term} {...(suggestions && { suggestions })} />;
  return <SearchField label="Search" value={term} onChange={setTerm} decoration={decoration} />;
}

function open(experiences = EXPERIENCES, suggestions?: readonly string[]) {
  const host = createRecordingHost();
  const messaging = createMessaging({ host, initial: experiences });
  render(
    <StrictMode>
      <MessagingProvider messaging={messaging}>
        <MessageSlot predicate={() => true} />
        <Search suggestions={suggestions} />
      </MessagingProvider>
    </StrictMode>,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const reports = () => host.server.applied.map(({ kind, key }) => `${kind} ${key}`);
  return { field, host, reports };
}

const colored = () => document.querySelector<HTMLElement>('.tb-search-delight');

it('S2 §4.36: a term that matches a label selects its message, which is viewed once', async () => {
  const { field, host, reports } = open();
  await userEvent.type(field, 'Blue hou');
  expect(colored()).toBeNull();
  expect(reports()).toEqual([]);
  await userEvent.type(field, 'r');
  await waitFor(() => expect(colored()?.textContent).toBe('Blue hour'));
  expect(field.value).toBe('Blue hour');
  await waitFor(() => expect(reports()).toEqual(['viewed 9:2']));
  await userEvent.type(field, 's');
  expect(colored()).toBeNull();
  host.clock.advance(1);
  await userEvent.type(field, '{Backspace}');
  await waitFor(() => expect(colored()).toBeTruthy());
  expect(reports()).toEqual(['viewed 9:2']);
  expect(host.errors).toEqual([]);
});

it('S2 §4.36: another term selects another message', async () => {
  const { field, reports } = open();
  await userEvent.type(field, 'terrazzo');
  await waitFor(() => expect(colored()).toBeTruthy());
  await userEvent.clear(field);
  await userEvent.type(field, 'blue hour');
  await waitFor(() => expect(reports()).toEqual(['viewed 9:1', 'viewed 9:2']));
});

it('S2 §4.36: a term without a suggestion of that label selects nothing', async () => {
  const { field, reports } = open(EXPERIENCES, ['terrazzo floor']);
  await userEvent.type(field, 'terrazzo');
  expect(colored()).toBeNull();
  expect(reports()).toEqual([]);
});

it('S2 §3.15: words have the colours in turn on their background', async () => {
  const { field } = open([
    delight('1', { searchQueryList: ['the blue hour'], textBackgroundColor: '#12324a' }),
  ]);
  await userEvent.type(field, 'the blue hour');
  await waitFor(() => expect(colored()).toBeTruthy());
  const words = [...(colored()?.children ?? [])].map((word) => (word as HTMLElement).style.color);
  expect(words).toEqual(['rgb(255, 217, 138)', 'rgb(159, 208, 255)', 'rgb(255, 217, 138)']);
  expect(colored()?.style.backgroundColor).toBe('rgb(18, 50, 74)');
  expect(colored()?.dataset['theme']).toBe('dark');
});

it('a colour that reads badly is left out', async () => {
  const bad = { textColors: ['#13334b', '#ffffff'], textBackgroundColor: '#12324a' };
  const { field } = open([delight('1', { searchQueryList: ['blue hour'], ...bad })]);
  await userEvent.type(field, 'blue hour');
  await waitFor(() => expect(colored()).toBeTruthy());
  const words = [...(colored()?.children ?? [])].map((word) => (word as HTMLElement).style.color);
  expect(words).toEqual(['', 'rgb(255, 255, 255)']);
});
