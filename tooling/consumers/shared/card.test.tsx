import { buildPin } from '@tackboard/domain/testing';
import { createTackboard, PinCard, TackboardProvider } from '@tackboard/pin-card';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

test('a press on Save saves the pin', async () => {
  const saved: string[] = [];
  const pin = buildPin({ id: '7', title: 'A blue chair' });
  const tackboard = createTackboard({
    viewer: { isAuth: true, id: '42', boardCount: 0 },
    calls: {
      savePin: async ({ pinId }) => {
        saved.push(pinId);
        return { id: '8' };
      },
      unsavePin: async () => undefined,
      readPin: async () => pin,
    },
  });
  render(
    <TackboardProvider client={tackboard}>
      <PinCard pin={pin} surface="AuthHomefeed" />
    </TackboardProvider>,
  );
  expect(screen.getByRole('article', { name: 'A blue chair' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(saved).toEqual(['7']), { timeout: 8000 });
}, 30_000);
