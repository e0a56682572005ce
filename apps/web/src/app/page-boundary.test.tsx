import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageBoundary } from './page-boundary.js';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('S1 §8: a page that throws shows a sentence and a retry, and the retry shows the page', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const reported: unknown[] = [];
  let isBroken = true;
  function Feed() {
    if (isBroken) throw new Error('A part is broken.');
    return <p>Twelve pins</p>;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const page = (
    <PageBoundary onError={(error) => reported.push(error)}>
      <Feed />
    </PageBoundary>
  );
  const failed =
    "This page can't be shownWe couldn't load this page. Try again in a moment.Try again";
  act(() => root.render(page));
  expect(container.querySelector('[role="alert"]')?.textContent).toBe(failed);
  expect(document.activeElement?.textContent).toBe("This page can't be shown");
  expect(reported).toEqual([new Error('A part is broken.')]);

  const tryAgain = () => act(() => container.querySelector('button')?.click());
  tryAgain();
  expect(container.textContent).toBe(failed);
  isBroken = false;
  tryAgain();
  expect(container.textContent).toBe('Twelve pins');
  act(() => root.unmount());
  container.remove();
});

it('S1 §8: a bar that throws shows a sentence and a retry, and leaves the page beside it alone', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  function Bar() {
    if (isBroken) throw new Error('A bar is broken.');
    return <nav>Home</nav>;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <>
        <PageBoundary part="bar" onError={() => undefined}>
          <Bar />
        </PageBoundary>
        <main>Twelve pins</main>
      </>,
    ),
  );
  expect(container.querySelector('[role="alert"]')?.textContent).toBe(
    "This page can't be shownTry again",
  );
  expect(container.querySelector('main')?.textContent).toBe('Twelve pins');
  expect(document.activeElement).toBe(document.body);
  isBroken = false;
  act(() => container.querySelector('button')?.click());
  expect(container.querySelector('nav')?.textContent).toBe('Home');
  act(() => root.unmount());
  container.remove();
});
