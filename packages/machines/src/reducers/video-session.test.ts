import { describe, expect, it } from 'vitest';
import { NO_VIDEOS, shouldPlay, type VideoEvent, videoSession } from './video-session.js';

const base: VideoEvent[] = [
  { type: 'ADD', id: 'a', track: 'organic' },
  { type: 'ADD', id: 'b', track: 'organic' },
  { type: 'ADD', id: 'ad', track: 'promoted' },
];
const after = (...events: VideoEvent[]) => [...base, ...events].reduce(videoSession, NO_VIDEOS);
const play = (id: string): VideoEvent => ({ type: 'PLAY', id });
const playing = (...events: VideoEvent[]) => {
  const session = after(...events);
  return ['a', 'b', 'ad'].filter((id) => shouldPlay(session, id));
};

describe('videos of a page (S3 §4.5.1 §4.5.2 §4.5.3)', () => {
  it('play one at a time, promoted ones apart', () => {
    expect(playing()).toEqual([]);
    expect(playing(play('a'))).toEqual(['a']);
    expect(playing(play('a'), play('b'))).toEqual(['b']);
    expect(playing(play('a'), play('ad'))).toEqual(['a', 'ad']);
  });

  it('remember that they were paused, and where', () => {
    const session = after(play('a'), { type: 'PAUSE', id: 'a', timeS: 3.5 });
    expect(session.videos['a']).toMatchObject({ isPaused: true, timeS: 3.5 });
    expect(shouldPlay(session, 'a')).toBe(false);
    const again = videoSession(session, play('a'));
    expect(again.videos['a']).toMatchObject({ isPaused: false, timeS: 3.5 });
  });

  it('do not start again by themselves once the viewer has paused them', () => {
    const byItself: VideoEvent = { type: 'PLAY', id: 'a', isAutomatic: true };
    expect(playing(byItself)).toEqual(['a']);
    const paused: VideoEvent = { type: 'PAUSE', id: 'a', timeS: 3.5 };
    expect(playing(play('a'), paused, byItself)).toEqual([]);
    expect(playing(play('a'), paused, play('a'))).toEqual(['a']);
  });

  it('that leave the page and come back stay paused, where they were', () => {
    const add: VideoEvent = { type: 'ADD', id: 'a', track: 'organic' };
    const back = after(
      play('a'),
      { type: 'PAUSE', id: 'a', timeS: 3.5 },
      { type: 'LEAVE', id: 'a' },
      add,
    );
    expect(back.videos['a']).toMatchObject({ isPaused: true, timeS: 3.5 });
    const left = after(
      play('a'),
      { type: 'REPORT', id: 'a', stateNumber: 4 },
      { type: 'LEAVE', id: 'a', timeS: 7 },
    );
    expect(shouldPlay(left, 'a')).toBe(false);
    expect(left.current).toEqual({});
    expect(left.videos['a']).toMatchObject({ isPaused: false, state: 'default', timeS: 7 });
  });

  it.each([
    [9, []],
    [8, []],
    [7, ['a']],
    [5, ['a']],
  ])('that report %i leave playing: %j', (stateNumber, left) => {
    expect(playing(play('a'), { type: 'REPORT', id: 'a', stateNumber })).toEqual(left);
  });

  it('pausing one that does not play leaves the other', () => {
    expect(playing(play('a'), { type: 'PAUSE', id: 'b', timeS: 0 })).toEqual(['a']);
  });

  it.each(['BLUR', 'HIDDEN', 'PAGEHIDE'] as const)(
    'stop by %s and go on with the focus',
    (type) => {
      expect(playing(play('a'), play('ad'), { type })).toEqual([]);
      expect(playing(play('a'), play('ad'), { type }, { type: 'FOCUS' })).toEqual(['a', 'ad']);
      expect(playing(play('a'), { type }, { type: 'VISIBLE' })).toEqual(['a']);
    },
  );

  it.each([
    [0, 'default'],
    [1, 'loadStart'],
    [2, 'loadedMetadata'],
    [3, 'loadedData'],
    [4, 'playing'],
    [5, 'paused'],
    [6, 'seeking'],
    [7, 'stalling'],
    [8, 'failed'],
    [9, 'ended'],
  ])('a player that reports %i is %s', (stateNumber, state) => {
    const session = after({ type: 'REPORT', id: 'a', stateNumber, timeS: 1 });
    expect(session.videos['a']).toMatchObject({ state, timeS: 1 });
  });

  it('a removed video no longer plays, nor does an unknown one', () => {
    expect(playing(play('a'), { type: 'REMOVE', id: 'a' })).toEqual([]);
    expect(after(play('a'), { type: 'REMOVE', id: 'a' }).current).toEqual({});
  });

  it('is the same object when nothing changes', () => {
    const session = after(play('a'));
    for (const event of [
      { type: 'ADD', id: 'a', track: 'organic' },
      { type: 'REMOVE', id: 'x' },
      { type: 'PLAY', id: 'x' },
      { type: 'PLAY', id: 'a' },
      { type: 'LEAVE', id: 'x' },
      { type: 'PAUSE', id: 'x', timeS: 0 },
      { type: 'REPORT', id: 'a', stateNumber: 10 },
      { type: 'FOCUS' },
    ] as const) {
      expect(videoSession(session, event)).toBe(session);
    }
  });
});
