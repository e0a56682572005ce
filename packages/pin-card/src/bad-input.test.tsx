import { nestedInteractive } from '@tackboard/conformance';
import type { Pin } from '@tackboard/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from './card/pin-card.js';
import { MissingCallError } from './client/missing-errors.js';
import { createTackboard } from './client/create-tackboard.js';
import type { ErrorReport, Tackboard, TackboardOptions } from './client/tackboard.js';
import { TackboardProvider } from './client/tackboard-provider.js';
import { cupFor, dunes as pin } from '../test-data/card.js';
import { samplePage } from '../test-data/page.js';
import { people, pictures, samplePin } from '../test-data/pins.js';

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

/** React logs errors that a boundary caught. */
const silenceConsole = () => vi.spyOn(console, 'error').mockReturnValue();

const slots = (count: number) => ({
  carouselSlots: Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `Lake ${index + 1}`,
    images: samplePin(String(index), pictures.lake).images!,
  })),
});

async function show(shown: Pin) {
  const { container } = render(samplePage().inside(<PinCard pin={shown} surface="AuthHomefeed" />));
  await act(() => vi.dynamicImportSettled());
  return container;
}

const { title: _, ...untitled } = pin;
const { images: __, ...unpictured } = pin;
const { pinner: ___, ...unpinned } = pin;
const LONG_TITLE = 'Dunes and nothing but dunes. '.repeat(70);
const TAGS = '<img src=x onerror=alert(1)><b>Bold</b>';

const CASES: Readonly<Record<string, Pin>> = {
  'without a title': untitled,
  'without an image': unpictured,
  'with an empty map of images': { ...pin, images: {} },
  'without a board': { ...pin, isSavedToProfile: true },
  'without a pinner': unpinned,
  'of 2,000 characters': { ...pin, title: LONG_TITLE },
  'with words from right to left': { ...pin, title: 'تيرازو بألوان هادئة' },
  'with 12 carousel slots': { ...pin, carouselData: slots(12) },
  'with no carousel slots': { ...pin, carouselData: slots(0) },
  'with a price of 0': cupFor({ price: '$0.00' }),
  'with a javascript: link': { ...pin, domain: 'a.example', link: 'javascript:alert(1)' },
  'with HTML in every text': {
    ...cupFor({ price: TAGS, standardPrice: TAGS }),
    title: TAGS,
    altText: TAGS,
    domain: TAGS,
    link: 'https://a.example/',
    pinner: { id: '30', fullName: TAGS, username: TAGS },
    pinnedToBoard: { id: '52', name: TAGS },
    carouselData: { carouselSlots: [{ id: '1', title: TAGS }, { id: '2' }] },
    collectionPin: { itemData: [{ title: TAGS }, { title: TAGS }, { title: TAGS }] },
  },
};

/** The aspect ratio of the picture's box. */
const ratioOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('.tb-visual')!.style.aspectRatio;

