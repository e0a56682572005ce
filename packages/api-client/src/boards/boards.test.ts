import { describe, expect, it } from 'vitest';
import { KEY, sentBy } from '../sent-by.test.fixture.js';
import {
  createBoard,
  deleteBoard,
  editBoard,
  followBoard,
  listBoards,
  readBoard,
  readBoardPins,
} from './board.js';
import {
  listFollowers,
  inviteCollaborator,
  listBoardInvites,
  listCollaborators,
  listReceivedInvites,
  removeCollaborator,
  respondToBoardInvite,
} from './collaborators.js';
import { createSection, deleteSection, editSection, listSections } from './sections.js';

const BOARD = { id: '12', name: 'Dunes', url: '/lena/dunes/', privacy: 'secret' };

describe('a board', () => {
  it('S3 §7.14: is read with a set of fields', async () => {
    const { sent, result } = await sentBy(
      (client) => readBoard(client, { boardId: '12', fieldSetKey: 'detailed' }),
      BOARD,
    );
    expect(sent).toEqual([
      ['GET', '/resource/BoardResource/get/', { board_id: '12', field_set_key: 'detailed' }],
    ]);
    expect(result).toEqual({ id: '12', name: 'Dunes', url: '/lena/dunes/', privacy: 'secret' });
  });

  it('S3 §7.14: is read by its address', async () => {
    const { sent } = await sentBy(
      (client) => readBoard(client, { username: 'lena', slug: 'dunes' }),
      BOARD,
    );
    expect(sent).toEqual([
      ['GET', '/resource/BoardResource/get/', { username: 'lena', slug: 'dunes' }],
    ]);
  });

  it('has pins, those of a section too, page by page', async () => {
    const { sent, result } = await sentBy(
      (client) => readBoardPins(client, { boardId: '12', sectionId: '3', bookmark: 'b1' }),
      [{ id: '7' }],
      'b2',
    );
    const payload = { board_id: '12', section_id: '3', page_size: 25, bookmarks: ['b1'] };
    expect(sent).toEqual([['GET', '/resource/BoardFeedResource/get/', payload]]);
    expect(result).toEqual({ pins: [{ id: '7' }], skipped: 0, bookmark: 'b2' });
  });

  it('S3 §7.15: is created with every field, or with its name only', async () => {
    const { sent, result } = await sentBy(
      (client) =>
        createBoard(
          client,
          {
            name: 'Dunes',
            privacy: 'secret',
            username: 'lena',
            layout: 'quick_saves',
            isProtected: true,
            returnExisting: true,
            userId: '42',
            orbacSubjectId: '77',
          },
          KEY,
        ),
      BOARD,
    );
    expect(sent).toEqual([
      [
        'POST',
        '/resource/BoardResource/create/',
        {
          name: 'Dunes',
          privacy: 'secret',
          username: 'lena',
          layout: 'quick_saves',
          protected: true,
          return_existing: true,
          user_id: '42',
          orbac_subject_id: '77',
        },
      ],
    ]);
    expect(result.id).toBe('12');
    const least = await sentBy((client) => createBoard(client, { name: 'Dunes' }, KEY), BOARD);
    expect(least.sent[0]?.[2]).toEqual({ name: 'Dunes' });
  });

  it('is not created by a response without an id: the outcome is unknown', async () => {
    await expect(
      sentBy((client) => createBoard(client, { name: 'Dunes' }, KEY), { name: 'Dunes' }),
    ).rejects.toMatchObject({ code: 'unreadable', outcome: 'unknown' });
  });

  it('is changed in some fields', async () => {
    const { sent } = await sentBy((client) =>
      editBoard(client, { boardId: '12', name: 'Boats', isProtected: false }, KEY),
    );
    expect(sent).toEqual([
      [
        'PUT',
        '/resource/BoardResource/update/',
        { board_id: '12', name: 'Boats', protected: false },
      ],
    ]);
  });

  it('S3 §7.16: is deleted', async () => {
    const { sent } = await sentBy((client) => deleteBoard(client, { boardId: '12' }, KEY));
    expect(sent).toEqual([['DELETE', '/resource/BoardResource/delete/', { board_id: '12' }]]);
  });
});

