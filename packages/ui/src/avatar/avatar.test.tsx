import { describeConformance } from '@tackboard/conformance';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar, initials } from './avatar.js';

afterEach(cleanup);

describe('Avatar', () => {
  describeConformance(<Avatar name="Lena Adler" />, { element: HTMLSpanElement });

  it('is decorative', () => {
    const { container } = render(<Avatar name="Lena Adler" imageUrl="/lena.jpg" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('has the initials for a picture that fails', () => {
    const { container } = render(<Avatar name="Lena Adler" imageUrl="/lena.jpg" />);
    expect(container.querySelector('img')?.dataset['initials']).toBe('LA');
  });

  it.each([
    ['Lena Adler', 'LA'],
    ['  Karl B. archive ', 'KA'],
    ['čelestína', 'Č'],
    ['𝔸da Lovelace', '𝔸L'],
    ['', ''],
  ])('%j has the initials %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it('uses the same colour for the same name', () => {
    const tone = (name: string) =>
      render(<Avatar name={name} />).container.firstElementChild?.getAttribute('data-tone');
    expect(tone('Lena Adler')).toBe(tone('Lena Adler'));
    expect(['0', '1', '2', '3', '4', '5']).toContain(tone('Nora M.'));
  });
});
