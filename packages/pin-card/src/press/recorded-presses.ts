/** A press before hydration: the pressed button, and the animation that shows it as pressed. */
type RecordedPress = readonly [button: HTMLElement, shown: Pick<Animation, 'cancel' | 'playState'>];

/** The id of a viewer; null for a visitor. */
type ViewerId = string | null;

/** The queue that the press script fills. */
export interface RecordedPresses extends Array<RecordedPress> {
  /** The pins whose cards have hydrated, each with its viewer. The script records no new press on them. */
  hydrated?: Map<string, ViewerId>;
  /** The viewer that the first card hydrated for. */
  firstViewerId?: ViewerId;
}

declare global {
  interface Window {
    /** Written by the press script; absent on a page without it. */
    tackboardPresses?: RecordedPresses;
  }
}

/** The id of the pressed card. The frame of a carousel may be gone by now, and its arrow out of reach of the card. */
const pinIdOf = (button: HTMLElement) =>
  button.closest<HTMLElement>('.tb-card')?.dataset['pinId'] ?? button.dataset['waiting'];

/** The button to press for a recorded one. React replaces buttons that it cannot hydrate, and the carousel its frame. */
function currentButton(button: HTMLElement, pinId: string): HTMLElement | null | undefined {
  if (button.isConnected) return button;
  const cards = [...document.querySelectorAll<HTMLElement>('.tb-card')];
  const card = cards.find(({ dataset }) => dataset['pinId'] === pinId);
  return card?.querySelector<HTMLElement>(`[data-press=${button.dataset['press']}]`);
}

function replay(recorded: RecordedPresses, pinId: string): void {
  const mine = recorded.filter(([button]) => pinIdOf(button) === pinId);
  if (mine.length === 0) return;
  for (const press of mine) recorded.splice(recorded.indexOf(press), 1);
  // The effects of this commit come first: the client has mounted then.
  queueMicrotask(() => {
    const pressed = new Set<HTMLElement>();
    for (const [button, { playState }] of mine) {
      const repeats = pressed.has(button) && button.dataset['press'] !== 'next';
      const isOfFirstViewer = recorded.hydrated?.get(pinId) === recorded.firstViewerId;
      if (repeats || playState === 'finished' || !isOfFirstViewer) continue;
      pressed.add(button);
      // A click without a count of presses would pass for a key.
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      currentButton(button, pinId)?.dispatchEvent(click);
    }
    for (const [, shown] of mine) shown.cancel();
  });
}

/**
 * Presses again what was pressed before a card hydrated. Call it when the card has mounted. Several presses on Save or More
 * count once, because the second would undo the first. Presses that are too old to show as pressed are dropped, and those
 * of another viewer than the first.
 */
export function handOverPresses(
  pinId: string,
  viewer: { readonly isAuth: boolean; readonly id?: string | undefined },
): void {
  const recorded = globalThis.window?.tackboardPresses;
  if (!recorded) return;
  const viewerId = viewer.isAuth ? (viewer.id ?? '') : null;
  if (!recorded.hydrated) {
    const hydrated = (recorded.hydrated = new Map());
    recorded.firstViewerId = viewerId;
    // A long press that began before hydration is recorded when it is over.
    recorded.push = (...presses) => {
      const length = Array.prototype.push.apply(recorded, presses);
      for (const [button] of presses) {
        const id = pinIdOf(button);
        if (id !== undefined && hydrated.has(id)) replay(recorded, id);
      }
      return length;
    };
  }
  recorded.hydrated.set(pinId, viewerId);
  replay(recorded, pinId);
}
