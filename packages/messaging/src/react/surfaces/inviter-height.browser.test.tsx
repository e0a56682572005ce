import uiSheet from '@tackboard/ui/styles.css?inline';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import messageSheet from '../styles.css?inline';
import { InviterPopover } from './inviter-popover.js';

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = `${uiSheet}${messageSheet} body { margin: 0 }`;
  document.head.append(style);
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
});

const nothing = () => undefined;

it("S3 §4.6.2: the inviter's popover publishes its height, and 0 after it", async () => {
  const published = () => document.documentElement.style.getPropertyValue('--tb-inviter-height');
  const popover = (text: string) => (
    <InviterPopover
      anchor={document.body}
      title="Maren invited you"
      name="Maren"
      imageUrl={undefined}
      text={text}
      logInText="Log in"
      signUpText="Sign up"
      closeText="Close"
      onLogIn={nothing}
      onSignUp={nothing}
      onDeny={nothing}
      onClose={nothing}
    />
  );
  const { rerender, unmount } = render(popover('See the boards.'));
  const { offsetHeight } = await screen.findByRole('dialog', { name: 'Maren invited you' });
  expect(offsetHeight).toBeGreaterThan(80);
  await waitFor(() => expect(published()).toBe(`${offsetHeight}px`));

  rerender(
    popover('See the boards that this Pin is on, and those of the people you know. '.repeat(3)),
  );
  await waitFor(() => expect(Number.parseFloat(published())).toBeGreaterThan(offsetHeight));
  act(unmount);
  expect(published()).toBe('0px');
});
