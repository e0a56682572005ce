import type { CDPSession, Page } from '@playwright/test';

/** The live objects of a page, counted after a garbage collection. */
export interface Living {
  /** Listeners of the window and of the document, by their type. */
  readonly listenersOfPage: Readonly<Record<string, number>>;
  readonly observers: number;
  /** Pending `setTimeout` and `setInterval` timers. */
  readonly timers: number;
  readonly hlsPlayers: number;
  readonly mediaSources: number;
  /** Videos with a source. */
  readonly attachedVideos: number;
  /** Live video elements outside of the document. */
  readonly lostVideos: number;
}

const OBSERVERS = [
  'IntersectionObserver',
  'MutationObserver',
  'ResizeObserver',
  'PerformanceObserver',
];

/** Counts the timers of a page. Call it before opening the page. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const living = new Set<number | undefined>();
    Object.assign(globalThis, { livingTimers: living });
    const scope: WindowOrWorkerGlobalScope = window;
    const start = scope.setTimeout.bind(scope);
    const repeat = scope.setInterval.bind(scope);
    const end = scope.clearTimeout.bind(scope);
    scope.setTimeout = (run, delayMs, ...given) => {
      const timer = start(() => {
        living.delete(timer);
        if (typeof run === 'function') Reflect.apply(run, undefined, given);
      }, delayMs);
      living.add(timer);
      return timer;
    };
    scope.setInterval = (...given) => {
      const timer = repeat(...given);
      living.add(timer);
      return timer;
    };
    scope.clearTimeout = scope.clearInterval = (timer) => {
      living.delete(timer);
      end(timer);
    };
  });
}

/** Counts the live objects of a page. `hlsUrl` is the module of its video players. */
export async function readLiving(page: Page, session: CDPSession, hlsUrl: string): Promise<Living> {
  const group = 'living';
  const evaluate = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', {
      expression,
      objectGroup: group,
      awaitPromise: true,
    });
    if (result.objectId === undefined) throw new Error(`${expression} is ${result.type}.`);
    return result.objectId;
  };
  /** Counts the objects of a kind on the heap. */
  const instances = async (prototype: string) => {
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: await evaluate(prototype),
      objectGroup: group,
    });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId!,
      functionDeclaration: 'function () { return this.length; }',
    });
    return result.value as number;
  };
  const listenersOfPage: Record<string, number> = {};
  for (const place of ['window', 'document']) {
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: await evaluate(place),
    });
    for (const { type } of listeners) {
      const name = `${place} ${type}`;
      listenersOfPage[name] = (listenersOfPage[name] ?? 0) + 1;
    }
  }
  let observers = 0;
  for (const kind of OBSERVERS) observers += await instances(`${kind}.prototype`);
  const hlsPlayers = await instances(
    `import(${JSON.stringify(hlsUrl)}).then((file) => Object.values(file).find((one) => one.isSupported).prototype)`,
  );
  const mediaSources = await instances('MediaSource.prototype');
  const videos = await instances('HTMLVideoElement.prototype');
  await session.send('Runtime.releaseObjectGroup', { objectGroup: group });
  const shown = await page.evaluate(() => ({
    videos: document.querySelectorAll('video').length,
    attached: document.querySelectorAll('video[src]').length,
    timers: (Reflect.get(globalThis, 'livingTimers') as ReadonlySet<unknown>).size,
  }));
  return {
    listenersOfPage,
    observers,
    timers: shown.timers,
    hlsPlayers,
    mediaSources,
    attachedVideos: shown.attached,
    lostVideos: videos - shown.videos,
  };
}
