import { describeConformance } from '@tackboard/conformance';
import type { Pin } from '@tackboard/domain';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle.test.fixture.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { type SampleOptions, samplePage, viewer } from '../../test-data/page.js';
import { useShownPins } from '../grid/use-shown-pins.js';
import { DeletePinButton } from './delete-pin-button.js';

const own: Pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  pinner: people.viewer,
  board: boards.posters,
});

/** The name as servers send it. */
const CUSTOM_ACTIVATION = 'custom_activation';

afterEach(cleanup);

const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};

function show(changes: SampleOptions = {}, pin = own) {
  const page = samplePage(changes);
  render(page.inside(<DeletePinButton pin={pin} />));
  const toast = () => {
    act(() => page.clock.advance(100));
    return document.querySelector('.tb-toast-text')?.textContent;
  };
  return { ...page, toast };
}

describe('DeletePinButton', () => {
  describeConformance(<DeletePinButton pin={own} />, {
    element: HTMLButtonElement,
    inside: samplePage().inside,
  });

  it('deletes after a confirmation, and shows a toast (S1 §8)', async () => {
    const onEvent = vi.fn();
    const deletePin = vi.fn(async () => undefined);
    const { toast } = show({ onEvent, calls: { deletePin } });
    await press('Delete Pin');
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this Pin?' });
    expect(deletePin).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })),
    );
    await press('Delete');
    expect(deletePin).toHaveBeenCalledExactlyOnceWith(
      { pinId: '1', boardId: '52' },
      expect.objectContaining({ idempotencyKey: expect.any(String) }),
    );
    expect(dialog.isConnected).toBe(false);
    expect(toast()).toBe('Pin deleted!');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      name: 'own-pin-deleted',
      pinId: '1',
      boardId: '52',
    });
  });

  it('leaves the deleted pin out of the lists of the page', async () => {
    const page = samplePage({ calls: { deletePin: async () => undefined } });
    const pins = [own, { ...own, id: '2' }];
    const Ids = () => <output>{useShownPins(pins).map(({ id }) => id)}</output>;
    render(
      page.inside(
        <>
          <DeletePinButton pin={own} />
          <Ids />
        </>,
      ),
    );
    const list = screen.getByRole('status');
    expect(list.textContent).toBe('12');
    await press('Delete Pin');
    await press('Delete');
    expect(list.textContent).toBe('2');
  });

  it('deletes nothing after Cancel or Escape', async () => {
    const deletePin = vi.fn(async () => undefined);
    show({ calls: { deletePin } });
    await press('Delete Pin');
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('Delete Pin');
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(deletePin).not.toHaveBeenCalled();
  });

  it('stays open while the request is pending, and sends it once', async () => {
    const deletePin = vi.fn(() => new Promise<void>(() => undefined));
    show({ calls: { deletePin } });
    await press('Delete Pin');
    await press('Delete');
    await press('Delete');
    await press('Cancel');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(deletePin).toHaveBeenCalledTimes(1);
  });

  it('shows an error toast when the delete fails (S1 §8), and can be opened again', async () => {
    const refused = Object.assign(new Error(), { outcome: 'failed' });
    const { toast } = show({ calls: { deletePin: () => Promise.reject(refused) } });
    await press('Delete Pin');
    await press('Delete');
    expect(toast()).toBe('Sorry! There was an error deleting your Pin.');
    await press('Delete Pin');
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('shows the error toast at once offline', async () => {
    const deletePin = vi.fn(async () => undefined);
    const { toast } = show({ environment: { isOnline: () => false }, calls: { deletePin } });
    await press('Delete Pin');
    await press('Delete');
    expect(toast()).toBe('Sorry! There was an error deleting your Pin.');
    expect(deletePin).not.toHaveBeenCalled();
  });

  it('shows no toast in the custom activation experiments (S1 §8)', async () => {
    const { toast } = show({
      viewer,
      experiments: { [CUSTOM_ACTIVATION]: 'enabled' },
      calls: { deletePin: async () => undefined },
    });
    await press('Delete Pin');
    await press('Delete');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(toast()).toBeUndefined();
  });

  it.each([
    ['someone else’s pin', {}, { ...own, pinner: people.lena }],
    ['a visitor', { viewer: { isAuth: false } }, own],
    ['a bot', { viewer, isBot: true }, own],
  ])('renders nothing for %s', (_, changes, pin) => {
    show(changes, pin);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('prompts a limited login to log in again (S3 §6)', async () => {
    const onLogin = vi.fn();
    show({ viewer: { ...viewer, isLimitedLogin: true }, navigation: { promptLogin: onLogin } });
    await press('Delete Pin');
    expect(onLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'delete', pin: own });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
