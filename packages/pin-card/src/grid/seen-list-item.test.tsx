import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import type { TackboardEvent } from '../client/tackboard.js';
import { SeenListItem } from './seen-list-item.js';

/** Says that everything it observes is on the screen. */
class SeesAll {
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element) {
    const boundingClientRect = new DOMRect(0, 200, 236, 100);
    const entry = {
      target,
      boundingClientRect,
      intersectionRect: boundingClientRect,
      rootBounds: null,
      isIntersecting: true,
      intersectionRatio: 1,
      time: 0,
    };
    queueMicrotask(() => this.#report([entry], this as unknown as IntersectionObserver));
  }

  unobserve() {}

  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeesAll);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('SeenListItem', () => {
  describeConformance(<SeenListItem kind="board" seenId="5" slotIndex={0} />, {
    element: HTMLLIElement,
    inside: (children) => samplePage().inside(<ul>{children}</ul>),
  });

  it('S2 §7.17 §7.18: boards and people of a list have impressions; without an id they have none', async () => {
    const events: TackboardEvent[] = [];
    const page = samplePage({ onEvent: (event) => events.push(event) });
    await act(async () =>
      render(
        page.inside(
          <ul>
            <SeenListItem kind="board" seenId="5" slotIndex={0} />
            <SeenListItem kind="user" seenId={undefined} slotIndex={1} />
            <SeenListItem kind="user" seenId="7" slotIndex={2} />
          </ul>,
        ),
      ),
    );
    await vi.waitFor(() => expect(events).toHaveLength(2), 10_000);
    expect(events).toMatchObject([
      { name: 'board-impression', boardId: '5', slotIndex: 0 },
      { name: 'user-impression', userId: '7', slotIndex: 2 },
    ]);
  });
});