describe('boards', () => {
  it('S3 §3: are listed with every option', async () => {
    const { sent, result } = await sentBy(
      (client) =>
        listBoards(client, {
          username: 'lena',
          privacyFilter: 'secret',
          sort: 'alphabetical',
          fieldSetKey: 'board_picker',
          filterStories: false,
          pageSize: 10,
          bookmark: 'b1',
          groupBy: 'mix_public_private',
          includeArchived: true,
          filterAllPins: true,
          filterShoppingList: true,
          orbacSubjectId: '77',
        }),
      [BOARD],
      'b2',
    );
    expect(sent).toEqual([
      [
        'GET',
        '/resource/BoardsResource/get/',
        {
          username: 'lena',
          privacy_filter: 'secret',
          sort: 'alphabetical',
          field_set_key: 'board_picker',
          filter_stories: false,
          page_size: 10,
          group_by: 'mix_public_private',
          include_archived: true,
          filter_all_pins: true,
          filter_shopping_list: true,
          orbac_subject_id: '77',
          bookmarks: ['b1'],
        },
      ],
    ]);
    expect(result).toMatchObject({ items: [{ id: '12' }], bookmark: 'b2' });
  });

  it('S3 §3 §9: are all boards by default, 25 on a page', async () => {
    const { sent } = await sentBy((client) => listBoards(client), []);
    expect(sent[0]?.[2]).toEqual({ privacy_filter: 'all', page_size: 25 });
  });
});

describe('sections (S1 §2)', () => {
  it('are listed, page by page', async () => {
    const { sent, result } = await sentBy(
      (client) => listSections(client, { boardId: '12', pageSize: 25, bookmark: 'b1' }),
      [{ id: '3', title: 'Sand', slug: 'sand', type: 'board_section' }],
      '-end-',
    );
    expect(sent).toEqual([
      [
        'GET',
        '/resource/BoardSectionsResource/get/',
        { board_id: '12', page_size: 25, bookmarks: ['b1'] },
      ],
    ]);
    expect(result).toEqual({ items: [{ id: '3', title: 'Sand', slug: 'sand' }] });
  });

  it('are created and deleted', async () => {
    const created = await sentBy(
      (client) => createSection(client, { boardId: '12', title: 'Sand' }, KEY),
      { id: '3', title: 'Sand' },
    );
    expect(created.sent).toEqual([
      ['POST', '/resource/BoardSectionResource/create/', { board_id: '12', title: 'Sand' }],
    ]);
    expect(created.result).toEqual({ id: '3', title: 'Sand' });
    const renamed = await sentBy(
      (client) => editSection(client, { boardId: '12', sectionId: '3', title: 'Dunes' }, KEY),
      { id: '3', title: 'Dunes' },
    );
    expect(renamed.sent).toEqual([
      [
        'PUT',
        '/resource/BoardSectionResource/update/',
        { board_id: '12', section_id: '3', title: 'Dunes' },
      ],
    ]);
    expect(renamed.result).toEqual({ id: '3', title: 'Dunes' });
    const deleted = await sentBy((client) =>
      deleteSection(client, { boardId: '12', sectionId: '3' }, KEY),
    );
    expect(deleted.sent).toEqual([
      ['DELETE', '/resource/BoardSectionResource/delete/', { board_id: '12', section_id: '3' }],
    ]);
  });
});

