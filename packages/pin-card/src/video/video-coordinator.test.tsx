import { createFakeClock } from '@tackboard/machines/testing';
import { createVideoStore } from '@tackboard/machines/video';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVideoCoordinator, type VideoStatus } from './video-coordinator.js';

/** A window of 768 px, as jsdom has it, and films whose places the tests say. */
function startPage() {
  const clock = createFakeClock();
  const session = createVideoStore();
  const coordinator = createVideoCoordinator(session, clock);
  const add = (id: string, top: number, height = 300) => {
    const element = document.createElement('div');
    const place = { top };
    element.getBoundingClientRect = () => new DOMRect(0, place.top, 236, height);
    const calls: string[] = [];
    const heard: VideoStatus[] = [];
    const video = {
      id,
      track: 'organic' as const,
      element,
      attach: (timeS: number) => calls.push(`attach ${timeS}`),
      detach: () => calls.push('detach'),
      play: () => calls.push('play'),
      pause: () => calls.push('pause'),
      timeS: () => 4.5,
      onChange: (status: VideoStatus) => heard.push(status),
    };
    const handle = coordinator.add(video);
    observers.at(-1)?.cross(element, true);
    return { ...handle, element, place, calls, phases: () => heard.map(({ phase }) => phase) };
  };
  return { clock, session, add };
}

/** What the browser would call when films cross the edge of the screen. */
class FakeIntersectionObserver {
  readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  readonly observed = new Set<Element>();
  constructor(tell: FakeIntersectionObserver['tell']) {
    this.tell = tell;
    observers.push(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  disconnect() {
    this.observed.clear();
  }
  cross(target: Element, isIntersecting: boolean) {
    this.tell([{ target, isIntersecting }]);
  }
}
let observers: FakeIntersectionObserver[] = [];

beforeEach(() => {
  observers = [];
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

describe('createVideoCoordinator', () => {
  it('attaches what has come near and stays, and plays what is seen, 200 ms after it came', () => {
    const { clock, add } = startPage();
    const film = add('1', 200);
    clock.advance(199);
    expect(film.calls).toEqual([]);
    clock.advance(1);
    expect(film.calls).toEqual(['attach 0', 'play']);
    expect(film.phases()).toEqual(['idle', 'visible', 'playing']);
    expect(clock.waiting()).toBe(0);
  });

  it('leaves what moves by more than half a window between two looks', () => {
    const { clock, add } = startPage();
    const film = add('1', 700);
    for (let step = 0; step < 5; step++) {
      clock.advance(100);
      film.place.top -= 385;
    }
    expect(film.calls).toEqual([]);
    clock.advance(100);
    film.place.top = 100;
    clock.advance(200);
    expect(film.calls).toEqual(['attach 0', 'play']);
  });

  it.each([
    [619, 300, 'near'],
    [618, 300, 'playing'],
    [-150, 300, 'playing'],
    [-151, 300, 'near'],
    [384, 4000, 'playing'],
    [385, 4000, 'near'],
  ])('a film at %i px of %i px is %s: half of it, or of the window', (top, height, phase) => {
    const { clock, add } = startPage();
    const film = add('1', top, height);
    clock.advance(200);
    expect(film.phases().at(-1)).toBe(phase);
  });

  it('one observer for all, and none when the last is gone', () => {
    const { add } = startPage();
    const [one, two] = [add('1', 0), add('2', 300)];
    expect(observers.map(({ observed }) => observed.size)).toEqual([2]);
    one.remove();
    two.remove();
    expect(observers.map(({ observed }) => observed.size)).toEqual([0]);
    add('3', 0);
    expect(observers.length).toBe(2);
  });

  it('two cards of one pin play apart', () => {
    const { clock, add, session } = startPage();
    const [one, two] = [add('1', 100), add('1', 400)];
    clock.advance(200);
    expect([one.calls, two.calls]).toEqual([['attach 0', 'play'], ['attach 0']]);
    one.remove();
    add('1', 100);
    add('1', 100);
    expect(Object.keys(session.read().videos)).toEqual(['1', '1+', '1++']);
  });

  it('remembers where a film stood that is gone, of a hundred films', () => {
    const { clock, add, session } = startPage();
    for (let id = 0; id < 130; id++) {
      const film = add(`film ${id}`, 200);
      clock.advance(200);
      film.pause();
      film.remove();
    }
    expect(Object.keys(session.read().videos).length).toBe(100);
    const back = add('film 129', 200);
    clock.advance(200);
    expect(back.phases().at(-1)).toBe('visible');
    back.play();
    expect(back.calls).toEqual(['attach 4.5', 'play']);
  });

  it('a film that was never played is forgotten when it goes', () => {
    const { add, session } = startPage();
    add('1', 5000).remove();
    expect(session.read().videos).toEqual({});
  });

  it('a failed film waits for a press', () => {
    const { clock, add } = startPage();
    const film = add('1', 200);
    clock.advance(200);
    film.report(8, 0);
    clock.advance(1000);
    expect(film.calls).toEqual(['attach 0', 'play', 'detach']);
    film.play();
    expect(film.calls.slice(3)).toEqual(['attach 4.5', 'play']);
  });
});
