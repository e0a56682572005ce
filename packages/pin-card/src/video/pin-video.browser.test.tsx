import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { PinCardRoot } from '../card/pin-card-root.js';
import type { ErrorReport } from '../client/tackboard.js';
import { samplePage } from '../../test-data/page.js';
import type { TackboardEvent } from '../client/tackboard.js';
import { PinVideo } from './pin-video.js';
import {
  attached,
  videoOf,
  renderVideoCards,
  videoPin,
  playing,
  PLAYLIST,
  WHOLE_FILE,
} from './video.test.fixture.js';

/** A busy machine needs this long to fetch, decode and show a video. */
const WITHIN_5_S = { timeout: 5000 };

const MISSING = '/apps/api/media/there-is-none.m3u8';
const CAPTIONS = '/apps/storybook/media/stems.vtt';
const GIF = `${location.origin}/apps/storybook/media/stems.gif`;
const EMBED_HOSTS = ['player.example'];

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  act(() => found.click());
};
const failing = () => Promise.reject(new Error('The network is down.'));
const pinWithFiles = (videoList: Record<string, { url: string }>) =>
  videoPin('1', { videos: { id: '1', duration: 8000, videoList } });

/** Makes the browser report that it cannot play HLS natively. */
const disableNativeHls = () =>
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
        <PinCardRoot pin={videoPin('1')} surface="AuthHomefeed">
          {children}
        </PinCardRoot>,
      ),
  });
});

describe('a video', () => {
  it('plays with hls.js where the browser has media sources, even if it supports HLS', async () => {
    const { hls } = renderVideoCards([videoPin('1')]);
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    expect(videoOf('1').src).toMatch(/^blob:/);
    expect(hls.configs.length).toBe(1);
  });

  it("plays with the browser's HLS when hls.js cannot be loaded", async () => {
    renderVideoCards([videoPin('1')], { environment: { loadHls: failing } });
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    expect(new URL(videoOf('1').src).pathname).toBe(PLAYLIST);
  });

  it('plays the MP4 file when the playlist fails', async () => {
    renderVideoCards([pinWithFiles({ V_HLSV4: { url: MISSING }, V_720P: { url: WHOLE_FILE } })]);
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    expect(new URL(videoOf('1').src).pathname).toBe(WHOLE_FILE);
  });

  it('plays the MP4 file without loading hls.js when there is no playlist', async () => {
    const { hls } = renderVideoCards([pinWithFiles({ V_720P: { url: WHOLE_FILE } })]);
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    expect(hls.loads()).toBe(0);
  });

  it('is muted until the viewer unmutes it', async () => {
    renderVideoCards([videoPin('1')]);
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    expect(videoOf('1').muted).toBe(true);
    await press('Unmute: Video 1');
    expect(videoOf('1').muted).toBe(false);
    await press('Mute: Video 1');
    expect(videoOf('1').muted).toBe(true);
  });

  it('is garbage collected after its card unmounts, even if its captions showed', async () => {
    const videoList = { V_HLSV4: { url: PLAYLIST, captionsUrls: { 'en-us': CAPTIONS } } };
    const captioned = videoPin('2', { videos: { id: '2', videoList } });
    const [first, third, last] = [videoPin('1'), videoPin('3'), videoPin('4')];
    const { keep } = renderVideoCards([first, captioned, third, last]);
    await expect.poll(() => videoOf('2').textTracks[0]?.cues?.length, WITHIN_5_S).toBe(2);
    const videos = ['2', '4'].map((id) => new WeakRef(videoOf(id)));
    keep([first, third]);
    const remaining = async () => {
      await cdp().send('HeapProfiler.collectGarbage');
      return videos.filter((video) => video.deref()).length;
    };
    await expect.poll(remaining, WITHIN_5_S).toBe(0);
  });

  it('shows captions in the language of the page until the viewer turns them off', async () => {
    const captionsUrls = { 'de-de': '/none.vtt', 'en-us': CAPTIONS };
    const videoList = { V_HLSV4: { url: PLAYLIST, captionsUrls } };
    renderVideoCards([videoPin('1', { videos: { id: '1', videoList } })]);
    await expect.poll(() => videoOf('1').textTracks[0]?.cues?.length, WITHIN_5_S).toBe(2);
    expect(videoOf('1').textTracks[0]).toMatchObject({ mode: 'showing', language: 'en-us' });
    const captions = await button('Captions: Video 1');
    expect(captions.getAttribute('aria-pressed')).toBe('true');
    act(() => captions.click());
    expect(captions.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => videoOf('1').textTracks[0]?.cues?.length ?? 0).toBe(0);
  });

  it('shows its captions in a grid only when asked, clear of the edge of the picture', async () => {
    const videoList = { V_HLSV4: { url: PLAYLIST, captionsUrls: { 'en-us': CAPTIONS } } };
    document.body.classList.add('tb-grid-item');
    renderVideoCards([videoPin('1', { videos: { id: '1', videoList } })]);
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    const captions = await button('Captions: Video 1');
    document.body.classList.remove('tb-grid-item');
    expect(captions.getAttribute('aria-pressed')).toBe('false');
    expect(videoOf('1').textTracks[0]?.cues?.length ?? 0).toBe(0);
    act(() => captions.click());
    expect(captions.getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => [...(videoOf('1').textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).line))
      .toEqual([82, 82]);
  });

  it('emits the states of its player (S3 §4.5.5)', async () => {
    const events: TackboardEvent[] = [];
    renderVideoCards([videoPin('1', { isPromoted: true })], {
      onEvent: (event) => events.push(event),
    });
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    await press('Pause: Video 1');
    const states = () =>
      events.flatMap((event) => (event.name === 'video-state' ? [event.state] : []));
    await expect.poll(states).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
    expect(events.at(-1)).toMatchObject({
      name: 'video-state',
      pinId: '1',
      isPromoted: true,
      // The pin states 8000 ms, which the divisor makes seconds (S3 §9).
      durationS: 8,
    });
  });
});

