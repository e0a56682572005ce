import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PersonName } from './person-name.js';

afterEach(cleanup);

const badge = {
  words: { verifiedMerchant: () => 'Verified merchant', verifiedIdentity: () => 'Verified' },
};
const kiln = { name: { lead: 'Kiln & ', last: 'Co' }, verified: 'verifiedMerchant' } as const;

describe('PersonName', () => {
  describeConformance(<PersonName {...kiln} badge={badge} href="/kilnco/" />, {
    element: HTMLSpanElement,
  });

  it('S3 §3: splits the name so that the last word can stay with the badge', () => {
    const { container } = render(<PersonName {...kiln} badge={badge} />);
    expect(container.textContent).toBe('Kiln & Co ');
    expect(container.querySelector('.tb-full-name-last')?.textContent).toBe('Co');
    expect(container.querySelector('.tb-verified')).not.toBeNull();
  });

  it('keeps a badge that can be pressed out of the link, which keeps room for it', () => {
    const { container } = render(<PersonName {...kiln} badge={badge} href="/kilnco/" />);
    expect(screen.getByRole('link', { name: 'Kiln & Co' }).getAttribute('href')).toBe('/kilnco/');
    expect(screen.getByRole('button', { name: 'Verified merchant' })).toBeTruthy();
    expect(container.querySelector('.tb-full-name')?.getAttribute('data-badge')).toBe('md');
  });

  it('holds a badge that nobody presses in the link', () => {
    render(<PersonName {...kiln} badge={{ ...badge, press: 'none' }} href="/kilnco/" />);
    expect(screen.getByRole('link', { name: 'Kiln & Co Verified merchant' })).toBeTruthy();
  });

  it('renders links as the host does', () => {
    render(
      <PersonName
        {...kiln}
        badge={badge}
        href="/kilnco/"
        link={({ children, ...props }) => (
          <a {...props} data-router="">
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByRole('link').hasAttribute('data-router')).toBe(true);
  });

  it('is nothing without a name', () => {
    const { container } = render(<PersonName name={{ lead: '', last: '' }} badge={badge} />);
    expect(container.innerHTML).toBe('');
  });

  it('reads names in their own direction', () => {
    const { container } = render(
      <PersonName name={{ lead: 'ליאת ', last: 'כהן' }} badge={badge} />,
    );
    expect(container.firstElementChild?.getAttribute('dir')).toBe('auto');
  });
});
