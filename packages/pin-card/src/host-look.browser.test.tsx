import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cupFor } from '../test-data/card.js';
import { type SampleOptions, samplePage } from '../test-data/page.js';
import { boards, people, pictures, samplePin } from '../test-data/pins.js';
import { PinCard } from './card/pin-card.js';
import { BlockedLinkModal } from './links/blocked-link-modal.js';
import '@tackboard/ui/styles.css';
import './styles.css';

const root = document.documentElement;
const slot = (id: string) => ({ id, images: samplePin(id, pictures.lake).images ?? {} });
const shop = { link: 'https://www.kiln.example/a', domain: 'kiln.example' };

async function show(
  pin: Parameters<typeof PinCard>[0]['pin'],
  width = 236,
  device?: 'mobile',
  options: SampleOptions = {},
) {
  const calls = { listBoards: async () => ({ items: Object.values(boards) }) };
  const sample = samplePage({
    calls,
    defaultBoard: boards.desert,
    ...(device && { device }),
    ...options,
  });
  await act(async () => {
    render(
      sample.inside(
        <div style={{ inlineSize: width }}>
          <PinCard pin={pin} surface="AuthHomefeed" />
        </div>,
      ),
    );
  });
  return sample;
}

/** Replaces the conditions of the sheets about a mouse: a page cannot emulate a device without one. */
function setPointer(hover: string, none: string) {
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const known = conditions.get(rule) ?? rule.media.mediaText;
        conditions.set(rule, known);
        if (known === '(hover: hover)') rule.media.mediaText = hover;
        if (known === '(hover: none)') rule.media.mediaText = none;
      }
      if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
}

const conditions = new WeakMap<CSSRule, string>();

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const styleOf = (selector: string) => {
  for (const animation of document.getAnimations()) animation.finish();
  return getComputedStyle(find(selector));
};
const box = (selector: string) => find(selector).getBoundingClientRect();

beforeEach(async () => {
  await userEvent.cleanup();
  root.className = 'tb-theme';
  root.dataset['theme'] = 'light';
});
afterEach(() => {
  cleanup();
  root.style.fontSize = '';
  delete root.dataset['theme'];
});

const dune = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena, ...shop });

describe('a card under a mouse', () => {
  it('hides its overlay after a save, once the mouse has left', async () => {
    await show(dune);
    await userEvent.click(page.getByRole('button', { name: 'Save Dune study' }), { force: true });
    await userEvent.unhover(page.getByRole('article'));
    await userEvent.hover(document.documentElement, { position: { x: 900, y: 800 } });
    await expect.poll(() => styleOf('.tb-overlay').opacity).toBe('0');
    expect(styleOf('.tb-more').opacity).toBe('0');
  });

  it('shows it for the keyboard', async () => {
    await show(dune);
    await userEvent.tab();
    expect(styleOf('.tb-overlay').opacity).toBe('1');
  });

  it('shows the board below Save at 200 % text, where the name has the width of the card', async () => {
    root.style.fontSize = '32px';
    await show(dune);
    const board = box('.tb-save-target');
    expect(board.top).toBeGreaterThanOrEqual(box('.tb-save').bottom);
    expect(board.right).toBeLessThanOrEqual(box('.tb-card').right);
    expect(box('.tb-save-target > bdi').width).toBeGreaterThan(160);
  });

  it('keeps the dots of a carousel clear of the domain chip', async () => {
    await show({ ...dune, carouselData: { carouselSlots: [slot('a'), slot('b'), slot('c')] } });
    expect(box('.tb-carousel-dots').bottom).toBeLessThan(box('.tb-domain-chip').top);
  });

  it('shows the whole text of the domain chip', async () => {
    await show(dune);
    const text = find('.tb-domain-chip-text');
    expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  });

  it('shows the board beside Save, 10 px below the top of the picture', async () => {
    await show(dune);
    const [visual, save, board] = [box('.tb-visual'), box('.tb-save'), box('.tb-save-target')];
    expect(board.top - visual.top).toBe(10);
    expect(board.top + board.height / 2).toBe(save.top + save.height / 2);
  });

  it('keeps the ring of the board off its name', async () => {
    await show(dune);
    const [board, name] = [box('.tb-save-target'), box('.tb-save-target bdi')];
    expect(name.left - board.left).toBeGreaterThanOrEqual(8);
    expect(box('.tb-save').left - board.right).toBeGreaterThanOrEqual(4);
  });
});

describe('in the dark theme', () => {
  beforeEach(() => {
    root.dataset['theme'] = 'dark';
  });

  it('chips have an edge on dark pictures', async () => {
    await show(dune);
    for (const part of ['.tb-more', '.tb-domain-chip'])
      expect(styleOf(part).borderTopColor).toBe('rgba(255, 255, 255, 0.24)');
  });

  it('the outer tone of the focus ring is white', async () => {
    await show(dune);
    find('.tb-save').focus();
    await userEvent.keyboard('{Shift}');
    expect(styleOf('.tb-save').boxShadow).toBe(
      'rgb(23, 23, 26) 0px 0px 0px 2px, rgb(255, 255, 255) 0px 0px 0px 4px',
    );
  });
});

