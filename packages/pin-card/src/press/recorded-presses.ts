/** A press before hydration: the pressed button, and what shows it as pressed. */
type RecordedPress = readonly [button: HTMLElement, shown?: Pick<Animation, 'cancel'>];

interface RecordedPresses extends Array<RecordedPress> {
  /** The pins whose cards have hydrated: their presses are not recorded any more. */
  readonly done: Set<string>;
  /** The viewer that the first card hydrated for; null for a visitor. */
  viewerId?: string | null;
}

declare global {
  interface Window {
    /** Written by the press script; absent on a page without it. */
    tackboardPresses?: RecordedPresses;
  }
}

/** What takes over: a card its own presses, or a carousel those on its arrows. */
type PressedPart = 'card' | 'carousel';

const CARD = '.tb-card';
const ARROWS = ['tb-carousel-previous', 'tb-carousel-next'] as const;
const BUTTONS = [...ARROWS, 'tb-save', 'tb-more'] as const;

const pinIdOf = (button: HTMLElement) => button.closest<HTMLElement>(CARD)?.dataset['pinId'];
const isArrow = (button: HTMLElement) => ARROWS.some((name) => button.classList.contains(name));

/** The button that stands for a recorded one: React replaces what it cannot hydrate, and the carousel its frame. */
function currentButton(button: HTMLElement, pinId: string): HTMLElement | null {
  if (button.isConnected) return button;
  const name = BUTTONS.find((known) => button.classList.contains(known));
  const cards = [...document.querySelectorAll<HTMLElement>(CARD)];
  const card = cards.find(({ dataset }) => dataset['pinId'] === pinId);
  return card?.querySelector<HTMLElement>(`.${name}`) ?? null;
}

/**
 * Presses again, once, what a person pressed before the card hydrated. Call it when the card, or its carousel, has mounted.
 * Presses of another viewer than the first one are dropped.
 */
export function handOverPresses(
  part: PressedPart,
  pinId: string,
  viewer: { readonly isAuth: boolean; readonly id?: string | undefined },
): void {
  const recorded = globalThis.window?.tackboardPresses;
  if (!recorded) return;
  const viewerId = viewer.isAuth ? (viewer.id ?? '') : null;
  if (recorded.viewerId === undefined) recorded.viewerId = viewerId;
  if (part === 'card') recorded.done.add(pinId);
  const mine: RecordedPress[] = [];
  for (let at = recorded.length - 1; at >= 0; at--) {
    const press = recorded[at]!;
    // The frame of a carousel is gone by now, with the card's id out of its reach.
    const owner = pinIdOf(press[0]) ?? press[0].dataset['waiting'];
    if (owner !== pinId || isArrow(press[0]) !== (part === 'carousel')) continue;
    mine.unshift(press);
    recorded.splice(at, 1);
  }
  if (mine.length === 0) return;
  // The effects of this commit come first: the client has mounted then.
  queueMicrotask(() => {
    for (const [button, shown] of mine) {
      shown?.cancel();
      // A press without a count of presses would pass for a key.
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      if (recorded.viewerId === viewerId) currentButton(button, pinId)?.dispatchEvent(press);
    }
  });
}
