import { describeConformance } from '@tackboard/conformance';
import type { SaveRequest, TackboardCalls } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { RepinPicker, type RepinPickerProps } from './repin-picker.js';

// Loaded first, because the first import takes longer than a test waits.
beforeAll(() => import('../boards/board-picker.js'));
afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});

const OUR_FLAT = { id: '6', name: 'Our flat', url: '/maren/our-flat/', sectionCount: 1 };
const KITCHEN = { id: '9', title: 'Kitchen', slug: 'kitchen' };
const PIN = { id: '1', title: 'Dune study', trackingParams: 'CwAB' };
const LISTS = {
  listBoards: async () => ({ items: [OUR_FLAT] }),
  listSections: async () => ({ items: [KITCHEN] }),
};

async function show(calls: Partial<TackboardCalls> = {}, props: Partial<RepinPickerProps> = {}) {
  const savePin = vi.fn(async (_request: SaveRequest) => ({ id: 'copy' }));
  const unsavePin = vi.fn(async (_request: object) => {});
  const onClose = vi.fn();
  const page = samplePage({
    calls: { savePin, unsavePin, ...LISTS, ...calls },
    onError: () => {},
  });
  const { unmount } = render(
    page.inside(<RepinPicker pin={PIN} from="5" onClose={onClose} {...props} />),
  );
  await act(() => vi.dynamicImportSettled());
  const toast = async () => {
    await act(() => vi.dynamicImportSettled());
    await act(async () => page.clock.advance(100));
    return document.querySelector('.tb-toast-text')?.textContent;
  };
  return { savePin, unsavePin, onClose, toast, page, unmount };
}

const press = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const pickFlat = () => press(/^Our flat/);

describe('RepinPicker', () => {
  describeConformance(<RepinPicker pin={PIN} onClose={() => {}} />, {
    element: HTMLElement,
    inside: samplePage({ calls: LISTS }).inside,
  });

  it('saves to the other board, unsaves from the old one, and confirms (S1 §7.3)', async () => {
    const { savePin, unsavePin, toast } = await show();
    const heading = screen.getByRole('heading', { level: 1, name: 'Move “Dune study”' });
    await pickFlat();
    expect(await toast()).toBe('Moved to Our flat');
    expect(savePin.mock.calls[0]?.[0]).toEqual({
      pinId: '1',
      boardId: '6',
      userId: '42',
      clientTrackingParams: 'CwAB',
    });
    expect(unsavePin.mock.calls[0]?.[0]).toMatchObject({ pinId: '1', boardId: '5' });
    expect(document.querySelector('.tb-repin')).not.toBeNull();
    expect(heading).toHaveFocus();
  });

  it('confirms a section, and sends all its fields (S1 §7.3)', async () => {
    const { savePin, toast } = await show();
    await press(/^Sections of/);
    await press(/^Kitchen/);
    expect(await toast()).toBe('Moved to Kitchen');
    expect(savePin.mock.calls.map(([request]) => request)).toEqual([
      { pinId: '1', boardId: '6', sectionId: '9', userId: '42', clientTrackingParams: 'CwAB' },
    ]);
  });

  it('only saves again a pin that is on no board of the viewer, without Undo', async () => {
    const { unsavePin, toast } = await show({}, { from: undefined });
    expect(screen.getByRole('heading', { level: 1, name: 'Save “Dune study”' })).toBeVisible();
    await pickFlat();
    await vi.waitFor(() => expect(document.querySelector('.tb-repin')).not.toBeNull());
    expect(unsavePin).not.toHaveBeenCalled();
    expect(await toast()).toBeUndefined();
  });

  it('moves back with Undo, and then leads back (S1 §2)', async () => {
    history.replaceState({ isOneTapSave: true, previousLocation: '/ilse/?tab=1' }, '');
    const { savePin, unsavePin, onClose, toast } = await show();
    await pickFlat();
    await toast();
    await press('Undo');
    await vi.waitFor(() =>
      expect(onClose).toHaveBeenCalledExactlyOnceWith({
        pinId: 'copy',
        previousLocation: '/ilse/?tab=1',
      }),
    );
    expect(savePin.mock.calls[1]?.[0]).toMatchObject({ pinId: 'copy', boardId: '5' });
    expect(unsavePin.mock.calls[1]?.[0]).toMatchObject({ pinId: 'copy', boardId: '6' });
  });

  it('leads nowhere after an Undo when the viewer has left', async () => {
    const { onClose, savePin, toast, page, unmount } = await show();
    await pickFlat();
    await toast();
    unmount();
    render(page.inside(null));
    await press('Undo');
    await vi.waitFor(() => expect(savePin).toHaveBeenCalledTimes(2));
    await act(() => vi.dynamicImportSettled());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not lead to another site', async () => {
    history.replaceState({ isOneTapSave: true, previousLocation: '//other.example/' }, '');
    const { onClose, toast } = await show();
    await pickFlat();
    await toast();
    await press('Undo');
    await vi.waitFor(() =>
      expect(onClose).toHaveBeenCalledExactlyOnceWith({
        pinId: 'copy',
        previousLocation: undefined,
      }),
    );
  });

  it('says that a pin is on two boards, and a retry only unsaves it from the old one', async () => {
    const unsavePin = vi.fn(async (_request: object) => {});
    unsavePin.mockRejectedValueOnce(new Error('lost'));
    const { savePin, toast } = await show({ unsavePin });
    await pickFlat();
    expect(await screen.findByText(/^It's saved to “Our flat” now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keep it on both' })).toHaveAttribute(
      'href',
      '/pin/copy/',
    );
    await press('Try again');
    expect(await toast()).toBe('Moved to Our flat');
    expect([savePin.mock.calls.length, unsavePin.mock.calls.length]).toEqual([1, 2]);
  });

  it('says that a save failed, and another try has the same key', async () => {
    const savePin = vi.fn(async (_request: object, _options: object) => ({ id: 'copy' }));
    savePin.mockRejectedValueOnce(Object.assign(new Error(), { outcome: 'failed' }));
    await show({ savePin });
    await pickFlat();
    expect(await screen.findByText('Sorry! Something went wrong on our end.')).toBeVisible();
    await pickFlat();
    await vi.waitFor(() => expect(savePin).toHaveBeenCalledTimes(2));
    expect(savePin.mock.calls[1]?.[1]).toEqual(savePin.mock.calls[0]?.[1]);
  });

  it('reads the pin that was saved again, whose cards show the new board (S1 §2)', async () => {
    const readPin = vi.fn(async () => PIN);
    await show({ readPin }, { originalPinId: '77' });
    await pickFlat();
    await vi.waitFor(() => expect(readPin).toHaveBeenCalledWith({ pinId: '77' }, {}));
  });

  it('S3 §6: a limited login is asked to log in first', async () => {
    const promptLogin = vi.fn();
    const savePin = vi.fn();
    const page = samplePage({
      viewer: { isAuth: true, id: '42', isLimitedLogin: true },
      calls: { savePin, ...LISTS },
      navigation: { promptLogin },
    });
    render(page.inside(<RepinPicker pin={PIN} onClose={() => {}} />));
    await act(() => vi.dynamicImportSettled());
    await pickFlat();
    expect(promptLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'save', pin: PIN });
    expect(savePin).not.toHaveBeenCalled();
  });
});