it('S1 §8.6: the link of a warning has the colour of the text, also where the page has no close-up', async () => {
  const { inside } = samplePage({ guidelinesUrl: '/guidelines/' });
  await act(async () => {
    render(
      inside(
        <BlockedLinkModal warning="blocked" host="spam.example" anchor={null} onClose={() => {}} />,
      ),
    );
  });
  const link = getComputedStyle(page.getByRole('link', { name: 'Learn more' }).element());
  expect([link.color, link.fontWeight, link.textUnderlineOffset]).toEqual([
    'rgb(23, 23, 26)',
    '600',
    '3px',
  ]);
});

describe('S1 §5.6: a domain chip that is too long', () => {
  const asVisitor = { viewer: { isAuth: false }, navigation: { openSend: () => undefined } };
  const long = { ...dune, domain: 'mmmmmmmmmmmmmmmmmmmmm.example' };

  it('ends before the two buttons of a viewer', async () => {
    await show(long);
    expect(box('.tb-share').left - box('.tb-domain-chip').right).toBe(8);
  });

  it('ends before the only button of a visitor', async () => {
    await show(long, 236, undefined, asVisitor);
    expect(find('.tb-more')).toBeNull();
    expect(box('.tb-share').left - box('.tb-domain-chip').right).toBe(8);
  });

  it('has the width of the picture without a button', async () => {
    await show(long, 236, undefined, asVisitor);
    find('.tb-share').remove();
    expect(box('.tb-visual').right - box('.tb-domain-chip').right).toBe(10);
  });
});

describe('a footer', () => {
  const sale = cupFor({ price: '$1,240.00', standardPrice: '$1,320.00' }, { pinner: people.nora });

  it('shows the whole struck price at 200 % text', async () => {
    root.style.fontSize = '32px';
    await show(sale);
    const struck = box('.tb-price s');
    expect(struck.right).toBeLessThanOrEqual(box('.tb-card').right);
    expect(struck.bottom).toBeLessThanOrEqual(box('.tb-facts').bottom);
    expect(struck.bottom).toBeLessThanOrEqual(box('.tb-source').top + 1);
  });

  it.each([
    ['on a desktop', 236, undefined],
    ['on a phone', 183, 'mobile'],
  ] as const)(
    'shows the whole label of an ad with text twice as large, %s',
    async (_, width, device) => {
      root.style.fontSize = '32px';
      await show({ ...sale, isPromoted: true, promoter: people.kiln }, width, device);
      const label = find('.tb-promoted');
      expect(label.textContent).toBe('Promoted by Kiln & Co');
      expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
      expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight);
      // Four pixels beyond its footer are not clipped.
      expect(box('.tb-promoted').bottom).toBeLessThanOrEqual(box('.tb-footer').bottom + 4);
      // The footer has the height that a grid gives it: 90 px, twice.
      expect(box('.tb-card').bottom - box('.tb-visual').bottom).toBe(180);
    },
  );

  it('leaves no part of a line free for a description at 200 % text', async () => {
    root.style.fontSize = '32px';
    await show({ ...dune, title: 'Dune study in burnt orange', description: 'Low red sun' });
    // 80 px, twice.
    expect([box('.tb-footer').height, box('.tb-description').height]).toEqual([160, 0]);
  });

  it.each([
    ['with a title', dune],
    ['with a price', sale],
    ['with a source alone', samplePin('3', pictures.lake, { pinner: people.lena })],
  ])('starts 8 px below the picture %s', async (_, pin) => {
    await show(pin);
    const first = find('.tb-footer > :not(.tb-link)').getBoundingClientRect();
    expect(first.top - box('.tb-visual').bottom).toBe(8);
  });
});

