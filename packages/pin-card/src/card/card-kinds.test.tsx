import { describeConformance, nestedInteractive } from '@tackboard/conformance';
import type { Pin } from '@tackboard/domain';
import { german } from '@tackboard/domain/words/de';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ItemChips } from '../visual/item-chips.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { type SampleOptions, samplePage, viewer } from '../../test-data/page.js';
import { ShoppingIndicator } from '../visual/shopping-indicator.js';
import { PinCardRoot } from './pin-card-root.js';
import { PinCard } from './pin-card.js';

afterEach(cleanup);

const items = ['61', '62', '63'].map((pinId) => ({ pinId, title: `Item ${pinId}` }));
const collection = samplePin('1', pictures.alps, {
  title: 'Breakfast',
  collectionPin: { itemData: items },
  isShoppable: true,
});
/** The experiment of the home feed, by the server's name. */
const INDICATOR = 'homefeed_shopping_indicator';
const shopping = { [INDICATOR]: 'enabled_2_indicator' };

async function show(pin: Pin, changes: SampleOptions = {}, card = {}) {
  const page = samplePage(changes);
  const result = render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" {...card} />));
  await act(() => vi.dynamicImportSettled());
  return { page, ...result };
}

const heightOf = (container: HTMLElement) =>
  container.querySelector('.tb-footer')?.getAttribute('data-height');

