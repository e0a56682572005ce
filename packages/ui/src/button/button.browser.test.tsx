import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './button.js';
import '../styles.css';

afterEach(cleanup);

/** The edges of a button's text, in the button. */
function textEdges(button: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(button);
  const [text, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
  return { start: text.left - box.left, end: box.right - text.right, width: box.width };
}

it('has room for the ring and its text while it is busy, and keeps its width', () => {
  const button = (busy: boolean) => (
    <Button variant="primary" busy={busy}>
      Take the survey
    </Button>
  );
  const { rerender } = render(button(false));
  const ready = textEdges(screen.getByRole('button'));
  rerender(button(true));
  const busy = textEdges(screen.getByRole('button'));
  expect(busy.width).toBeCloseTo(ready.width);
  // 8 px, the ring of 12, and 6.
  expect(busy.start).toBeCloseTo(26);
  expect(busy.end).toBeCloseTo(8);
});
