import { windowOf } from '../window-of.js';

/**
 * A press before hydration: the pressed button or link, the animation that shows it as pressed, and 1 for a long press, 0 for
 * a click.
 */
type RecordedPress = readonly [
  button: HTMLElement,
  shown: Pick<Animation, 'cancel' | 'playState'>,
  isLongPress: number,
];

/** The id of a viewer; null for a visitor. */
type ViewerId = string | null;

/** The queue that the press script fills. */
export interface RecordedPresses extends Array<RecordedPress> {
  /** The pins whose cards have hydrated, each with its viewer. */
  cards?: Map<string, ViewerId>;
  /** The viewer that the first card hydrated for. */
  firstViewerId?: ViewerId;
  /** The documents and shadow roots of those cards. */
  trees?: Set<ParentNode>;
  /** What replays presses has loaded. The script records no long press any more. */
  ready?: boolean;
}

/** A card that the press script finds. */
export interface PressedCard extends HTMLElement {
  /** The card has hydrated. The script records no click on it. */
  ready?: true;
}

declare global {
  interface Window {
    /** Written by the press script; absent on a page without it. */
    tackboardPresses?: RecordedPresses;
  }
}

const ownClicks = new WeakSet<Event>();

/** Whether a click is one of {@link clickButton}. */
const isOwnClick = (event: Event) => ownClicks.has(event);

/** Clicks a button as a pointer does. A click without a count of presses, like that of `click()`, would pass for a key. */
export function clickButton(button: HTMLElement): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  ownClicks.add(click);
  button.dispatchEvent(click);
}

/** The events that follow when a finger is lifted. */
const RELEASE_EVENTS = ['pointerup', 'touchend', 'mousedown', 'mouseup', 'click'] as const;

/**
 * Suppresses the events of the lifted finger until the next press of a pointer. They would press an element or close the menu.
 * The clicks of keys, which have no count of presses, and of `clickButton` pass.
 */
export function suppressRelease(view: Window): void {
  const stop = new AbortController();
  const options = { capture: true, passive: false, signal: stop.signal };
  const suppress = (event: UIEvent) => {
    if (event.type === 'click' && (event.detail === 0 || isOwnClick(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of RELEASE_EVENTS) view.addEventListener(type, suppress, options);
  view.addEventListener('pointerdown', () => stop.abort(), options);
}

const cardOf = (button: HTMLElement) => button.closest<PressedCard>('.tb-card');

/** The id of the pressed card. The frame of a carousel may be gone by now, and its arrow out of reach of the card. */
const pinIdOf = (button: HTMLElement) =>
  cardOf(button)?.dataset['pinId'] ?? button.dataset['waiting'];

/**
 * The button or link to press for a recorded one. React replaces those that it cannot hydrate, and the carousel its frame. Of
 * the links of a card, the one with the same address.
 */
function currentButton(
  button: HTMLElement,
  pinId: string,
  { trees = new Set() }: RecordedPresses,
): HTMLElement | undefined {
  if (button.isConnected) return button;
  const cards = [...trees].flatMap((tree) => [...tree.querySelectorAll<PressedCard>('.tb-card')]);
  const card = cards.find(({ dataset, ready }) => ready && dataset['pinId'] === pinId);
  const href = button.getAttribute('href');
  const alike =
    card?.querySelectorAll<HTMLElement>(`[data-press=${button.dataset['press']}]`) ?? [];
  return [...alike].find((one) => one.getAttribute('href') === href);
}

function replay(recorded: RecordedPresses, pinId: string): void {
  // A second card of the pin that has not hydrated keeps its presses.
  const mine = recorded.filter(
    ([button]) => pinIdOf(button) === pinId && (!button.isConnected || cardOf(button)?.ready),
  );
  if (mine.length === 0) return;
  for (const press of mine) recorded.splice(recorded.indexOf(press), 1);
  const pressed = new Set<HTMLElement>();
  for (const [button, { playState }, isLongPress] of mine) {
    const repeats = pressed.has(button) && button.dataset['press'] !== 'next';
    const isOfFirstViewer = recorded.cards?.get(pinId) === recorded.firstViewerId;
    if (repeats || playState === 'finished' || !isOfFirstViewer) continue;
    pressed.add(button);
    const current = currentButton(button, pinId, recorded);
    if (!current) continue;
    clickButton(current);
    // The finger may still be down.
    if (isLongPress) suppressRelease(windowOf(current));
  }
  for (const [, shown] of mine) shown.cancel();
}

/**
 * Presses again what was pressed before the card of a pin hydrated. Several presses on Save, More or a link count once,
 * because the second would undo the first. Presses that are too old to show as pressed are dropped, and those of another
 * viewer than the first.
 */
export function replayPresses(recorded: RecordedPresses, pinId: string, card: HTMLElement): void {
  // A card that a grid has removed by now is in no document, and its topmost element would be kept for good.
  if (card.isConnected) (recorded.trees ??= new Set()).add(card.getRootNode() as ParentNode & Node);
  if (!recorded.ready) {
    recorded.ready = true;
    // A long press that began before is recorded when it is over.
    recorded.push = (...presses) => {
      const length = Array.prototype.push.apply(recorded, presses);
      for (const [button] of presses) {
        const id = pinIdOf(button);
        if (id !== undefined && recorded.cards?.has(id)) replay(recorded, id);
      }
      return length;
    };
  }
  replay(recorded, pinId);
}

/**
 * Hands over what was pressed before a card hydrated. Call it when the card has mounted. From then on the card handles clicks
 * itself.
 */
export function handOverPresses(
  card: PressedCard | null,
  pinId: string,
  viewer: { readonly isAuth: boolean; readonly id?: string | undefined },
): void {
  const recorded = card?.ownerDocument.defaultView?.tackboardPresses;
  if (!card || !recorded) return;
  const viewerId = viewer.isAuth ? (viewer.id ?? '') : null;
  if (!recorded.cards) {
    recorded.cards = new Map();
    recorded.firstViewerId = viewerId;
  }
  recorded.cards.set(pinId, viewerId);
  card.ready = true;
  replayPresses(recorded, pinId, card);
}
