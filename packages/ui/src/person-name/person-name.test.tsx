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

  it('S3 §3: keeps the last word and the badge together', () => {
    const { container } = render(<PersonName {...kiln} badge={badge} />);
    expect(container.textContent).toBe('Kiln & Co ');
    expect(container.querySelector('.tb-full-name-last')?.textContent).toBe('Co');
    expect(container.querySelector('.tb-verified')).not.toBeNull();
  });

  it('renders a badge button outside of the link, which reserves its space', () => {
    const { container } = render(<PersonName {...kiln} badge={badge} href="/kilnco/" />);
    expect(screen.getByRole('link', { name: 'Kiln & Co' }).getAttribute('href')).toBe('/kilnco/');
    expect(screen.getByRole('button', { name: 'Verified merchant' })).toBeVisible();
    expect(container.querySelector('.tb-full-name')?.getAttribute('data-badge')).toBe('md');
  });

  it('renders a badge without a press inside the link', () => {
    render(<PersonName {...kiln} badge={{ ...badge, press: 'none' }} href="/kilnco/" />);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('Kiln & Co ');
    expect(link.querySelector('[aria-label="Verified merchant"]')).not.toBeNull();
  });

  it('renders the link component of the host', () => {
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

  it('renders nothing without a name', () => {
    const { container } = render(<PersonName name={{ lead: '', last: '' }} badge={badge} />);
    expect(container.innerHTML).toBe('');
  });

  it('detects the text direction of the name', () => {
    const { container } = render(
      <PersonName name={{ lead: 'ליאת ', last: 'כהן' }} badge={badge} />,
    );
    expect(container.firstElementChild?.getAttribute('dir')).toBe('auto');
  });
});
