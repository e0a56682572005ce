import type { Page } from '@playwright/test';

/** What a page records about itself. Times are in milliseconds. */
export interface Recording {
  /** Largest contentful paint; undefined when the browser reported none. */
  readonly lcpMs: number | undefined;
  /** Cumulative layout shift, without shifts right after an input. */
  readonly cls: number;
  /** The elements that shifted, from and to, in pixels. */
  readonly shifted: readonly string[];
  /** The durations of tasks over 50 ms. */
  readonly longTasksMs: readonly number[];
  /** The longest time from an input to the next paint, by what was pressed: `save`, `more`, `next`, or `other`. */
  readonly interactionMs: Readonly<Record<string, number>>;
  /** Transferred bytes of all scripts. */
  readonly scriptBytes: number;
  /** The file names of all scripts. */
  readonly scripts: readonly string[];
}

declare global {
  interface Window {
    /** What the page has recorded so far. */
    vitals: {
      lcpMs: number | undefined;
      cls: number;
      shifted: string[];
      longTasksMs: number[];
      interactionMs: Record<string, number>;
    };
  }
}

/** Starts recording. Call this before the page is opened. */
export async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals: Window['vitals'] = {
      lcpMs: undefined,
      cls: 0,
      shifted: [],
      longTasksMs: [],
      interactionMs: {},
    };
    window.vitals = vitals;
    const observe = (type: string, read: (entry: PerformanceEntry) => void, more = {}) => {
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
        type,
        buffered: true,
        ...more,
      });
    };
    observe('largest-contentful-paint', ({ startTime }) => {
      vitals.lcpMs = startTime;
    });
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
      };
      if (shift.hadRecentInput) return;
      vitals.cls += shift.value;
      const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
      for (const { node, previousRect, currentRect } of shift.sources) {
        const { localName = 'text', className = '' } = (node ?? {}) as Partial<Element>;
        vitals.shifted.push(
          `${localName}.${className} ${placeOf(previousRect)} -> ${placeOf(currentRect)}`,
        );
      }
    });
    observe('longtask', ({ duration }) => vitals.longTasksMs.push(duration));
    observe(
      'event',
      (entry) => {
        const { interactionId = 0, target } = entry as PerformanceEntry & {
          readonly interactionId?: number;
          readonly target: Node | null;
        };
        if (interactionId === 0) return;
        const pressed = target instanceof Element && target.closest<HTMLElement>('[data-press]');
        const kind = (pressed && pressed.dataset['press']) || 'other';
        vitals.interactionMs[kind] = Math.max(vitals.interactionMs[kind] ?? 0, entry.duration);
      },
      { durationThreshold: 16 },
    );
  });
}

/** Reads what the page has recorded so far. */
export function recordingOf(page: Page): Promise<Recording> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      ...window.vitals,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      scripts: scripts.map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? name),
    };
  });
}