describe('a pin', () => {
  it.each(Object.entries(CASES))('%s is a card', async (_name, shown) => {
    const container = await show(shown);
    const links = [...container.querySelectorAll(`a[href="/pin/${shown.id}/"]`)];
    expect(links).toHaveLength(1);
    expect(links[0]!.textContent || links[0]!.getAttribute('aria-label')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Sav/ })).toBeDefined();
    expect(ratioOf(container)).toMatch(/^1000 \/ \d+$/);
    expect(nestedInteractive(container)).toEqual([]);
    expect(container.querySelector('script, b, [onerror], [href^="javascript:"]')).toBeNull();
    expect(container.querySelector('.tb-card-failed')).toBeNull();
  });

  it('with a long title is cut after 200 characters (S3 §5)', async () => {
    await show({ ...pin, title: LONG_TITLE });
    const { textContent } = screen.getByRole('link');
    expect(textContent).toBe(`${LONG_TITLE.slice(0, 200).trimEnd()}…`);
  });

  it('with right-to-left text has the direction of its text', async () => {
    await show({ ...pin, title: 'تيرازو', pinner: { id: '19', fullName: 'نورة' } });
    expect(screen.getByRole('link').dir).toBe('auto');
    expect(screen.getByText('نورة').dir).toBe('auto');
  });

  it('with 12 slots can be browsed to the last', async () => {
    await show({ ...pin, carouselData: slots(12) });
    for (let step = 0; step < 11; step++) {
      fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    }
    expect(screen.getByText('Lake 12')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it('with no slots shows its picture', async () => {
    await show({ ...pin, carouselData: slots(0) });
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it('with a price of 0 shows the price', async () => {
    await show(cupFor({ price: '$0.00' }, { pinner: people.nora }));
    expect(screen.getByText('$0.00')).toBeDefined();
  });

  it('with a broken picture keeps its box', async () => {
    const container = await show(pin);
    const ratio = ratioOf(container);
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(ratio).toMatch(/^1000 \/ \d+$/);
    expect(ratioOf(container)).toBe(ratio);
  });
});

describe('the error about something missing', () => {
  it('is thrown by a part without a provider', () => {
    expect(() => renderToString(<PinCard pin={pin} surface="AuthHomefeed" />)).toThrow(
      'PinCard was rendered outside of <TackboardProvider>, so it has no client. ' +
        'Put it inside <TackboardProvider client={createTackboard({ … })}>.',
    );
  });

  it.each([[undefined], [{}]])('is thrown by a provider without a client: %j', (client) => {
    const provider = <TackboardProvider client={client as unknown as Tackboard} />;
    expect(() => renderToString(provider)).toThrow(
      '<TackboardProvider> was rendered without client={createTackboard({ … })}, so it does not know how to save a pin. ' +
        'Add it: <TackboardProvider client={createTackboard({ … })}>.',
    );
  });

  it.each<readonly [unknown, string, string]>([
    [
      undefined,
      'without viewer, so it does not know who looks at the page',
      '{ viewer: { isAuth: false }, calls }',
    ],
    [
      { viewer: { isAuth: false } },
      'without calls: { savePin }, so it does not know how to save a pin',
      '{ viewer, calls: { savePin, unsavePin, readPin } }',
    ],
    ...[undefined, '', 42].map(
      (id) =>
        [
          { viewer: { isAuth: true, id } },
          'without viewer: { isAuth: true, id }, so it does not know whose pins it saves. Ids are text',
          '{ viewer: { isAuth: true, id: String(user.id) }, calls }',
        ] as const,
    ),
  ])('is thrown by createTackboard(%j)', (options, text, example) => {
    expect(() => createTackboard(options as unknown as TackboardOptions)).toThrow(
      `createTackboard() was called ${text}. Add it: createTackboard(${example}).`,
    );
  });

  describe.each([[undefined], [null], [{}], [{ id: '' }]])(
    'is reported for a card without a pin (%j)',
    (given) => {
      const cards = (
        <>
          <PinCard pin={given as unknown as Pin} surface="AuthHomefeed" />
          <PinCard pin={pin} surface="AuthHomefeed" />
        </>
      );
      const message =
        'MissingPropError: <PinCard> was rendered without pin={{ id: … }}, so it does not know which pin to show. ' +
        'Add it: <PinCard pin={{ id: … }}>.';
      const places = (container: Element) => {
        const cardsAndPlaces = container.querySelectorAll('.tb-card, .tb-card-failed');
        return [...cardsAndPlaces].map(({ className }) => className);
      };
      const reported = (onError: ReturnType<typeof vi.fn<(report: ErrorReport) => void>>) =>
        onError.mock.calls.map(([{ error }]) => String(error));

      it('in the browser, and the card renders an empty box', async () => {
        const onError = vi.fn<(report: ErrorReport) => void>();
        silenceConsole();
        const { container } = render(samplePage({ onError }).inside(cards));
        expect(places(container)).toEqual(['tb-card-failed', 'tb-card']);
        await act(() => vi.dynamicImportSettled());
        expect(places(container)).toEqual(['tb-card-failed', 'tb-card']);
        expect(reported(onError)).toEqual([message]);
      });

      it('after hydration, and the server renders an empty box', async () => {
        const onError = vi.fn<(report: ErrorReport) => void>();
        const { inside } = samplePage({ onError });
        const container = document.createElement('div');
        container.innerHTML = renderToString(inside(cards));
        expect(places(container)).toEqual(['tb-card-failed', 'tb-card']);
        const served = container.querySelector('.tb-card');
        silenceConsole();
        const root = await act(() => hydrateRoot(container, inside(cards)));
        await act(() => vi.dynamicImportSettled());
        expect(places(container)).toEqual(['tb-card-failed', 'tb-card']);
        expect(container.querySelector('.tb-card')).toBe(served);
        expect(reported(onError)).toEqual([message]);
        act(() => root.unmount());
      });
    },
  );

  it('goes away once the card has a pin', async () => {
    const { inside } = samplePage();
    const card = (shown: unknown) => <PinCard pin={shown as Pin} surface="AuthHomefeed" />;
    silenceConsole();
    const { container, rerender } = render(inside(card(undefined)));
    await act(() => vi.dynamicImportSettled());
    rerender(inside(card(pin)));
    expect(container.querySelector('.tb-card-failed')).toBeNull();
    rerender(inside(card({})));
    expect(container.querySelector('.tb-card-failed')).not.toBeNull();
  });

  it('says which call to add, and where', () => {
    expect(new MissingCallError('BoardPicker', 'listBoards').message).toBe(
      'BoardPicker needs the server call "listBoards", and the client was created without it. ' +
        "Add it: createTackboard({ calls: { listBoards: … } }). Its type is TackboardCalls['listBoards'] of @tackboard/domain.",
    );
  });
});
