/** Sampling runs in the last of this many rounds of resize observers, after grids that measure have measured. */
const ROUNDS = 3;

/** Runs code after all scripts of a frame, before it is painted. */
interface FrameEnd {
  /** Resolves with the result of `read` in the next frame, when that frame is painted. */
  readonly next: <Result>(read: () => Result) => Promise<Result>;
}

/** Resolves in the next task, after everything due before it, such as painting the current frame. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Resolves when the next frame is painted, with the time at which it was due, in milliseconds. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame((timeMs) => void nextTask().then(() => resolve(timeMs)));
  });
}

/** Observes nested elements: an observer reports the outer ones first. */
export function createFrameEnd(): FrameEnd {
  const probes: HTMLElement[] = [];
  let within: HTMLElement = document.body;
  for (let round = 0; round < ROUNDS; round++) {
    const probe = document.createElement('div');
    probe.className = 'probe';
    within = within.appendChild(probe);
    probes.push(probe);
  }
  const toggle = (probe: HTMLElement) => {
    probe.style.inlineSize = probe.style.inlineSize === '2px' ? '1px' : '2px';
  };
  let isWanted = false;
  let atEnd = () => {};
  const observer = new ResizeObserver((entries) => {
    if (!isWanted) return;
    const round = probes.indexOf(entries.at(-1)!.target as HTMLElement) + 1;
    const inner = probes[round];
    if (inner) return toggle(inner);
    isWanted = false;
    atEnd();
  });
  for (const probe of probes) observer.observe(probe);
  return {
    next: (read) =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          isWanted = true;
          atEnd = () => {
            const result = read();
            void nextTask().then(() => resolve(result));
          };
          toggle(probes[0]!);
        });
      }),
  };
}
