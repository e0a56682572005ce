import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { PinCardRoot } from '../card/pin-card-root.js';
import type { ErrorReport } from '../client/tackboard.js';
import { samplePage } from '../sample-page.stories.js';
import type { TackboardEvent } from '../client/tackboard.js';
import { PinVideo } from './pin-video.lazy.js';
import {
  attached,
  filmOf,
  filmPage,
  filmPin,
  playing,
  PLAYLIST,
  WHOLE_FILE,
} from './video.test.fixture.js';

/** A film is fetched, decoded and shown on two busy cores. */
const SOON = { timeout: 5000 };

const MISSING = '/apps/api/media/there-is-none.m3u8';
const CAPTIONS = '/apps/storybook/media/stems.vtt';
const GIF = `${location.origin}/apps/storybook/media/stems.gif`;
const EMBED_HOSTS = ['player.example'];

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  act(() => found.click());
};
const failing = () => Promise.reject(new Error('The line is down.'));
const filmWith = (videoList: Record<string, { url: string }>) =>
  filmPin('1', { videos: { id: '1', duration: 8000, videoList } });

/** The browser says that it plays no HLS itself. */
const withoutOwnHls = () =>
  vi
    .spyOn(HTMLMediaElement.prototype, 'canPlayType')
    .mockImplementation((type) => (type.includes('mpegurl') ? '' : 'maybe'));

beforeEach(() => window.scrollTo(0, 0));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('PinVideo', () => {
  describeConformance(<PinVideo />, {
    element: HTMLDivElement,
    inside: (children) =>
      samplePage().inside(
        <PinCardRoot pin={filmPin('1')} surface="AuthHomefeed">
          {children}
        </PinCardRoot>,
      ),
  });
});

describe('a film is played', () => {
  it('by hls.js where media may come from scripts, though the browser plays HLS itself', async () => {
    const { hls } = filmPage([filmPin('1')]);
    await expect.poll(playing, SOON).toEqual(['1']);
    expect(filmOf('1').src).toMatch(/^blob:/);
    expect(hls.made.length).toBe(1);
  });

  it("by the browser's own HLS when hls.js cannot be had", async () => {
    filmPage([filmPin('1')], { environment: { loadHls: failing } });
    await expect.poll(playing, SOON).toEqual(['1']);
    expect(new URL(filmOf('1').src).pathname).toBe(PLAYLIST);
  });

  it('from the whole file when the playlist leads nowhere', async () => {
    filmPage([filmWith({ V_HLSV4: { url: MISSING }, V_720P: { url: WHOLE_FILE } })]);
    await expect.poll(playing, SOON).toEqual(['1']);
    expect(new URL(filmOf('1').src).pathname).toBe(WHOLE_FILE);
  });

  it('from the whole file without hls.js being asked for, when there is no playlist', async () => {
    const { hls } = filmPage([filmWith({ V_720P: { url: WHOLE_FILE } })]);
    await expect.poll(playing, SOON).toEqual(['1']);
    expect(hls.fetched()).toBe(0);
  });

  it('without sound until somebody asks for it', async () => {
    filmPage([filmPin('1')]);
    await expect.poll(playing, SOON).toEqual(['1']);
    expect(filmOf('1').muted).toBe(true);
    await press('Unmute: Film 1');
    expect(filmOf('1').muted).toBe(false);
    await press('Mute: Film 1');
    expect(filmOf('1').muted).toBe(true);
  });

  it('leaves nothing in memory when its card is gone, also if its captions showed', async () => {
    const videoList = { V_HLSV4: { url: PLAYLIST, captionsUrls: { 'en-us': CAPTIONS } } };
    const captioned = filmPin('2', { videos: { id: '2', videoList } });
    const [first, third, last] = [filmPin('1'), filmPin('3'), filmPin('4')];
    const { keep } = filmPage([first, captioned, third, last]);
    await expect.poll(() => filmOf('2').textTracks[0]?.cues?.length, SOON).toBe(2);
    const films = ['2', '4'].map((id) => new WeakRef(filmOf(id)));
    keep([first, third]);
    const left = async () => {
      await cdp().send('HeapProfiler.collectGarbage');
      return films.filter((film) => film.deref()).length;
    };
    await expect.poll(left, SOON).toBe(0);
  });

  it('with captions in the language of the page, until somebody takes them away', async () => {
    const captionsUrls = { 'de-de': '/none.vtt', 'en-us': CAPTIONS };
    const videoList = { V_HLSV4: { url: PLAYLIST, captionsUrls } };
    filmPage([filmPin('1', { videos: { id: '1', videoList } })]);
    await expect.poll(() => filmOf('1').textTracks[0]?.cues?.length, SOON).toBe(2);
    expect(filmOf('1').textTracks[0]).toMatchObject({ mode: 'showing', language: 'en-us' });
    const captions = await button('Captions: Film 1');
    expect(captions.getAttribute('aria-pressed')).toBe('true');
    act(() => captions.click());
    expect(captions.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => filmOf('1').textTracks[0]?.cues?.length ?? 0).toBe(0);
  });

  it('tells what its player does (S3 §4.5)', async () => {
    const events: TackboardEvent[] = [];
    filmPage([filmPin('1', { isPromoted: true })], { onEvent: (event) => events.push(event) });
    await expect.poll(playing, SOON).toEqual(['1']);
    await press('Pause: Film 1');
    const states = () =>
      events.flatMap((event) => (event.name === 'video-state' ? [event.state] : []));
    await expect.poll(states).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
    expect(events.at(-1)).toMatchObject({ name: 'video-state', pinId: '1', isPromoted: true });
  });
});

