import { defineSurface, type Pin } from '@tackboard/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SampleOptions, samplePage } from '../../test-data/page.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { PinCloseup } from '../closeup/pin-closeup.js';
import { PinVisual } from '../visual/pin-visual.js';
import { PinCard, type PinCardProps } from './pin-card.js';
import { PinCardRoot } from './pin-card-root.js';

const Magazine = defineSurface('Magazine of a host', { reactions: true, moreMenu: false });

const LIKES = [
  { reactionType: '1', reactionCount: 20 },
  { reactionType: 'comment', reactionCount: 3 },
];
const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  pinner: people.lena,
  reactionCountsData: LIKES,
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(props: Partial<PinCardProps> = {}, options: SampleOptions = {}) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container } = render(samplePage(options).inside(<PinCard pin={pin} {...props} />));
  return { container, warn };
}

const reactions = () => screen.queryByText('23 reactions');

describe('a card without a surface', () => {
  it('shows the parts of the home feed, and warns of nothing (S1 §2.11)', () => {
    const { container, warn } = show();
    const home = container.innerHTML;
    cleanup();
    expect(show({ surface: 'AuthHomefeed' }).container.innerHTML).toBe(home);
    expect(screen.getByRole('button', { name: 'Save Dune study' })).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a surface of the host', () => {
  it('shows its parts, and warns of nothing', () => {
    const { warn } = show({ surface: Magazine });
    expect(screen.queryByRole('button', { name: /^More options/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save Dune study' })).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
  });

  it('shows the likes and comments of a picture (S1 §5.24)', () => {
    show({ surface: Magazine });
    expect(reactions()).not.toBeNull();
    cleanup();
    show();
    expect(reactions()).toBeNull();
  });

  it.each<readonly [string, Partial<Pin>, SampleOptions]>([
    ['without a source', { pinner: undefined! }, {}],
    ['on a phone', {}, { device: 'mobile' }],
    ['of a saved pin on a site without boards', { isSaved: true }, { defaultBoard: undefined }],
  ])('shows them %s', (_, changes, options) => {
    show({ surface: Magazine, pin: { ...pin, ...changes } }, options);
    expect(reactions()).not.toBeNull();
  });

  it('has the icon of the host for its own kinds', () => {
    const { container } = show(
      { surface: Magazine },
      { reactionIcons: { comment: () => <svg data-comment="" /> } },
    );
    expect(container.querySelectorAll('.tb-reaction')).toHaveLength(2);
    expect(container.querySelector('[data-comment]')).not.toBeNull();
  });
});

describe('a surface that nobody has defined', () => {
  afterEach(() => vi.unstubAllEnvs());

  const unknown = (
    <PinCardRoot pin={pin} surface="AuthHomeFeed">
      <PinVisual />
    </PinCardRoot>
  );

  it('warns once, and of the missing link', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(samplePage().inside([unknown, unknown].map((card, key) => <div key={key}>{card}</div>)));
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('"AuthHomeFeed" is unknown')],
      [expect.stringContaining('has no link')],
    ]);
  });

  it('warns of nothing in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(samplePage().inside(unknown));
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('the page of a pin', () => {
  it('has the surface Closeup: its link to the board of a saved pin is no duplicate (S1 §2.11)', () => {
    const saved = { ...pin, isSavedToProfile: true };
    render(samplePage().inside(<PinCloseup pin={saved} />));
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/me/');
  });
});
