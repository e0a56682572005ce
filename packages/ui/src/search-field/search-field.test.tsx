import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SearchField } from './search-field.js';

afterEach(cleanup);

const nothing = () => {};

function Example({ decoration }: { readonly decoration?: string }) {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Search"
      value={value}
      onChange={setValue}
      decoration={decoration && <b>{decoration}</b>}
    />
  );
}

describe('SearchField', () => {
  describeConformance(<SearchField label="Search" value="blue" onChange={nothing} />, {
    element: HTMLLabelElement,
  });

  it('is named by its label and reports what is typed', async () => {
    render(<Example />);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    await userEvent.type(field, 'blue hour');
    expect(field.value).toBe('blue hour');
  });

  it('a decoration is not read aloud', () => {
    render(<Example decoration="blue" />);
    expect(screen.getByText('blue').closest('[aria-hidden="true"]')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  });
});
