import { windowOf } from '../window-of.js';
import { clickButton } from './click-button.js';
import type { RecordedPresses } from './recorded-presses.js';
import { suppressRelease } from './suppress-release.js';

/** The id of the pressed card. The frame of a carousel may be gone by now, and its arrow out of reach of the card. */
const pinIdOf = (button: HTMLElement) =>
  button.closest<HTMLElement>('.tb-card')?.dataset['pinId'] ?? button.dataset['waiting'];

/** The button to press for a recorded one. React replaces buttons that it cannot hydrate, and the carousel its frame. */
function currentButton(
  button: HTMLElement,
  pinId: string,
  { trees = new Set() }: RecordedPresses,
): HTMLElement | null | undefined {
  if (button.isConnected) return button;
  const cards = [...trees].flatMap((tree) => [...tree.querySelectorAll<HTMLElement>('.tb-card')]);
  const card = cards.find(({ dataset }) => dataset['pinId'] === pinId);
  return card?.querySelector<HTMLElement>(`[data-press=${button.dataset['press']}]`);
}

function replay(recorded: RecordedPresses, pinId: string): void {
  const mine = recorded.filter(([button]) => pinIdOf(button) === pinId);
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
 * Presses again what was pressed before the card of a pin hydrated. Several presses on Save or More count once, because the
 * second would undo the first. Presses that are too old to show as pressed are dropped, and those of another viewer than the
 * first.
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
