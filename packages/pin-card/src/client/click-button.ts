const ownClicks = new WeakSet<Event>();

/** Whether a click is one of {@link clickButton}. */
export const isOwnClick = (event: Event) => ownClicks.has(event);

/** Clicks a button as a pointer does. A click without a count of presses, like that of `click()`, would pass for a key. */
export function clickButton(button: HTMLElement): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  ownClicks.add(click);
  button.dispatchEvent(click);
}
