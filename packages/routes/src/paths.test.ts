import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardInvitePath } from './interstitials.js';
import {
  boardPath,
  createdProfilePath,
  ME_PATH,
  organizePinPath,
  pinEditPath,
  pinPath,
  postLoginPath,
  profilePath,
  repinPath,
  savedProfilePath,
  sectionPath,
  TUNE_HOME_FEED_PATH,
  usernameForLink,
} from './paths.js';
import { savedTarget } from './saved-target.js';

describe('paths of the pin card, S1 §2.1 §2.4 §2.5 §2.6 §2.7 §2.8 §2.10', () => {
  it.each([
    ['close-up', pinPath('1125899906842624009'), '/pin/1125899906842624009/'],
    ['repin page of the one-tap save', repinPath('42'), '/pin/42/repin'],
    [
      'organise a saved pin',
      organizePinPath('42', '7', '41'),
      '/pin/42/repin/?isEditingPin=true&pinBoardId=7&isFromToast=true&originalPinId=41',
    ],
    ['profile', profilePath('anna'), '/anna/'],
    ['saved pins', savedProfilePath('anna'), '/anna/_saved'],
    ['saved pins, signed out', savedProfilePath(null), '/'],
    ['saved-to-profile overlay', ME_PATH, '/me/'],
    ['tune your home feed', TUNE_HOME_FEED_PATH, '/edit'],
  ])('%s', (_what, path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('paths of the catalogue, S3 §2.1 and §2.3', () => {
  it.each([
    [pinEditPath('42'), '/pin/42/edit/'],
    [postLoginPath('repin', '42'), '/pin/42/repin/'],
    [postLoginPath('edit', 'a/b'), '/pin/a%2Fb/edit/'],
    [createdProfilePath('anna'), '/anna/_created/'],
    [boardPath('anna', 'trips'), '/anna/trips/'],
    [sectionPath('anna', 'trips', 'rome'), '/anna/trips/rome/'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('characters that are escaped', () => {
  it.each([
    ['a slash', pinPath('a/b'), '/pin/a%2Fb/'],
    ['a question mark and a hash', pinPath('1?x#y'), '/pin/1%3Fx%23y/'],
    ['letters beyond ASCII', boardPath('anna', 'café'), '/anna/caf%C3%A9/'],
    ['an emoji', boardPath('anna', '🍰'), '/anna/%F0%9F%8D%B0/'],
    ['half an emoji, as the URL standard prints it', pinPath('\ud83c'), '/pin/%EF%BF%BD/'],
  ])('%s', (_what, path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('texts that cannot be a segment', () => {
  it.each([
    ['an empty username', boardPath('', 'evil.example'), '/%EF%BF%BD/evil.example/'],
    ['an empty profile', profilePath(''), '/%EF%BF%BD/'],
    ['two dots as a pin', pinPath('..'), '/pin/%EF%BF%BD/'],
    ['a dot as a section', sectionPath('anna', '.', '..'), '/anna/%EF%BF%BD/%EF%BF%BD/'],
    ['escaped dots', pinPath('%2e%2e'), '/pin/%252e%252e/'],
    ['three dots', pinPath('...'), '/pin/.../'],
  ])('%s', (_what, path, expected) => {
    expect(path).toBe(expected);
  });

  const text = oneof(
    constantFrom(
      '',
      '.',
      '..',
      '/',
      '\\',
      '%2e',
      '\t',
      '//evil.example',
      'javascript:alert(1)',
      '?',
      '#',
    ),
    string({ unit: 'binary', maxLength: 3 }),
  );

  it('no path has two slashes or a dot segment, S3 §2.1', () => {
    const straight = property(text, text, text, (one, two, three) => {
      for (const path of [
        pinPath(one),
        repinPath(one),
        pinEditPath(one),
        postLoginPath('repin', one),
        organizePinPath(one, two, three),
        profilePath(one),
        savedProfilePath(one),
        createdProfilePath(one),
        boardPath(one, two),
        sectionPath(one, two, three),
      ]) {
        const [written] = path.split('?', 1);
        const url = new URL(path, 'https://pins.example');
        expect([url.origin, url.pathname]).toEqual(['https://pins.example', written]);
        expect(written).toMatch(/^\/(?!.*\/\/)/);
      }
    });
    assert(straight, { numRuns: 3000 });
  });

  it('no board URL leads to another site or level, S1 §2.8 and S3 §2.3.3', () => {
    const straight = property(text, text, text, (one, two, three) => {
      for (const boardUrl of [`/${one}/${two}`, one + two, `/anna/${one}`]) {
        for (const path of [
          savedTarget({ url: boardUrl }, { slug: three }),
          boardInvitePath(boardUrl),
        ]) {
          const url = new URL(path, 'https://pins.example/pin/1/');
          expect(url.origin).toBe('https://pins.example');
          expect(url.pathname).not.toContain('//');
          const isFallback = url.pathname === '/me/' || url.pathname === '/';
          const staysBelow = !boardUrl.startsWith('/anna/') || url.pathname.startsWith('/anna/');
          expect(isFallback || staysBelow).toBe(true);
        }
      }
    });
    assert(straight, { numRuns: 3000 });
  });
});

describe('usernameForLink, S1 §2.6', () => {
  it('is lower-case for signed-out viewers', () => {
    expect(usernameForLink('AnnaK', { isSignedIn: false })).toBe('annak');
  });

  it('is unchanged for signed-in viewers', () => {
    expect(usernameForLink('AnnaK', { isSignedIn: true })).toBe('AnnaK');
  });
});
