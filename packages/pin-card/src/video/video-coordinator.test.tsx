import { createVideoStore } from '@tackboard/machines';
import { createFakeClock } from '@tackboard/machines/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVideoCoordinator, type VideoStatus } from './video-coordinator.js';

/** A window of 768 px, the height in jsdom. `add` adds a video at a position. */
function startPage() {
  const clock = createFakeClock();
  const session = createVideoStore();
  const coordinator = createVideoCoordinator(session, clock);
  const add = (id: string, top: number, height = 300) => {
    const element = document.createElement('div');
    const position = { top };
    element.getBoundingClientRect = () => new DOMRect(0, position.top, 236, height);
    const calls: string[] = [];
    const statuses: VideoStatus[] = [];
    const video = {
      id,
      track: 'organic' as const,
      element,
      attach: (timeS: number) => calls.push(`attach ${timeS}`),
      detach: () => calls.push('detach'),
      play: () => calls.push('play'),
      pause: () => calls.push('pause'),
      timeS: () => 4.5,
      onChange: (status: VideoStatus) => statuses.push(status),
    };
    const handle = coordinator.add(video);
    observers.at(-1)?.cross(element, true);
    return {
      ...handle,
      element,
      position,
      calls,
      phases: () => statuses.map(({ phase }) => phase),
    };
  };
  return { clock, session, add };
}

/** `cross` does what the browser does when an element comes near the screen or leaves it. */
class FakeIntersectionObserver {
  readonly notify: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  readonly observed = new Set<Element>();
  constructor(notify: FakeIntersectionObserver['notify']) {
    this.notify = notify;
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
    this.notify([{ target, isIntersecting }]);
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
  it('attaches and plays a visible video 200 ms after it comes near the screen', () => {
    const { clock, add } = startPage();
    const video = add('1', 200);
    clock.advance(199);
    expect(video.calls).toEqual([]);
    clock.advance(1);
    expect(video.calls).toEqual(['attach 0', 'play']);
    expect(video.phases()).toEqual(['idle', 'visible', 'playing']);
    expect(clock.waiting()).toBe(0);
  });

  it('ignores a video that moves by more than half a window in 100 ms', () => {
    const { clock, add } = startPage();
    const video = add('1', 700);
    for (let step = 0; step < 5; step++) {
      clock.advance(100);
      video.position.top -= 385;
    }
    expect(video.calls).toEqual([]);
    clock.advance(100);
    video.position.top = 100;
    clock.advance(200);
    expect(video.calls).toEqual(['attach 0', 'play']);
  });

  it.each([
    [619, 300, 'near'],
    [618, 300, 'playing'],
    [-150, 300, 'playing'],
    [-151, 300, 'near'],
    [384, 4000, 'playing'],
    [385, 4000, 'near'],
  ])(
    'a video at %i px that is %i px high is %s: half of it, or of the window, must be visible',
    (top, height, phase) => {
      const { clock, add } = startPage();
      const video = add('1', top, height);
      clock.advance(200);
      expect(video.phases().at(-1)).toBe(phase);
    },
  );

  it('attaches a video near the window only once the page has scrolled', () => {
    const { clock, add } = startPage();
    const below = add('1', 700);
    clock.advance(1000);
    expect(below.calls).toEqual([]);
    window.dispatchEvent(new Event('scroll'));
    clock.advance(100);
    expect(below.calls).toEqual(['attach 0']);
  });

  it('has one observer, and disconnects it when the last video is removed', () => {
    const { add } = startPage();
    const [one, two] = [add('1', 0), add('2', 300)];
    expect(observers.map(({ observed }) => observed.size)).toEqual([2]);
    one.remove();
    two.remove();
    expect(observers.map(({ observed }) => observed.size)).toEqual([0]);
    add('3', 0);
    expect(observers.length).toBe(2);
  });

  it('lets two cards of one pin play independently', () => {
    const { clock, add, session } = startPage();
    const [one, two] = [add('1', 100), add('1', 400)];
    clock.advance(200);
    expect([one.calls, two.calls]).toEqual([['attach 0', 'play'], ['attach 0']]);
    one.remove();
    add('1', 100);
    add('1', 100);
    expect(Object.keys(session.read().videos)).toEqual(['1', '1+', '1++']);
  });

  it('remembers the positions of the last 100 removed videos (S3 §4.5.2)', () => {
    const { clock, add, session } = startPage();
    for (let id = 0; id < 130; id++) {
      const video = add(`video ${id}`, 200);
      clock.advance(200);
      video.pause();
      video.remove();
    }
    expect(Object.keys(session.read().videos).length).toBe(100);
    const back = add('video 129', 200);
    clock.advance(200);
    expect(back.phases().at(-1)).toBe('visible');
    back.play();
    expect(back.calls).toEqual(['attach 4.5', 'play']);
  });

  it('forgets a removed video that never played', () => {
    const { add, session } = startPage();
    add('1', 5000).remove();
    expect(session.read().videos).toEqual({});
  });

  it('starts a failed video only when the viewer presses Play', () => {
    const { clock, add } = startPage();
    const video = add('1', 200);
    clock.advance(200);
    video.report(8, 0);
    clock.advance(1000);
    expect(video.calls).toEqual(['attach 0', 'play', 'detach']);
    video.play();
    expect(video.calls.slice(3)).toEqual(['attach 4.5', 'play']);
  });
});