describe('a video at its end', () => {
  it.each([
    ['hls.js', { V_HLSV4: { url: PLAYLIST } }],
    ['an MP4 file', { V_720P: { url: WHOLE_FILE } }],
  ])('emits the state ended and starts again, with %s (S3 §4.5.5)', async (_, videoList) => {
    const states: number[] = [];
    renderVideoCards([pinWithFiles(videoList)], {
      onEvent: (event) => void (event.name === 'video-state' && states.push(event.state)),
    });
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    const atStart = states.length;
    videoOf('1').currentTime = videoOf('1').duration - 0.2;
    await expect.poll(() => states.slice(atStart), WITHIN_5_S).toContain(9);
    await expect.poll(() => states.slice(states.indexOf(9)), WITHIN_5_S).toContain(4);
    expect(videoOf('1').currentTime).toBeLessThan(3);
    // It paused by itself: that is no decision of the viewer.
    expect(states).not.toContain(5);
    expect(await button('Pause: Video 1')).toBeTruthy();
  });
});

describe('a video that cannot be played', () => {
  it('shows a message above its image, reports the error and is retried with a press', async () => {
    disableNativeHls();
    const reports: ErrorReport[] = [];
    let isOffline = true;
    const { hls } = renderVideoCards([videoPin('1')], {
      environment: { loadHls: () => (isOffline ? failing() : hls.load()) },
      onError: (report) => reports.push(report),
    });
    await screen.findByText("Couldn't play the video.", undefined, WITHIN_5_S);
    expect(reports).toMatchObject([
      { error: { message: 'The network is down.' }, pin: { id: '1' } },
    ]);
    expect(attached()).toEqual([]);
    expect(document.querySelector('#card-1 .tb-visual img')).toBeTruthy();
    isOffline = false;
    await press('Try again: Video 1');
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    expect(screen.queryByText("Couldn't play the video.")).toBeNull();
  });

  it('gives its turn to another video', async () => {
    disableNativeHls();
    const { hls } = renderVideoCards([videoPin('1'), videoPin('2', {}, MISSING), videoPin('3')], {
      stepPx: 300,
    });
    await screen.findByText("Couldn't play the video.", undefined, WITHIN_5_S);
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    await expect.poll(() => hls.active.size).toBe(2);
  });

  it('waits for a press when the browser blocks autoplay', async () => {
    const blocked = new DOMException('Press first.', 'NotAllowedError');
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(blocked);
    renderVideoCards([videoPin('1')]);
    await vi.waitFor(() => expect(play).toHaveBeenCalled(), WITHIN_5_S);
    expect(await button('Play: Video 1')).toBeTruthy();
    play.mockRestore();
    await press('Play: Video 1');
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
  });
});

describe('a gif', () => {
  const gif = videoPin('2', { videos: {}, embed: { src: GIF, type: 'gif' } });
  const gifImage = () => document.querySelector<HTMLImageElement>('#card-2 .tb-video img');

  it('takes turns with videos, and shows the still image when paused', async () => {
    renderVideoCards([videoPin('1'), gif, videoPin('3')], { stepPx: 300 });
    await expect.poll(() => gifImage()?.complete, WITHIN_5_S).toBe(true);
    expect(playing()).toEqual([]);
    await press('Pause: Video 2');
    expect(gifImage()).toBeNull();
    expect(playing()).toEqual([]);
    await press('Play: Video 1');
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    await press('Play: Video 2');
    await expect.poll(() => gifImage()?.src, WITHIN_5_S).toBe(GIF);
    await expect.poll(playing).toEqual([]);
  });
});

describe('an embed of another site', () => {
  const embed = (src: string) => videoPin('2', { videos: {}, embed: { src, type: 'video' } });
  const frame = () => document.querySelector<HTMLIFrameElement>('#video-iframe');

  it('opens in a sandboxed frame when pressed, and closes when another video has its turn (S1 §2)', async () => {
    const pins = [videoPin('1'), embed('https://www.player.example/e/1')];
    renderVideoCards(pins, { stepPx: 300, embedHosts: EMBED_HOSTS });
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    expect(frame()).toBeNull();
    await press('Play: Video 2');
    await expect.poll(() => frame()?.src).toBe('https://www.player.example/e/1');
    expect(frame()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-presentation',
    );
    expect(frame()?.title).toBe('Media from www.player.example: Video 2');
    await expect.poll(playing).toEqual([]);
    await press('Play: Video 1');
    await expect.poll(frame).toBeNull();
    await press('Play: Video 2');
    await expect.poll(frame).not.toBeNull();
    await press('Stop: Video 2');
    await expect.poll(frame).toBeNull();
  });
});
