import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardPageCalls, sharedBoard } from '../../test-data/board-page.js';
import { samplePage } from '../../test-data/page.js';
import { people } from '../../test-data/pins.js';
import { BoardInvitations, type BoardInvitationsProps } from './board-invitations.js';

afterEach(cleanup);

const INVITATIONS = [{ board: sharedBoard, inviter: people.lena }];

function show(
  respondToBoardInvite: (request: object, options: object) => Promise<void>,
  props: Partial<BoardInvitationsProps> = {},
) {
  const onResponded = vi.fn();
  const page = samplePage({ calls: { respondToBoardInvite }, onError: () => {} });
  render(
    page.inside(
      <BoardInvitations invitations={INVITATIONS} onResponded={onResponded} {...props} />,
    ),
  );
  const toast = async () => {
    await act(() => vi.dynamicImportSettled());
    act(() => page.clock.advance(100));
    return document.querySelector('.tb-toast-text')?.textContent;
  };
  return { onResponded, toast };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('BoardInvitations', () => {
  describeConformance(<BoardInvitations invitations={INVITATIONS} />, {
    element: HTMLUListElement,
    inside: samplePage({ calls: boardPageCalls() }).inside,
  });

  it.each([
    ['Accept', true, 'You share “Kitchen with Lena” now.'],
    ['Decline', false, 'You declined “Kitchen with Lena”.'],
  ])('%s responds once, and a toast says so (S3 §2.3)', async (name, isAccepted, text) => {
    const respond = vi.fn(async () => {});
    const { onResponded, toast } = show(respond);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Lena Adler invites you to share the board Kitchen with Lena.',
    );
    await press(name);
    await press(name);
    expect(respond).toHaveBeenCalledExactlyOnceWith(
      { boardId: '54', isAccepted },
      { idempotencyKey: expect.any(String) },
    );
    expect(onResponded).toHaveBeenCalledExactlyOnceWith(sharedBoard, isAccepted);
    expect(await toast()).toBe(text);
  });

  it('says that a response failed; the retry has the same key', async () => {
    const respond = vi.fn(async (_request: object, _options: object) => {});
    respond.mockRejectedValueOnce(new Error('offline'));
    const { onResponded, toast } = show(respond);
    await press('Accept');
    expect(await toast()).toMatch(/^That didn't work/);
    expect(onResponded).not.toHaveBeenCalled();
    await press('Accept');
    expect(respond).toHaveBeenCalledTimes(2);
    expect(respond.mock.calls[1]?.[1]).toEqual(respond.mock.calls[0]?.[1]);
  });

  it('accepts at once after the login that its link led to, and asks once (S3 §2.3)', async () => {
    const respond = vi.fn(async () => {});
    const acceptsAtOnce = vi.fn(() => true);
    const { onResponded } = show(respond, { acceptsAtOnce });
    await vi.waitFor(() => expect(onResponded).toHaveBeenCalledTimes(1));
    expect(acceptsAtOnce).toHaveBeenCalledExactlyOnceWith(sharedBoard);
    expect(respond).toHaveBeenCalledTimes(1);
  });

  it('renders nothing without any', () => {
    show(async () => {}, { invitations: [] });
    expect(screen.queryByRole('list')).toBeNull();
  });
});