describe('collaborators', () => {
  it.each([
    [false, '/resource/BoardCollaboratorResource/delete/'],
    [true, '/resource/BoardInviteResource/delete/'],
  ])('S3 §7.17: are removed (invited: %s)', async (isInvited, path) => {
    const { sent } = await sentBy((client) =>
      removeCollaborator(
        client,
        { boardId: '12', userId: '42', isInvited, fieldSetKey: 'default', orbacSubjectId: '77' },
        KEY,
      ),
    );
    expect(sent).toEqual([
      [
        'DELETE',
        path,
        {
          board_id: '12',
          invited_user_id: '42',
          field_set_key: 'default',
          orbac_subject_id: '77',
        },
      ],
    ]);
  });

  it('are listed and invited, and accept or decline', async () => {
    const listed = await sentBy(
      (client) => listCollaborators(client, { boardId: '12', pageSize: 10 }),
      [{ id: '42', username: 'lena', type: 'user' }],
    );
    expect(listed.sent).toEqual([
      ['GET', '/resource/BoardCollaboratorsResource/get/', { board_id: '12', page_size: 10 }],
    ]);
    expect(listed.result).toEqual({ items: [{ id: '42', username: 'lena' }] });

    const pending = await sentBy(
      (client) => listBoardInvites(client, { boardId: '12' }),
      [{ id: '42', username: 'lena', type: 'user' }],
    );
    expect(pending.sent).toEqual([
      ['GET', '/resource/BoardInvitesResource/get/', { board_id: '12' }],
    ]);
    expect(pending.result).toEqual({ items: [{ id: '42', username: 'lena' }] });

    const received = await sentBy(
      (client) => listReceivedInvites(client, { pageSize: 10 }),
      [
        { id: '12', name: 'Posters', inviter: { id: '42', username: 'lena' } },
        { id: '13' },
        {},
        null,
      ],
    );
    expect(received.sent).toEqual([
      ['GET', '/resource/ReceivedBoardInvitesResource/get/', { page_size: 10 }],
    ]);
    const inviter = { id: '42', username: 'lena' };
    expect(received.result).toEqual({
      items: [{ id: '12', name: 'Posters', inviter }, { id: '13' }],
    });

    const invited = await sentBy((client) =>
      inviteCollaborator(client, { boardId: '12', userId: '42' }, KEY),
    );
    expect(invited.sent).toEqual([
      ['POST', '/resource/BoardInviteResource/create/', { board_id: '12', invited_user_id: '42' }],
    ]);
    const answered = await sentBy(async (client) => {
      await respondToBoardInvite(client, { boardId: '12', isAccepted: true }, KEY);
      await respondToBoardInvite(client, { boardId: '12', isAccepted: false }, KEY);
    });
    const path = '/resource/BoardInviteResource/update/';
    expect(answered.sent).toEqual([
      ['PUT', path, { board_id: '12', status: 'accepted' }],
      ['PUT', path, { board_id: '12', status: 'declined' }],
    ]);
  });
});

describe('followers', () => {
  it.each([
    [undefined, 50],
    [20, 20],
    [51, 50],
    [0, 1],
  ])('S1 §9: are listed at most 50 on a page (%j)', async (pageSize, sentSize) => {
    const { sent, result } = await sentBy(
      (client) =>
        listFollowers(client, { boardId: '12', ...(pageSize !== undefined && { pageSize }) }),
      [{ id: '42', username: 'lena' }],
      'b2',
    );
    expect(sent).toEqual([
      ['GET', '/resource/BoardFollowersResource/get/', { board_id: '12', page_size: sentSize }],
    ]);
    expect(result).toEqual({ items: [{ id: '42', username: 'lena' }], bookmark: 'b2' });
  });

  it('S3 §7.4, S3 §7.5: follow and unfollow without a payload', async () => {
    const { sent, received } = await sentBy(async (client) => {
      await followBoard(client, { boardId: '12', isFollowed: true }, KEY);
      await followBoard(client, { boardId: '12', isFollowed: false }, KEY);
    });
    expect(sent).toEqual([
      ['PUT', '/v3/boards/12/follow/', {}],
      ['DELETE', '/v3/boards/12/follow/', {}],
    ]);
    expect(received.map(({ body }) => body)).toEqual(['', '']);
  });
});
