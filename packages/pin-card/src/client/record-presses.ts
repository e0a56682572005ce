import type { PressedCard, RecordedPresses } from './replay-presses.js';

/**
 * Records presses on the elements with `data-press` of cards that have not hydrated, and shows them as pressed: buttons, and
 * links that are checked before they open. A finger that rests on a card for 500 ms presses its more button, until the
 * card's own code for that has loaded.
 *
 * This is the source of the inline press script. It uses nothing but its parameter and the browser, and is written for a
 * small result. After a change, `pnpm unit press-script -u` writes `press-script.gen.ts`.
 */
export const recordPresses = (
  presses: RecordedPresses,
  longPress?: ReturnType<typeof setTimeout>,
) =>
  ['click', 'touchstart', 'touchmove', 'touchend', 'touchcancel'].map((type, isTouch) =>
    addEventListener(type, (event: Event & Partial<TouchEvent>) => {
      // The `target` of an event inside a shadow root is the host of that root.
      let [target] = event.composedPath() as unknown as [Element];
      let card = target.closest<PressedCard>('.tb-card');
      let button = isTouch
        ? card?.querySelector<HTMLElement>('.tb-more')
        : target.closest<HTMLElement>('[data-press]');
      let record = () =>
        // The animation ends when the press is too old to be handed over.
        presses.push([button!, button!.animate({ opacity: [0.6, 0.6] }, 10_000), isTouch]);
      // A finger that moves, lifts or is joined by a second one is no long press.
      clearTimeout(longPress);
      if (button) {
        if (isTouch) {
          if (!(isTouch > 1 || event.touches![1] || presses.ready))
            longPress = setTimeout(record, 500);
        } else if (!card!.ready) {
          // A link to another site waits for its check. The browser would open it.
          event.preventDefault();
          record();
        }
      }
    }),
  );
