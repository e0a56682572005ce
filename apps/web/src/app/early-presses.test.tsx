import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EARLY_PRESS_SCRIPT, EarlyPresses } from './early-presses.js';

interface PressedControl {
  readonly control: HTMLButtonElement;
  /** How long the control shows as pressed, in ms. */
  readonly duration: number;
}

/** Presses a button of a page that has not hydrated. */
function pressEarly(playState: AnimationPlayState): PressedControl {
  const control = document.body.appendChild(document.createElement('button'));
  const animate = vi.fn<(keyframes: unknown, duration: number) => Animation>();
  animate.mockReturnValue({ playState, cancel: () => undefined } as Animation);
  Object.assign(control, { animate });
  // oxlint-disable-next-line no-implied-eval -- runs the script as a page does
  new Function(EARLY_PRESS_SCRIPT)();
  control.click();
  return { control, duration: animate.mock.calls[0]?.[1] ?? 0 };
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('shows an early press for a minute, and replays it within that time', async () => {
  const { control, duration } = pressEarly('running');
  expect(duration).toBe(60_000);
  const onClick = vi.fn<() => void>();
  control.addEventListener('click', onClick);
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<EarlyPresses />));
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce());
});
