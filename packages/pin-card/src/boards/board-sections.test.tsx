import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { boardPageCalls, sharedBoard } from '../../test-data/board-page.js';
import { samplePage } from '../../test-data/page.js';
import { people } from '../../test-data/pins.js';
import { BoardSections, SectionActions } from './board-sections.js';

beforeAll(() => import('./section-dialog.js'));
afterEach(cleanup);

const SECTION = { id: 's1', title: 'Tiles', slug: 'tiles', pinCount: 7 };
const OTHERS = { ...sharedBoard, owner: people.lena, isCollaborative: false };

const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.dynamicImportSettled());
};

describe('BoardSections', () => {
  describeConformance(<BoardSections board={sharedBoard} sections={[SECTION]} />, {
    element: HTMLElement,
    inside: samplePage().inside,
  });

  it('links to the sections with their numbers of pins (S1 §2)', () => {
    render(samplePage().inside(<BoardSections board={OTHERS} sections={[SECTION]} />));
    const link = screen.getByRole('link', { name: 'Tiles 7 Pins' });
    expect(link).toHaveAttribute('href', '/mina/kitchen-with-lena/tiles/');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders nothing where there is nothing to see or do', () => {
    const { container } = render(
      samplePage().inside(<BoardSections board={OTHERS} sections={[]} />),
    );
    expect(container.querySelector('nav')).toBeNull();
  });

  it('asks for a name, and adds a section', async () => {
    const calls = boardPageCalls();
    const onChanged = vi.fn();
    render(
      samplePage({ calls }).inside(
        <BoardSections board={sharedBoard} sections={[]} onChanged={onChanged} />,
      ),
    );
    await press('Add section');
    await press('Add');
    expect(await screen.findByText('Give the section a name.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Lamps ');
    await press('Add');
    expect(calls.createSection).toHaveBeenCalledExactlyOnceWith(
      { boardId: '54', title: 'Lamps' },
      { idempotencyKey: expect.any(String) },
    );
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  });
});

describe('SectionActions', () => {
  describeConformance(<SectionActions board={sharedBoard} section={SECTION} />, {
    element: HTMLDivElement,
    inside: samplePage({ calls: boardPageCalls() }).inside,
  });

  it('rename the section, and say why that fails', async () => {
    const editSection = vi
      .fn()
      .mockRejectedValueOnce(
        Object.assign(new Error(), { outcome: 'failed', displayMessage: 'There is one already.' }),
      );
    editSection.mockResolvedValueOnce(SECTION);
    const onChanged = vi.fn();
    render(
      samplePage({ calls: boardPageCalls({ editSection }) }).inside(
        <SectionActions board={sharedBoard} section={SECTION} onChanged={onChanged} />,
      ),
    );
    await press('Rename');
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveValue('Tiles');
    await userEvent.type(field, ', old');
    const dialog = screen.getByRole('dialog');
    const submit = [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit');
    await userEvent.click(submit!);
    expect(await screen.findByText('There is one already.')).toBeVisible();
    await userEvent.click(submit!);
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(editSection.mock.calls.map(([request]) => request)).toEqual([
      { boardId: '54', sectionId: 's1', title: 'Tiles, old' },
      { boardId: '54', sectionId: 's1', title: 'Tiles, old' },
    ]);
  });

  it('delete the section after a question', async () => {
    const calls = boardPageCalls();
    const onDeleted = vi.fn();
    render(
      samplePage({ calls }).inside(
        <SectionActions board={sharedBoard} section={SECTION} onDeleted={onDeleted} />,
      ),
    );
    await press('Delete');
    await press('Delete section');
    expect(calls.deleteSection).toHaveBeenCalledExactlyOnceWith(
      { boardId: '54', sectionId: 's1' },
      { idempotencyKey: expect.any(String) },
    );
    await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  });

  it('are only for those who share the board', () => {
    render(
      samplePage({ calls: boardPageCalls() }).inside(
        <SectionActions board={OTHERS} section={SECTION} />,
      ),
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
