import { describeConformance } from '@tackboard/conformance';
import { callError, type Viewer } from '@tackboard/domain';
import { createMemoryStorage } from '@tackboard/domain/testing';
import { flush } from '@tackboard/machines/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { BoardForm, type BoardFormProps } from './board-form.js';

const noop = async () => {};

// Loaded first, because the first import takes longer than a test waits.
beforeAll(() => import('../prompts/login-prompt.js'));
afterEach(cleanup);

function show(props: Partial<BoardFormProps> = {}) {
  const onSubmit = vi.fn<BoardFormProps['onSubmit']>(noop);
  render(samplePage().inside(<BoardForm onSubmit={onSubmit} {...props} />));
  return { onSubmit };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(flush);
};

describe('BoardForm', () => {
  describeConformance(<BoardForm onSubmit={noop} />, {
    element: HTMLFormElement,
    inside: samplePage().inside,
  });

  it('submits the values, trimmed and with single spaces', async () => {
    const { onSubmit } = show();
    await userEvent.type(field('Name'), '  Desert   prints ');
    await userEvent.type(field('Description'), ' Sand.{Enter}Sun. ');
    await userEvent.click(screen.getByRole('switch', { name: /^Keep this board secret/ }));
    await press('Create board');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { name: 'Desert prints', description: 'Sand.\nSun.', isSecret: true },
      { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
    );
  });

  it('requires a name of at most 50 characters, says how many are too many, and focuses the field (S1 §5)', async () => {
    const { onSubmit } = show();
    await press('Create board');
    expect(screen.getByText('Give your board a name.')).toBeVisible();
    expect(screen.getByRole('alert').textContent).toBe('1 field needs your attention.');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    await userEvent.type(field('Name'), 'x'.repeat(52));
    expect(screen.getByText('2 characters over the limit of 50.')).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('accepts a description of at most 500 characters (S1 §5)', async () => {
    const { onSubmit } = show({ board: { name: 'Doors' }, description: 'x'.repeat(501) });
    await press('Save changes');
    expect(screen.getByText('1 character over the limit of 500.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows how many characters are left once 80 % are used', async () => {
    show({ board: { name: 'x'.repeat(39) } });
    expect(screen.queryByText(/left/)).toBeNull();
    await userEvent.type(field('Name'), 'x');
    expect(screen.getByText('10 characters left')).toBeVisible();
  });

  it('starts with the values of a board', () => {
    show({ board: { name: 'Doors', privacy: 'secret' }, description: 'Blue ones' });
    expect(field('Name').value).toBe('Doors');
    expect(field('Description').value).toBe('Blue ones');
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  });

  it('keeps what was typed after a failure, and the idempotency key until the values change', async () => {
    const refusal = Object.assign(new Error(), {
      outcome: 'failed',
      displayMessage: 'You have a board of that name.',
    });
    const onSubmit = vi.fn<BoardFormProps['onSubmit']>(() => Promise.reject(refusal));
    show({ onSubmit });
    await userEvent.type(field('Name'), 'Doors');
    await press('Create board');
    expect(screen.getByRole('alert').textContent).toBe('You have a board of that name.');
    expect(field('Name').value).toBe('Doors');
    await press('Create board');
    await userEvent.type(field('Name'), 's');
    await press('Create board');
    const keys = onSubmit.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows a default message when the server sends none', async () => {
    show({ onSubmit: () => Promise.reject(new Error('HTTP 500')) });
    await userEvent.type(field('Name'), 'Doors');
    await press('Create board');
    expect(screen.getByRole('alert').textContent).toBe(
      "Couldn't save. You haven't lost anything you typed.",
    );
  });

  it('shows that it is pending, and is submitted once', async () => {
    const onSubmit = vi.fn(() => new Promise<void>(() => undefined));
    const onCancel = vi.fn();
    show({ onSubmit, onCancel });
    await userEvent.type(field('Name'), 'Doors{Enter}{Enter}');
    await press('Saving…');
    await press('Cancel');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('prompts a limited login, keeps what was typed, and restores it after the login (S3 §6)', async () => {
    const sessionStorage = createMemoryStorage();
    const pageFor = (viewer: Viewer) =>
      samplePage({ viewer, environment: { sessionStorage }, navigation: { openLogin: vi.fn() } });
    const onSubmit = vi.fn(noop);
    const form = <BoardForm onSubmit={onSubmit} />;
    const limited = { isAuth: true, id: '42', isLimitedLogin: true };
    render(pageFor(limited).inside(form));
    await userEvent.type(field('Name'), 'Doors');
    await userEvent.click(screen.getByRole('switch', { name: /^Keep this board secret/ }));
    await press('Create board');
    await screen.findByRole('dialog', { name: 'Log in to create a Pin or board' });
    expect(onSubmit).not.toHaveBeenCalled();
    cleanup();

    render(pageFor({ isAuth: true, id: '43' }).inside(form));
    expect(field('Name').value).toBe('');
    cleanup();
    render(pageFor(limited).inside(form));
    await userEvent.type(field('Name'), 'Doors');
    cleanup();
    render(pageFor({ isAuth: true, id: '42' }).inside(form));
    expect(field('Name').value).toBe('Doors');
    await press('Create board');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(sessionStorage.keys()).toEqual([]);
  });

  it('prompts when the server refuses because the login is limited (S3 §6)', async () => {
    show({
      onSubmit: () => Promise.reject(callError('refused', { status: 403, isLimitedLogin: true })),
    });
    await userEvent.type(field('Name'), 'Doors');
    await press('Create board');
    await screen.findByRole('dialog', { name: 'Log in to create a Pin or board' });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Doors');
    expect(document.querySelector('.tb-form-error')?.textContent).toBe('');
  });

  it('can be cancelled', async () => {
    const onCancel = vi.fn();
    show({ onCancel });
    await press('Cancel');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