describe('a film that cannot be played', () => {
  it('says so over its picture, tells the page, and is tried again at a press', async () => {
    withoutOwnHls();
    const reports: ErrorReport[] = [];
    let isDown = true;
    const { hls } = filmPage([filmPin('1')], {
      environment: { loadHls: () => (isDown ? failing() : hls.load()) },
      onError: (report) => reports.push(report),
    });
    await screen.findByText('The video could not be played.', undefined, SOON);
    expect(reports).toMatchObject([{ error: { message: 'The line is down.' }, pin: { id: '1' } }]);
    expect(attached()).toEqual([]);
    expect(document.querySelector('#card-1 .tb-visual img')).toBeTruthy();
    isDown = false;
    await press('Try again: Film 1');
    await expect.poll(playing, SOON).toEqual(['1']);
    expect(screen.queryByText('The video could not be played.')).toBeNull();
  });

  it('leaves its turn to another', async () => {
    withoutOwnHls();
    const { hls } = filmPage([filmPin('1'), filmPin('2', {}, MISSING), filmPin('3')], {
      stepPx: 300,
    });
    await screen.findByText('The video could not be played.', undefined, SOON);
    await expect.poll(playing, SOON).toEqual(['1']);
    await expect.poll(() => hls.living.size).toBe(2);
  });

  it('waits for a press when the browser wants one', async () => {
    const blocked = new DOMException('Press first.', 'NotAllowedError');
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(blocked);
    filmPage([filmPin('1')]);
    await vi.waitFor(() => expect(play).toHaveBeenCalled(), SOON);
    expect(await button('Play: Film 1')).toBeTruthy();
    play.mockRestore();
    await press('Play: Film 1');
    await expect.poll(playing, SOON).toEqual(['1']);
  });
});

describe('a gif', () => {
  const gif = filmPin('2', { videos: {}, embed: { src: GIF, type: 'gif' } });
  const picture = () => document.querySelector<HTMLImageElement>('#card-2 .tb-video img');

  it('takes turns with films, and pausing it shows the still', async () => {
    filmPage([filmPin('1'), gif, filmPin('3')], { stepPx: 300 });
    await expect.poll(() => picture()?.complete, SOON).toBe(true);
    expect(playing()).toEqual([]);
    await press('Pause: Film 2');
    expect(picture()).toBeNull();
    expect(playing()).toEqual([]);
    await press('Play: Film 1');
    await expect.poll(playing, SOON).toEqual(['1']);
    await press('Play: Film 2');
    await expect.poll(() => picture()?.src, SOON).toBe(GIF);
    await expect.poll(playing).toEqual([]);
  });
});

describe('media of another site', () => {
  const embed = (src: string) => filmPin('2', { videos: {}, embed: { src, type: 'video' } });
  const frame = () => document.querySelector<HTMLIFrameElement>('#video-iframe');

  it('come in a sandboxed frame at a press alone, and go when another has its turn (S1 §2)', async () => {
    const pins = [filmPin('1'), embed('https://www.player.example/e/1')];
    filmPage(pins, { stepPx: 300, embedHosts: EMBED_HOSTS });
    await expect.poll(playing, SOON).toEqual(['1']);
    expect(frame()).toBeNull();
    await press('Play: Film 2');
    await expect.poll(() => frame()?.src).toBe('https://www.player.example/e/1');
    expect(frame()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-presentation',
    );
    expect(frame()?.title).toBe('Media from www.player.example: Film 2');
    await expect.poll(playing).toEqual([]);
    await press('Play: Film 1');
    await expect.poll(frame).toBeNull();
    await press('Play: Film 2');
    await expect.poll(frame).not.toBeNull();
    await press('Stop: Film 2');
    await expect.poll(frame).toBeNull();
  });
});
