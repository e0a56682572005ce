import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import sheet from '@tackboard/ui/styles.css?inline';
import { useServerColors } from './server-colors.js';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['theme'];
});

/** A dark blue that reads well on white and not on #111111. */
const DARK_BLUE = '#12324a';

function Title() {
  const ref = useServerColors<HTMLParagraphElement>({ title: DARK_BLUE });
  return <p ref={ref}>Blue hour</p>;
}

it('S2 §9: the colour of a server goes when the page turns dark under it, and comes back', async () => {
  const style = document.body.appendChild(document.createElement('style'));
  style.textContent = `${sheet} body { background-color: var(--tb-page) }`;
  document.documentElement.className = 'tb-theme';
  document.documentElement.dataset['theme'] = 'light';
  render(<Title />);
  const color = () => screen.getByText('Blue hour').style.getPropertyValue('--tb-message-title');
  expect(color()).toBe(DARK_BLUE);
  document.documentElement.dataset['theme'] = 'dark';
  await expect.poll(color).toBe('');
  document.documentElement.dataset['theme'] = 'light';
  await expect.poll(color).toBe(DARK_BLUE);
});

it('renders again without subscribing again', () => {
  const matchMedia = vi.spyOn(window, 'matchMedia');
  const { rerender } = render(<Title />);
  rerender(<Title />);
  rerender(<Title />);
  expect(matchMedia).toHaveBeenCalledTimes(1);
});
