import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { samplePage, viewer } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { SavedStatus } from './saved-status.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study' });
const board = { id: '9', name: 'x'.repeat(23), url: '/mina/long/' };

afterEach(cleanup);

function show(saved: object, options: Parameters<typeof samplePage>[0] = {}) {
  render(
    samplePage(options).inside(
      <PinCardRoot pin={{ ...pin, ...saved }} surface="AuthHomefeed">
        <SavedStatus place="line" />
      </PinCardRoot>,
    ),
  );
  const link = screen.getByRole('link');
  return [link.textContent, link.getAttribute('href')];
}

describe('SavedStatus', () => {
  it('links to the board, its name cut to 22 characters (S1 §2 §5)', () => {
    expect(show({ pinnedToBoard: board })).toEqual([`Saved to ${'x'.repeat(22)}…`, '/mina/long/']);
  });

  it.each(['//evil.example', '//evil.example/mina/', 'javascript:alert(1)', '/\\\\evil.example'])(
    'never links to the board URL %s of an undecoded pin (S1 §2)',
    (url) => {
      expect(show({ pinnedToBoard: { ...board, url } })[1]).toBe('/me/');
    },
  );

  it('cuts the name to 20 characters in lego style (S1 §5)', () => {
    const experiments = { lego_saved_title: 'enabled' };
    expect(show({ pinnedToBoard: board }, { experiments })[0]).toBe(`Saved to ${'x'.repeat(20)}…`);
  });

  it('links to what the viewer saved for a pin on the profile (S1 §2)', () => {
    const signedIn = { ...viewer, username: 'mina' };
    expect(show({ isSavedToProfile: true }, { viewer: signedIn })).toEqual([
      'Saved to Profile',
      '/mina/_saved',
    ]);
  });
});