describe('on a phone', () => {
  beforeEach(() => setPointer('not all', 'all'));
  afterEach(() => setPointer('(hover: hover)', '(hover: none)'));

  it('Save is on the picture, so that names have the line of the menu to themselves', async () => {
    await show(
      samplePin('1', pictures.dunes, {
        title: 'Dune study',
        pinner: { ...people.karl, fullName: 'Tomás Oliveira' },
      }),
      183,
      'mobile',
    );
    const [save, visual, name] = [box('.tb-save'), box('.tb-visual'), find('.tb-source-name')];
    expect([save.width, save.height]).toEqual([32, 32]);
    expect(visual.bottom - save.bottom).toBe(10);
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    expect(box('.tb-source-name').right).toBeLessThanOrEqual(box('.tb-more').left);
  });

  it('S1 §5.15: the name beside reactions is whole, because they are on the picture', async () => {
    const reactionCountsData = [1, 5, 7].map((kind) => ({
      reactionType: String(kind),
      reactionCount: 30 + kind,
    }));
    const {
      link: _,
      domain: __,
      ...video
    } = {
      ...dune,
      embed: { src: 'https://videos.example/1', type: 'video' },
    };
    const pinner = { ...people.nora, fullName: 'Hedge & Garden' };
    await show({ ...video, pinner, reactionCountsData }, 183, 'mobile');
    const [name, reactions, visual] = [
      find('.tb-source-name'),
      box('.tb-reactions'),
      box('.tb-visual'),
    ];
    expect(name.textContent).toBe('Hedge & Garden');
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    expect(box('.tb-source-name').right).toBeLessThanOrEqual(box('.tb-more').left);
    expect([visual.bottom - reactions.bottom, reactions.left - visual.left]).toEqual([10, 10]);
    expect(reactions.right).toBeLessThanOrEqual(box('.tb-save').left);
  });

  it('S1 §9.24: what an indicator says is whole, beside Save', async () => {
    const experiments = {
      homefeed_shopping_indicator: 'enabled_pwt',
      product_learning: 'enabled_tag_copy',
    };
    await show({ ...dune, isShoppable: true }, 183, 'mobile', { experiments });
    await expect.poll(() => document.querySelector('.tb-shopping-copy')).not.toBeNull();
    expect(box('.tb-shopping-copy').right).toBeLessThanOrEqual(box('.tb-save').left);
    expect(box('.tb-shopping-copy').right).toBeLessThanOrEqual(box('.tb-shopping').right);
  });

  it('S1 §8.10: the name of the board is whole', async () => {
    await show({ ...dune, pinnedToBoard: { id: '9', name: 'Our flat' } }, 183, 'mobile');
    const link = find('.tb-saved-link');
    expect(link.textContent).toBe('Saved to Our flat');
    expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    expect(box('.tb-saved-link').right).toBeLessThanOrEqual(box('.tb-more').left);
  });

  it('S1 §8.10: a name that needs one line after all is still a target of 24 px', async () => {
    const pinnedToBoard = { id: '9', name: 'Little lilies' };
    await show({ ...dune, pinnedToBoard }, 183, 'mobile');
    expect(find('.tb-saved-status').dataset['lines']).toBe('2');
    expect(box('.tb-saved-link').height).toBe(24);
  });

  it.each([
    ['a title of two lines', 'A low red sun above layers of sand'],
    ['a title of one line', 'Dune study'],
    ['no title', undefined],
  ])('S1 §8.10: a long name of a board has two lines beside the menu: %s', async (_, title) => {
    const { title: __, ...rest } = dune;
    const pin = { ...rest, ...(title && { title }) };
    const name = 'Balcony in the morning';
    await show({ ...pin, pinnedToBoard: { id: '8', name: 'Our flat' } }, 183, 'mobile');
    const before = box('.tb-card').height;
    cleanup();
    await show({ ...pin, pinnedToBoard: { id: '9', name } }, 183, 'mobile');
    const link = find('.tb-saved-link');
    expect(link.textContent).toBe(`Saved to ${name}`);
    expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
    const range = document.createRange();
    range.selectNodeContents(link);
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(box('.tb-more').left);
    expect(box('.tb-saved-link').height).toBeGreaterThanOrEqual(24);
    expect(box('.tb-saved-status').bottom).toBeLessThanOrEqual(
      box('.tb-footer').top + Number(find('.tb-footer').dataset['height']),
    );
    expect(box('.tb-card').height).toBe(before);
  });

  it.each([
    ['a picture', {}],
    ['a product', { richSummary: { products: [{ offerSummary: { price: '$24.00' } }] } }],
    [
      'a reduced product',
      {
        richSummary: {
          products: [{ offerSummary: { price: '$24.00', standardPrice: '$32.00' } }],
        },
      },
    ],
  ])('S1 §6.20: an ad shows the whole name of its advertiser: %s', async (_, parts) => {
    const promoter = { ...people.kiln, fullName: 'Northern Light Ceramics' };
    await show({ ...dune, ...parts, isPromoted: true, promoter }, 183, 'mobile');
    const label = find('.tb-promoted');
    const range = document.createRange();
    range.selectNodeContents(label);
    expect(label.textContent).toBe('Promoted by Northern Light Ceramics');
    expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight);
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(box('.tb-more').left);
    expect(box('.tb-promoted').bottom).toBeLessThanOrEqual(
      box('.tb-footer').top + Number(find('.tb-footer').dataset['height']),
    );
  });

  it('a visitor, who has no footer, gets Save and Send of one size and in one line', async () => {
    await show(dune, 183, 'mobile', {
      viewer: { isAuth: false },
      navigation: { openSend: () => undefined },
    });
    const [save, send] = [box('.tb-save'), box('.tb-share')];
    expect([save.width, save.height, send.width, send.height]).toEqual([32, 32, 32, 32]);
    expect([save.left - send.right, save.top - send.top]).toEqual([8, 0]);
  });
});
