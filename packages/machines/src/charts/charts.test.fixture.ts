import type { Board, Pin } from '@tackboard/domain';
import type { AnyStateMachine, EventObject } from 'xstate';
import { writeMachine } from '../writes/write.machine.js';
import { boardPickerMachine } from './board-picker.machine.js';
import { bulkMachine } from './bulk.machine.js';
import { deletePinMachine } from './delete-pin.machine.js';
import { linkCheckMachine } from './link-check.machine.js';
import { uploadMachine } from './upload.machine.js';

/** What the ports say at a moment; each chart reads the part that concerns it. */
export interface World {
  readonly isOnline?: boolean;
  readonly isFulfilled?: boolean;
  readonly isExpired?: boolean;
  readonly holds?: boolean;
}

/** A chart with everything that can be said to it. */
export interface ChartCase {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly inputs: readonly unknown[];
  readonly worlds: readonly World[];
  readonly events: readonly EventObject[];
  /** What the actors that it starts may end with, by their names. */
  readonly outputs: Readonly<Record<string, readonly unknown[]>>;
  /** What of its memory tells two situations apart; by default all of it. */
  readonly situation?: (context: Record<string, unknown>) => unknown;
}

const never = () => new Promise<never>(() => undefined);
const pin: Pin = { id: '1' };
const board: Board = { id: 'b1' };
const ONLINE: readonly World[] = [{ isOnline: true }];
const newKey = () => 'key';

/** Every chart of the package, with ports that never answer and a world that a test may change. */
export function chartCases(): { charts: readonly ChartCase[]; setWorld: (world: World) => void } {
  let world: World = {};
  const isOnline = () => world.isOnline !== false;
  const task = {
    write: never,
    read: never,
    mayWait: () => world.isOnline === false && world.holds === true,
    isFulfilled: () => world.isFulfilled === true,
    isExpired: () => world.isExpired === true,
  };

  const charts: readonly ChartCase[] = [
    {
      name: 'write',
      machine: writeMachine,
      inputs: [
        { ...task, isQueued: false },
        { ...task, isQueued: true },
        { ...task, isQueued: false, prepare: never },
      ],
      worlds: [
        { isOnline: true },
        { isOnline: true, isFulfilled: true },
        { isOnline: false },
        { isOnline: false, holds: true },
        { isOnline: true, isExpired: true },
      ],
      events: [{ type: 'ONLINE' }],
      outputs: { prepare: [undefined], write: [undefined], read: [undefined] },
      situation: ({ reads, failure }) => [
        reads,
        (failure as { outcome?: string } | undefined)?.outcome,
      ],
    },
    {
      name: 'board-picker',
      machine: boardPickerMachine,
      inputs: [
        {
          ports: {
            listBoards: never,
            listSections: never,
            createBoard: never,
            newKey,
          },
        },
      ],
      worlds: ONLINE,
      events: [
        { type: 'OPEN' },
        { type: 'CLOSE' },
        { type: 'SEARCH', query: 'kelp' } as EventObject,
        { type: 'MORE' },
        { type: 'RETRY' },
        { type: 'SHOW_SECTIONS', board } as EventObject,
        { type: 'BACK' },
        { type: 'CREATE' },
        { type: 'NAME', name: '' } as EventObject,
        { type: 'NAME', name: 'Kelp' } as EventObject,
        { type: 'SECRET', isSecret: true } as EventObject,
        { type: 'SUBMIT' },
        { type: 'PICK', board } as EventObject,
      ],
      outputs: {
        listBoards: [{ items: [] }, { items: [board], bookmark: 'more' }],
        listSections: [{ items: [] }, { items: [{ id: 's1' }], bookmark: 'more' }],
        createBoard: [board],
      },
      situation: ({ boards, bookmark, sectionsBookmark, form }) => [
        (boards as unknown[]).length > 0,
        bookmark,
        sectionsBookmark,
        (form as { name: string }).name,
      ],
    },
    {
      name: 'delete-pin',
      machine: deletePinMachine,
      inputs: [{ ports: { deletePin: never, readPin: never, newKey, isOnline }, pin }],
      worlds: [{ isOnline: true }, { isOnline: false }],
      events: [{ type: 'ASK' }, { type: 'CONFIRM' }, { type: 'CANCEL' }],
      outputs: { remove: ['done', 'refused'] },
    },
    {
      name: 'link-check',
      machine: linkCheckMachine,
      inputs: [
        {
          ports: {
            checkLink: never,
            openLink: () => undefined,
            page: () => ({ url: 'https://pins.example/', isOnline: isOnline() }),
          },
        },
      ],
      worlds: [{ isOnline: true }, { isOnline: false }],
      events: [
        { type: 'FOLLOW', href: '' } as EventObject,
        { type: 'FOLLOW', href: 'mailto:lena@pins.example' } as EventObject,
        { type: 'FOLLOW', href: '/pin/1/' } as EventObject,
        { type: 'FOLLOW', href: 'https://elsewhere.example/' } as EventObject,
        { type: 'FOLLOW', href: '/a', pin, visitor: { isNew: true } } as EventObject,
        { type: 'FOLLOW', href: '/a', pin, visitor: { isNew: false } } as EventObject,
        {
          type: 'FOLLOW',
          href: '/a',
          pin: { ...pin, isGoLinkless: true },
          visitor: { isNew: true },
        } as EventObject,
        { type: 'DISMISS' },
      ],
      outputs: { check: [{ redirectStatus: 'allowed' }, { redirectStatus: 'blocked' }] },
    },
    {
      name: 'upload',
      machine: uploadMachine,
      inputs: [
        {
          ports: {
            requestUploadSlot: never,
            postUpload: never,
            readUploads: never,
            drawPoster: never,
            newKey,
          },
        },
      ],
      worlds: ONLINE,
      events: [
        { type: 'UPLOAD', file: new Blob(['a'], { type: 'image/png' }) } as EventObject,
        // Graphs tell events apart by their text, in which every file looks the same.
        { type: 'UPLOAD', file: new Blob([]), kind: 'image' } as EventObject,
        {
          type: 'UPLOAD',
          file: new Blob(['a'], { type: 'video/mp4' }),
          kind: 'video',
        } as EventObject,
        { type: 'CANCEL' },
        { type: 'PROGRESS', share: 0.5 } as EventObject,
        { type: 'POSTED' },
        { type: 'NOT_POSTED', error: 'lost' } as EventObject,
      ],
      outputs: {
        drawPoster: [undefined],
        requestSlot: [{ id: 'u1' }],
        read: [{ status: 'processing' }, { status: 'succeeded' }, { status: 'failed' }],
      },
      situation: ({ polls, result, failure }) => [polls, result !== undefined, failure],
    },
    {
      name: 'bulk',
      machine: bulkMachine,
      inputs: [{ ports: { bulkEdit: never, newKey }, boardId: 'b1' }],
      worlds: ONLINE,
      events: [
        { type: 'START' },
        { type: 'STOP' },
        { type: 'TOGGLE', pinId: '1', loadedPinIds: ['1', '2'] } as EventObject,
        { type: 'SELECT_ALL' },
        { type: 'CLEAR' },
        { type: 'DO', action: 'bulkMove', targetBoardId: 'b2' } as EventObject,
        { type: 'DO', action: 'bulkDelete' } as EventObject,
        { type: 'CONFIRM' },
        { type: 'CANCEL' },
      ],
      outputs: { edit: [undefined] },
    },
  ];

  return {
    charts,
    setWorld(next) {
      world = next;
    },
  };
}