describe('ItemChips', () => {
  const page = samplePage();
  describeConformance(<ItemChips />, {
    element: HTMLUListElement,
    inside: (part) =>
      page.inside(
        <PinCardRoot pin={collection} surface="AuthHomefeed">
          {part}
        </PinCardRoot>,
      ),
  });

  it('links to the first three items, beside the link of the card, and emits clicks (S1 §5 §7)', async () => {
    const onEvent = vi.fn();
    const { container } = await show(
      { ...collection, collectionPin: { itemData: [...items, { pinId: '64' }] } },
      { onEvent },
    );
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/pin/61/',
      '/pin/62/',
      '/pin/63/',
    ]);
    expect(nestedInteractive(container)).toEqual([]);
    links[1]!.addEventListener('click', (event) => event.preventDefault());
    act(() => links[1]!.click());
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      name: 'collection-item-clicked',
      pinId: '1',
      itemPinId: '62',
      position: 1,
    });
  });

  it('renders nothing for two items (S1 §5)', async () => {
    await show({ ...collection, collectionPin: { itemData: items.slice(0, 2) } });
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('ShoppingIndicator', () => {
  const page = samplePage({ viewer, experiments: shopping });
  describeConformance(<ShoppingIndicator />, {
    element: HTMLDivElement,
    inside: (part) =>
      page.inside(
        <PinCardRoot pin={collection} surface="AuthHomefeed">
          {part}
        </PinCardRoot>,
      ),
  });

  it('shows on scroll and hides after 1500 ms, only in its experiment (S1 §4 §9)', async () => {
    const { page: shown } = await show(collection, { viewer, experiments: shopping });
    const mark = screen.getByText('Shop similar').parentElement!;
    const isVisible = () => 'visible' in mark.dataset;
    // jsdom lays nothing out: every card is a point at the top of the window.
    vi.spyOn(mark.parentElement!, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 10, 236, 100),
    );
    expect(isVisible()).toBe(false);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(isVisible()).toBe(true);
    act(() => shown.clock.advance(1499));
    expect(isVisible()).toBe(true);
    act(() => shown.clock.advance(1));
    expect(isVisible()).toBe(false);
  });

  it.each([undefined, {}, { [INDICATOR]: 'control' }])(
    'shows nothing with the experiments %j',
    async (experiments) => {
      await show(collection, { viewer, experiments });
      expect(screen.queryByText('Shop similar')).toBeNull();
    },
  );
});

describe('the footer of a card', () => {
  const offer = (summary: object, product = {}, changes = {}) =>
    samplePin('2', pictures.coffee, {
      title: 'Cup',
      pinner: people.nora,
      richSummary: { products: [{ offerSummary: summary, ...product }] },
      ...changes,
    });

  it.each([
    [
      'a title and a source',
      samplePin('3', pictures.lake, { title: 'Lake', pinner: people.lena }),
      {},
      '80',
    ],
    ['a price', offer({ price: '$24.00' }), {}, '68'],
    ['a struck price', offer({ price: '$24.00', standardPrice: '$32.00' }), {}, '90'],
    ['delivery', offer({ price: '$24.00' }, { shippingInfo: { freeShippingValue: 0 } }), {}, '90'],
    [
      'a square tile',
      samplePin('3', pictures.lake, { title: 'Lake' }),
      { picture: 'square' },
      '72',
    ],
    ['a square tile with a price', offer({ price: '$24.00' }), { picture: 'square' }, '104'],
  ])('with %s has the height of the rules (S1 §9)', async (_, pin, card, height) => {
    const { container } = await show(pin, {}, card);
    expect(heightOf(container)).toBe(height);
  });

  it('has no price of a stale product, whose badge says where it is (S1 §8)', async () => {
    const { container } = await show({ ...offer({ price: '$24.00' }), isStaleProduct: true });
    expect(await screen.findByText('See price on site')).toBeDefined();
    expect(screen.queryByText('$24.00')).toBeNull();
    expect(heightOf(container)).toBe('80');
  });

  it('shows the shipping cost, unless there is a struck price', async () => {
    const paid = { shippingInfo: { freeShippingPrice: '$60.00' } };
    await show(offer({ price: '$24.00' }, paid));
    expect(screen.getByText('Free shipping over $60.00')).toBeDefined();
    cleanup();
    await show(offer({ price: '$24.00', standardPrice: '$32.00' }, paid));
    expect(screen.queryByText('Free shipping over $60.00')).toBeNull();
  });

  it.each([
    ['in one line beside a title', { title: 'Lake' }, '1'],
    ['in two lines without a title', { title: '', gridTitle: '' }, '2'],
  ])('shows the description %s (S1 §5)', async (_title, changes, lines) => {
    const described = samplePin('6', pictures.lake, {
      pinner: people.lena,
      description: ' Still water before sunrise. ',
      altText: 'A lake',
      ...changes,
    });
    await show(described);
    const text = screen.getByText('Still water before sunrise.');
    expect(text.closest<HTMLElement>('.tb-description')?.dataset['lines']).toBe(lines);
  });

  it('has no description where the price leaves no line (S1 §5)', async () => {
    const pin = { ...offer({ price: '$24.00' }), description: 'A cup', pinner: people.lena };
    await show(pin);
    expect(screen.queryByText('A cup')).toBeNull();
  });

  it('shows the time of a recipe (S1 §9.21)', async () => {
    const recipe = samplePin('7', pictures.coffee, {
      title: 'Cold brew',
      richMetadata: { recipe: { totalTime: 5_700_000 } },
    });
    const { page } = await show(recipe);
    expect(screen.getByText('1h 35m').className).toBe('tb-note');
    act(() => page.tackboard.setWords(german));
    expect(screen.getByText('1 Std. 35 Min.')).toBeDefined();
  });

  it('shows the labels of a product (S1 §3)', async () => {
    await show(offer({ price: '$24.00' }, { labels: ['Best seller', ' ', 'New'] }));
    expect(screen.getByText('Best seller').className).toBe('tb-note');
    expect(screen.getByText('New')).toBeDefined();
  });

  it('formats the numbers of a rating in the language of the words (S3 §5)', async () => {
    const rated = samplePin('4', pictures.coffee, {
      title: 'Tasse',
      richMetadata: { aggregateRating: { rating: 4.9, ratingCount: 1280 } },
    });
    const { page } = await show(rated, { words: german });
    expect(screen.getByText('Mit 4,9 von 5 bewertet')).toBeDefined();
    expect(screen.getByText('1.280 Bewertungen')).toBeDefined();
    act(() => page.tackboard.setWords({}));
    expect(screen.getByText('Rated 4.9 out of 5')).toBeDefined();
    cleanup();
    await show(rated, { words: german, locale: 'en-GB' });
    expect(screen.getByText('Mit 4.9 von 5 bewertet')).toBeDefined();
  });

  it('shows 4.6 of 5 as four and a half stars (S3 §5)', async () => {
    const { container } = await show(
      samplePin('4', pictures.coffee, {
        title: 'Cup',
        richMetadata: { aggregateRating: { rating: 4.6, ratingCount: 1280 } },
      }),
    );
    expect(screen.getByText('Rated 4.6 out of 5')).toBeDefined();
    expect(screen.getByText('1,280 ratings')).toBeDefined();
    const [empty, filled] = container.querySelectorAll('.tb-stars path');
    const startsOf = (path?: Element) => path?.getAttribute('d')?.match(/M\d+/g);
    expect(startsOf(empty)).toEqual(['M58']);
    expect(startsOf(filled)).toEqual(['M6', 'M19', 'M32', 'M45', 'M58']);
    // The last one goes straight down from its tip: a left half.
    expect(filled?.getAttribute('d')).toMatch(/M58 \.9v[^M]+$/);
    expect(filled?.getAttribute('d')?.match(/\.9v/g)).toHaveLength(1);
  });

  const video = samplePin('5', pictures.stems, {
    title: 'Stems',
    pinner: people.garden,
    embed: { src: 'https://videos.example/1', type: 'video' },
    reactionCountsData: [
      { reactionType: '1', reactionCount: 3 },
      { reactionType: '5', reactionCount: 2 },
    ],
  });

  it('shows the reactions to a video, but not to an ad (S1 §5)', async () => {
    await show(video);
    expect(screen.getByText('5 reactions')).toBeDefined();
    cleanup();
    await show({ ...video, isPromoted: true });
    expect(screen.queryByText('5 reactions')).toBeNull();
  });

  it.each(['valueOf', 'constructor', '__proto__'])(
    'shows a reaction of the kind "%s" as a heart, like each kind that is not known',
    async (reactionType) => {
      const { container } = await show({
        ...video,
        reactionCountsData: [
          { reactionType, reactionCount: 3 },
          { reactionType: '1', reactionCount: 2 },
        ],
      });
      expect(container.querySelectorAll('.tb-reaction')).toHaveLength(1);
      expect(screen.getByText('5 reactions')).toBeDefined();
    },
  );

  it('shows an icon for each of the three most frequent reactions (S1 §5)', async () => {
    const reactionCountsData = ['1', '5', '7', '11'].map((reactionType, index) => ({
      reactionType,
      reactionCount: 9 - index,
    }));
    const { container } = await show({ ...video, reactionCountsData });
    const icons = [...container.querySelectorAll('.tb-reaction')];
    expect(new Set(icons.map(({ innerHTML }) => innerHTML)).size).toBe(3);
    expect(screen.getByText('30 reactions')).toBeDefined();
  });

  it('uses the reaction icons of the host', async () => {
    const Clap = () => <svg data-testid="clap" />;
    const { container } = await show(video, { reactionIcons: { '5': Clap } });
    expect(screen.getByTestId('clap')).toBeDefined();
    expect(container.querySelectorAll('.tb-reaction')).toHaveLength(2);
  });

  it('labels a paid partnership and an ad (S1 §6)', async () => {
    const pin = samplePin('6', pictures.stems, { title: 'Stems', promoter: people.kiln });
    await show({ ...pin, sponsorship: { status: 2 } });
    expect(screen.getByText('Sponsored by Kiln & Co')).toBeDefined();
    cleanup();
    await show({ ...pin, isPromoted: true });
    expect(screen.getByText('Promoted by Kiln & Co')).toBeDefined();
  });

  it('marks a verified merchant (S1 §6)', async () => {
    await show(
      samplePin('7', pictures.coffee, {
        title: 'Cup',
        pinner: { ...people.kiln, isVerifiedMerchant: true },
      }),
    );
    expect(screen.getByText('Verified merchant')).toBeDefined();
  });

  it('shows only the picture of the source, or hides the source (S1 §5)', async () => {
    const pin = samplePin('8', pictures.lake, { title: 'Lake', pinner: people.lena });
    await show(pin, { viewer, attributionSetting: 'imageOnly' });
    expect(screen.getByText('Lena Adler').className).toBe('tb-visually-hidden');
    cleanup();
    await show(pin, { viewer, attributionSetting: 'hide' });
    expect(screen.queryByText('Lena Adler')).toBeNull();
  });
});

it('passes `saveButton` to the save button', async () => {
  const pin = samplePin('11', pictures.lake, { title: 'Lake' });
  const { container } = await show(pin, {}, { saveButton: { isPersistentOneClick: true } });
  expect(container.querySelector('.tb-save')?.getAttribute('data-type')).toBe(
    'persistentOneClickSave',
  );
});

describe('the picture of a card', () => {
  const pin: Pin = {
    id: '9',
    images: {
      '236x': { url: 'https://i.example/236.jpg', width: 236, height: 354 },
      '736x': { url: 'https://i.example/736.jpg', width: 736, height: 1104 },
      orig: { url: 'https://i.example/orig.jpg', width: 2000, height: 3000 },
    },
  };
  const srcOf = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

  it.each([
    ['default', { picture: 'default' }, {}, '236'],
    ['square: 236x shown at 136 by 136 (S1 §5)', { picture: 'square' }, {}, '236'],
    ['high-res: 736x first (S1 §5)', { picture: 'high-res' }, {}, '736'],
    ['for a bot: the largest that is not the original (S3 §1)', {}, { isBot: true }, '736'],
    ['for a social bot', { picture: 'square' }, { isSocialBot: true }, '736'],
  ])('%s', async (_, card, context, size) => {
    const { container } = await show(pin, { viewer, ...context }, card);
    expect(srcOf(container)).toBe(`https://i.example/${size}.jpg`);
  });
});

describe('server markup', () => {
  const served = (pin: Pin, changes: SampleOptions = {}) =>
    renderToString(samplePage(changes).inside(<PinCard pin={pin} surface="AuthHomefeed" />));
  const cup = samplePin('10', pictures.coffee, {
    title: 'Cup',
    domain: 'kiln.example',
    link: 'https://kiln.example/cup',
    pinner: people.nora,
    isOosProduct: true,
    richMetadata: { aggregateRating: { rating: 4, ratingCount: 12 } },
    collectionPin: { itemData: items },
  });

  it.each([
    ['stars (S3 §5)', cup, 'Rated 4 out of 5'],
    ['the number of ratings (S3 §5)', cup, '12 ratings'],
    ['item chips (S1 §5)', cup, 'href="/pin/62/"'],
    ['that a product is sold out (S1 §5)', cup, 'Sold out'],
    ['the domain chip (S1 §5)', cup, 'href="https://kiln.example/cup"'],
    ['the share button (S3 §4.12)', cup, 'aria-label="Send: Cup"'],
    ['the more button (S3 §6)', cup, 'aria-label="More options: Cup"'],
    [
      'the length of a video (S3 §5)',
      samplePin('12', pictures.lake, {
        videos: {
          videoList: { V_720P: { url: '/v.mp4', width: 9, height: 16, duration: 83_000 } },
        },
      }),
      '1:23',
    ],
    [
      'the number of pictures (S1 §5)',
      samplePin('11', pictures.lake, {
        carouselData: { carouselSlots: items.map(({ title }, id) => ({ id: `${id}`, title })) },
      }),
      '3 pictures',
    ],
    [
      'which picture of a carousel shows (S3 §4.7)',
      samplePin('16', pictures.lake, {
        carouselData: { carouselSlots: items.map(({ title }, id) => ({ id: `${id}`, title })) },
      }),
      'Picture 1 of 3',
    ],
    [
      'reactions (S1 §5)',
      samplePin('13', pictures.stems, {
        title: 'Stems',
        embed: { src: 'https://videos.example/1', type: 'video' },
        reactionCountsData: [{ reactionType: '1', reactionCount: 5 }],
      }),
      '5 reactions',
    ],
    [
      'the saved line (S1 §8)',
      samplePin('14', pictures.lake, {
        title: 'Lake',
        pinner: people.lena,
        pinnedToBoard: boards.posters,
      }),
      'Saved to Posters',
    ],
    [
      'the placeholder of a removed idea pin (S1 §5)',
      samplePin('15', pictures.lake, { storyPinData: { isDeleted: true } }),
      'tb-removed',
    ],
  ])('has %s', (_, pin, text) => {
    expect(served(pin)).toContain(text);
  });

  it('has the board beside Save (S1 §4)', () => {
    const markup = served(cup, { defaultBoard: boards.desert });
    expect(markup).toContain(`<bdi>${boards.desert.name}</bdi>`);
  });

  it('has no style attribute, which a strict policy would drop', () => {
    expect(served(cup)).not.toMatch(/<[^>]+ style=/);
  });

  it('has the height of the footer (S1 §9)', () => {
    expect(served(cup)).toContain('data-height="80"');
  });
});
