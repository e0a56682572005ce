import { act, render } from '@testing-library/react';
import type { Pin } from '@tackboard/domain';
import type { ReactNode } from 'react';
import '@tackboard/ui/styles.css';
import '../styles.css';
import { samplePage } from '../../test-data/page.js';
import { manyPins } from '../../test-data/pins.js';
import { PinGrid, type PinGridProps } from './pin-grid.js';

export const sample = samplePage();
export const all = manyPins(2000);

/** Sizes as varied as in a feed, and a card that is cheap to render. */
export const itemSize = ({ id }: Pin) => ({
  ratio: 0.5 + ((Number(id) * 37) % 160) / 100,
  footer: 64,
});
export const renderCard = ({ pin }: { readonly pin: Pin }) => (
  <a href={`/pin/${pin.id}/`} style={{ display: 'block', blockSize: '100%' }}>
    {pin.id}
  </a>
);

export function Grid(props: Partial<PinGridProps>) {
  return <PinGrid pins={all} surface="AuthHomefeed" {...{ itemSize, renderCard }} {...props} />;
}

export function show(element: ReactNode) {
  const { rerender, unmount } = render(sample.inside(element));
  return { unmount, rerender: (next: ReactNode) => rerender(sample.inside(next)) };
}

export const items = (root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLElement>('[aria-posinset]'),
];
export const indexOf = (item: Element) => Number(item.getAttribute('aria-posinset')) - 1;
export const indices = (root?: ParentNode) => items(root).map(indexOf);
/** The position of an item in its markup. */
export const placeIn = ({ className, style }: HTMLElement) => `${className} ${style.cssText}`;
export const itemOf = (id: string) =>
  items().find((item) => item.textContent === id) as HTMLElement;
export const topOf = (id: string) => itemOf(id).getBoundingClientRect().top;
export const visible = () => items().filter((item) => item.getBoundingClientRect().bottom > 0);
/** The items of which no part is outside of the viewport. */
export const whole = () =>
  items().filter((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
export const firstVisible = () => visible()[0]?.textContent ?? '';

/** Waits until the browser has fired scroll and resize events, and painted the result. */
export async function painted() {
  for (let frame = 0; frame < 3; frame++) await act(() => new Promise(requestAnimationFrame));
}

export async function scrollTo(top: number) {
  window.scrollTo(0, top);
  await painted();
}

/** The number of lines in the viewport, 50 px apart, without any card. */
export function blanks(): number {
  const boxes = items().map((item) => item.getBoundingClientRect());
  let missing = 0;
  for (let y = 0; y < window.innerHeight; y += 50) {
    const isFilled = boxes.some(({ top, bottom }) => top <= y + 16 && bottom >= y);
    if (!isFilled) missing++;
  }
  return missing;
}

/** Resets the page: scrolled to the top, without margins, left to right. */
export async function freshPage() {
  document.documentElement.dir = 'ltr';
  document.body.style.margin = '0';
  await scrollTo(0);
}
