import { beforeEach, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { connect, key } from '../testing/client.js';
import { startPinTests } from '../testing/pin-tests.js';

const POSTERS = boardId('marenkjaer', 'posters');
const BOATS = boardId('marenkjaer', 'boats');
const OUR_FLAT = boardId('marenkjaer', 'our-flat');
const SECRET = boardId('marenkjaer', 'flat-hunting');
const [ROCKET, HUBBLE, CHELSEA] = ['rocket', 'hubble', 'chelsea'].map((slug) =>
  seededId('pin', slug),
) as [string, string, string];
/** Published by Maren. */
const OWN_PIN = seededId('pin', 'arches-night');

const { server, maren, tomas } = await startPinTests(connect);
beforeEach(async () => {
  for (const pinId of [ROCKET, HUBBLE])
    await maren.calls.savePin({ pinId, boardId: POSTERS }, key());
});

/** The published pins behind the copies of a board. */
function copiesOn(board: string): unknown[] {
  return server.database
    .prepare('SELECT pin_id FROM saves WHERE board_id = ? AND deleted_at IS NULL ORDER BY rowid')
    .all(board)
    .map((row) => row['pin_id']);
}

function publishedPins(): unknown {
  return server.database.prepare('SELECT count(*) AS n FROM pins WHERE deleted_at IS NULL').get()?.[
    'n'
  ];
}

describe('a bulk edit (S1 §9, S3 §7)', () => {
  it('moves copies, a repeated one changes nothing', async () => {
    const move = {
      action: 'bulkMove',
      boardId: POSTERS,
      pinIds: [ROCKET],
      targetBoardId: BOATS,
    } as const;
    await maren.calls.bulkEditPins(move, key());
    await maren.calls.bulkEditPins(move, key());
    expect([copiesOn(POSTERS), copiesOn(BOATS)]).toEqual([[HUBBLE], [ROCKET]]);
  });

  it('keeps one copy on the board where another one ends', async () => {
    await maren.calls.savePin({ pinId: ROCKET, boardId: BOATS }, key());
    const pinIds = [ROCKET, HUBBLE];
    const move = { action: 'bulkMove', boardId: POSTERS, pinIds } as const;
    await maren.calls.bulkEditPins({ ...move, targetBoardId: BOATS }, key());
    expect(copiesOn(POSTERS)).toEqual([]);
    expect(new Set(copiesOn(BOATS))).toEqual(new Set([ROCKET, HUBBLE]));
    expect(copiesOn(BOATS)).toHaveLength(2);
  });

  it('copies, and collects pins in a new section', async () => {
    const both = { boardId: POSTERS, pinIds: [ROCKET, HUBBLE] } as const;
    await maren.calls.bulkEditPins({ ...both, action: 'bulkCopy', targetBoardId: BOATS }, key());
    expect(copiesOn(BOATS)).toEqual([ROCKET, HUBBLE]);
    const section = { ...both, action: 'bulkCreateSection', sectionTitle: 'Space' } as const;
    await maren.calls.bulkEditPins(section, key());
    await maren.calls.bulkEditPins(section, key());
    const { items } = await maren.calls.listSections({ boardId: POSTERS, pageSize: 25 });
    expect(items).toMatchObject([{ title: 'Space', pinCount: 2 }]);
    const sectionId = items[0]?.id ?? '';
    await maren.calls.bulkEditPins(
      { boardId: POSTERS, pinIds: 'all', action: 'bulkDelete', sectionId },
      key(),
    );
    expect(copiesOn(POSTERS)).toEqual([]);
    await maren.calls.deleteSection({ boardId: POSTERS, sectionId }, key());
  });

  it('names the new copies of a copy, and puts removed ones back', async () => {
    await maren.calls.savePin({ pinId: ROCKET, boardId: BOATS }, key());
    const both = { boardId: POSTERS, pinIds: [ROCKET, HUBBLE] } as const;
    const copy = { ...both, action: 'bulkCopy', targetBoardId: BOATS } as const;
    const copied = await maren.calls.bulkEditPins(copy, key());
    expect(copied?.pinIds).toHaveLength(1);
    const undo = { action: 'bulkDelete', boardId: BOATS, pinIds: copied?.pinIds ?? [] } as const;
    await maren.calls.bulkEditPins(undo, key());
    expect(copiesOn(BOATS)).toEqual([ROCKET]);

    const removed = await maren.calls.bulkEditPins({ ...both, action: 'bulkDelete' }, key());
    expect([removed?.pinIds.length, copiesOn(POSTERS)]).toEqual([2, []]);
    await maren.calls.savePin({ pinId: HUBBLE, boardId: POSTERS }, key());
    const back = { boardId: POSTERS, pinIds: removed?.pinIds ?? [] };
    await expect(tomas.calls.restorePins(back, key())).rejects.toMatchObject({ status: 403 });
    await maren.calls.restorePins(back, key());
    await maren.calls.restorePins(back, key());
    expect(new Set(copiesOn(POSTERS))).toEqual(new Set([ROCKET, HUBBLE]));
    expect(copiesOn(POSTERS)).toHaveLength(2);
  });

  it('removes copies and never a published pin', async () => {
    const before = publishedPins();
    const remove = { action: 'bulkDelete', boardId: POSTERS, pinIds: [ROCKET, OWN_PIN] } as const;
    await maren.calls.bulkEditPins(remove, key());
    await maren.calls.bulkEditPins(remove, key());
    expect(copiesOn(POSTERS)).toEqual([HUBBLE]);
    await maren.calls.bulkEditPins({ ...remove, pinIds: 'all' }, key());
    expect([copiesOn(POSTERS), publishedPins()]).toEqual([[], before]);
    expect((await maren.calls.readPin({ pinId: OWN_PIN })).board?.id).toBe(POSTERS);
  });

  it('lists a pin that leaves a secret board, and hides one that enters it', async () => {
    const move = { action: 'bulkMove', boardId: boardOf(OWN_PIN), pinIds: [OWN_PIN] } as const;
    await maren.calls.bulkEditPins({ ...move, targetBoardId: SECRET }, key());
    await expect(tomas.calls.readPin({ pinId: OWN_PIN })).rejects.toMatchObject({ status: 404 });
    await maren.calls.bulkEditPins({ ...move, boardId: SECRET, targetBoardId: POSTERS }, key());
    expect((await tomas.calls.readPin({ pinId: OWN_PIN })).board?.id).toBe(POSTERS);
  });

  it('leaves the copies of others to them, on a board that they share', async () => {
    await maren.calls.savePin({ pinId: ROCKET, boardId: OUR_FLAT }, key());
    await tomas.calls.savePin({ pinId: CHELSEA, boardId: OUR_FLAT }, key());
    const all = { boardId: OUR_FLAT, pinIds: 'all' } as const;
    await tomas.calls.bulkEditPins({ ...all, action: 'bulkDelete' }, key());
    expect(copiesOn(OUR_FLAT)).toEqual([ROCKET]);
    await tomas.calls.savePin({ pinId: CHELSEA, boardId: OUR_FLAT }, key());
    await maren.calls.bulkEditPins({ ...all, action: 'bulkDelete' }, key());
    expect(copiesOn(OUR_FLAT)).toEqual([]);
  });

  it.each([
    [{ boardId: SECRET, targetBoardId: OUR_FLAT }, 404],
    [{ boardId: POSTERS, targetBoardId: OUR_FLAT }, 403],
    [{ boardId: OUR_FLAT, targetBoardId: SECRET }, 404],
    [{ boardId: OUR_FLAT }, 400],
  ])('is refused to a person without a right to it: %j', async (boards, status) => {
    const move = { action: 'bulkMove', pinIds: 'all', ...boards } as const;
    await expect(tomas.calls.bulkEditPins(move, key())).rejects.toMatchObject({ status });
  });
});

function boardOf(pinId: string): string {
  return String(
    server.database.prepare('SELECT board_id FROM pins WHERE id = ?').get(pinId)?.['board_id'],
  );
}
