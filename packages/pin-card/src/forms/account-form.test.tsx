import { describeConformance } from '@tackboard/conformance';
import { flush } from '@tackboard/machines/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { AccountForm, type AccountFormProps } from './account-form.js';

const noop = async () => {};

afterEach(cleanup);

function show(props: Partial<AccountFormProps> = {}) {
  const onSubmit = vi.fn<AccountFormProps['onSubmit']>(noop);
  render(samplePage().inside(<AccountForm onSubmit={onSubmit} {...props} />));
  return { onSubmit };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(flush);
};

describe('AccountForm', () => {
  describeConformance(<AccountForm onSubmit={noop} aria-label="Account" />, {
    element: HTMLFormElement,
    inside: samplePage().inside,
  });

  it('S1 §5, S3 §7: submits the name and the address, trimmed', async () => {
    const { onSubmit } = show({ values: { firstName: 'Maren' } });
    await userEvent.type(field('Email address'), ' maren@Example.com ');
    await press('Save changes');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { firstName: 'Maren', email: 'maren@example.com' },
      { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
    );
  });

  it('S1 §5: refuses a name of more than 30 characters and an address without a host, and focuses the first', async () => {
    const { onSubmit } = show({ values: { firstName: 'a'.repeat(31), email: 'maren' } });
    await press('Save changes');
    expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    expect(screen.getByText('1 character over the limit of 30.')).toBeVisible();
    expect(screen.getByText('Enter a full email address, such as name@example.com.')).toBeVisible();
  });

  it('asks for the address only, for sign-up', async () => {
    const { onSubmit } = show({ hasName: false, submitText: 'Continue' });
    expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
    await userEvent.type(field('Email address'), 'lena@example.com');
    await press('Continue');
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ firstName: '', email: 'lena@example.com' });
  });
});
