import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PersonName } from './person-name.js';
import '../styles.css';

afterEach(cleanup);

const badge = {
  words: { verifiedMerchant: () => 'Verified merchant', verifiedIdentity: () => 'Verified' },
};

const NAMES = [
  ['two words', { lead: 'Northern ', last: 'Light' }],
  ['three words', { lead: 'Hedge & Garden ', last: 'Co' }],
  ['one long word', { lead: '', last: 'Ceramics' }],
] as const;

const WIDTHS_PX = Array.from({ length: 400 }, (_, index) => 120 + index);

describe.each([16, 32, 56])('S3 §3: in a heading of %i px', (fontSize) => {
  it.each(NAMES)('the badge is beside the last word at any width: %s', (_title, name) => {
    const { container } = render(
      <h1 style={{ margin: 0, fontSize, lineHeight: 1.25 }}>
        <PersonName name={name} verified="verifiedMerchant" badge={badge} href="/northern/" />
      </h1>,
    );
    const heading = container.querySelector('h1')!;
    const word = container.querySelector('.tb-full-name-last')!;
    const icon = container.querySelector('.tb-verified')!;
    const apart = WIDTHS_PX.filter((width) => {
      heading.style.width = `${width}px`;
      const line = [...word.getClientRects()].at(-1)!;
      const { top, bottom, left, right } = icon.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const isOnLine = middle > line.top && middle < line.bottom;
      return !isOnLine || left < line.left || right > line.right + 0.1;
    });
    expect(apart).toEqual([]);
  });
});

it('a badge inside the link is a word of its own in its name', async () => {
  render(
    <PersonName
      name={{ lead: 'Kiln & ', last: 'Co' }}
      verified="verifiedMerchant"
      badge={{ ...badge, press: 'none' }}
      href="/kilnco/"
    />,
  );
  const link = page.getByRole('link', { name: 'Kiln & Co Verified merchant' });
  await expect.element(link).toBeInTheDocument();
});
