import type { CardContext } from '@tackboard/domain';
import { menuWords } from '@tackboard/domain/words';
import { describe, expect, it, vi } from 'vitest';
import { pictures, samplePin } from '../../test-data/pins.js';
import { pinMenuItems } from './use-pin-menu-items.js';

const context: CardContext = {
  viewer: { isAuth: true, id: '42' },
  surface: 'AuthHomefeed',
  now: 0,
};
const pin = samplePin('1', pictures.dunes, { pinner: { id: '11', fullName: 'Lena Adler' } });
const nothing = () => {};
const all = {
  whyThisAd: nothing,
  delete: nothing,
  unsave: nothing,
  hide: nothing,
  unfollowPinner: nothing,
  copyLink: nothing,
  report: nothing,
};

function texts(changes: object, input: Partial<Parameters<typeof pinMenuItems>[0]> = {}) {
  return pinMenuItems({
    pin: { ...pin, ...changes },
    context,
    words: menuWords,
    links: { edit: '/pin/1/edit/', tuneHomeFeed: '/edit' },
    actions: all,
    onGate: nothing,
    ...input,
  }).map(({ text }) => text);
}

describe('pinMenuItems', () => {
  it.each([
    [
      'a pin of someone else',
      {},
      ['Hide Pin', 'Download image', 'Copy link', 'Report Pin', 'Tune your home feed'],
    ],
    [
      'their own pin',
      { pinner: { id: '42' } },
      ['Edit Pin', 'Delete Pin', 'Download image', 'Copy link', 'Tune your home feed'],
    ],
  ])('%s (S1 §6)', (_, changes, expected) => {
    expect(texts(changes)).toEqual(expected);
  });

  it.each([
    ['for a pin that someone pinned', {}, 'AuthHomefeed', true],
    ['not for a pin that no one pinned', { pinner: undefined }, 'AuthHomefeed', false],
    ['not on a surface that does not send', {}, 'BulkEdit', false],
  ])('sends %s (S3 §6)', (_, changes, surface, sends) => {
    const actions = { ...all, send: nothing };
    expect(texts(changes, { actions, context: { ...context, surface } }).includes('Send')).toBe(
      sends,
    );
  });

  it('hides an entry with neither an action nor a link', () => {
    expect(texts({}, { actions: {}, links: {} })).toEqual(['Download image']);
    expect(texts({ pinner: { id: '42' } }, { actions: {}, links: {} })).toEqual(['Download image']);
  });

  it.each([
    ['of the site', 'https://i.pins.example/1.jpg', { download: true }],
    ['of another site', 'https://i.elsewhere.example/1.jpg', { newTab: true }],
  ])('downloads an image %s (S3 §5)', (_title, url, expected) => {
    const [item] = pinMenuItems({
      pin: { ...pin, images: { orig: { url, width: 400, height: 300 } } },
      context: { ...context, imageHost: 'https://i.pins.example/' },
      words: menuWords,
      links: {},
      actions: {},
      onGate: nothing,
    });
    expect(item).toEqual({ name: 'downloadImage', text: 'Download image', href: url, ...expected });
  });

  it('calls onDownload at a download, which the browser does itself (S3 §4.8)', () => {
    const onDownload = vi.fn();
    const input = { words: menuWords, links: {}, actions: {}, onGate: nothing, onDownload };
    const [item] = pinMenuItems({ pin, context, ...input });
    item?.onSelect?.();
    expect(item).toMatchObject({ name: 'downloadImage', download: true });
    expect(onDownload).toHaveBeenCalledOnce();
  });

  it('returns an entry without an action as a link', () => {
    const items = pinMenuItems({
      pin,
      context,
      words: menuWords,
      links: { tuneHomeFeed: '/edit' },
      actions: {},
      onGate: nothing,
    });
    expect(items).toContainEqual({
      name: 'tuneHomeFeed',
      text: 'Tune your home feed',
      href: '/edit',
    });
  });

  it('calls onGate instead of the action for a limited login (S3 §6)', () => {
    const onGate = vi.fn();
    const limited = { ...context, viewer: { ...context.viewer, isLimitedLogin: true } };
    const items = pinMenuItems({
      pin,
      context: limited,
      words: menuWords,
      links: {},
      actions: all,
      onGate,
    });
    const hide = items.find(({ name }) => name === 'hide');
    hide?.onSelect?.();
    expect(onGate).toHaveBeenCalledExactlyOnceWith('hide');
  });
});
