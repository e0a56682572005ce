import * as endpoints from '../../endpoints.js';
import type { CaseRow, Fixtures } from '../contract-case.js';
import { FOREIGN_PIN, textAt } from '../field.js';
import { ANYTHING, CREATED_PIN, GRAPH_PIN, PINS, REMOVED_PINS, SAVED } from '../shapes.js';

/** A picture of 8 × 12 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAMCAIAAADQ/GvKAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQY02PQiKrAihhGJdARANTWXcFTLJSAAAAAAElFTkSuQmCC';

/** A server without boards saves to the profile. */
const saved = ({ pinId, boardId }: Fixtures) =>
  pinId && {
    pin_id: pinId,
    ...(boardId !== undefined && { board_id: boardId }),
    disable_event_log_info: true,
  };

/** Another save than {@link saved}: of the pin to the other board, or of another pin to the profile. */
const savedOtherwise = ({ pinId, otherPinId, otherBoardId }: Fixtures) =>
  otherBoardId === undefined
    ? otherPinId && { pin_id: otherPinId }
    : { pin_id: pinId, board_id: otherBoardId };

const selected = ({ boardId, savedId }: Fixtures) =>
  boardId && savedId && { board_id: boardId, pin_ids: [savedId] };

const target = ({ otherBoardId }: Fixtures) =>
  otherBoardId && { action: 'bulkCopy', target_board_id: otherBoardId };

const PIN_WRITE = { shape: ANYTHING, needsSignIn: true, badField: 'pin_id' } as const;

const feedback = ({ pinId }: Fixtures) => pinId && { feedback_type: 1, pin_id: pinId };
const news = ({ pinId }: Fixtures) => pinId && { news_id: '1', pin_id: pinId };
const sent = ({ pinId }: Fixtures) => pinId && { pin: pinId };
const found = ({ pinId }: Fixtures) =>
  pinId && { pin_id: pinId, query: 'chairs', pin_type: 'pins' };
const reported = ({ pinId }: Fixtures) => pinId && { pin_id: pinId };

/** The cases of pins. They save to the boards of the contract only. */
export const PINS_CASES: readonly CaseRow[] = [
  {
    endpoint: endpoints.READ_GRAPH_PIN,
    payload: ({ pinId }) => pinId && { operationName: 'PinQuery', variables: { pin_id: pinId } },
    shape: GRAPH_PIN,
    badField: 'variables',
  },
  {
    endpoint: endpoints.SAVE_PIN,
    payload: saved,
    needs: FOREIGN_PIN,
    otherPayload: savedOtherwise,
    shape: SAVED,
    readsBack: 'saved',
    needsSignIn: true,
    badField: 'pin_id',
    missingField: 'pin_id',
    keep: (fixtures, data) => {
      const id = textAt(data, 'id');
      if (id !== undefined) fixtures.savedId = id;
    },
  },
  {
    endpoint: endpoints.CREATE_PIN,
    payload: ({ boardId, nonce }) =>
      boardId && {
        board_id: boardId,
        method: 'uploaded',
        image_base64: `data:image/png;base64,${PNG}`,
        title: 'A contract',
        guid: nonce,
      },
    shape: CREATED_PIN,
    needsSignIn: true,
    badField: 'image_base64',
    missingField: 'board_id',
    keep: (fixtures, data) => {
      const id = textAt(data, 'id');
      if (id !== undefined) fixtures.newPinId = id;
    },
  },
  {
    endpoint: endpoints.READ_BOARD_PINS,
    payload: ({ boardId }) => boardId && { board_id: boardId, page_size: 25 },
    shape: PINS,
    isPaged: true,
    badField: 'page_size',
    missingField: 'board_id',
    isSecret: true,
  },
  {
    endpoint: endpoints.EDIT_PIN,
    payload: ({ newPinId, boardId }) =>
      newPinId && {
        id: newPinId,
        title: 'A contract, edited',
        description: 'Two lines\nof text',
        link: 'https://shop.example/chair',
        alt_text: 'Blue',
        board_id: boardId,
      },
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'link',
    missingField: 'id',
  },
  {
    endpoint: endpoints.BULK_EDIT,
    call: 'bulkEditPins',
    payload: (fixtures) => {
      const [pins, to] = [selected(fixtures), target(fixtures)];
      return pins && to && { ...pins, ...to };
    },
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'pin_ids',
    missingField: 'board_id',
  },
  {
    endpoint: endpoints.BULK_EDIT_ALL,
    call: 'bulkEditPins',
    payload: (fixtures) => {
      const to = target(fixtures);
      return fixtures.boardId && to && { board_id: fixtures.boardId, ...to };
    },
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'board_id',
    missingField: 'board_id',
  },
  {
    endpoint: endpoints.BULK_DELETE,
    call: 'bulkEditPins',
    payload: selected,
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'pin_ids',
    missingField: 'board_id',
  },
  {
    endpoint: endpoints.RESTORE_PINS,
    payload: selected,
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'pin_ids',
    missingField: 'board_id',
  },
  {
    endpoint: endpoints.BULK_DELETE_ALL,
    call: 'bulkEditPins',
    payload: ({ otherBoardId }) => otherBoardId && { board_id: otherBoardId },
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'board_id',
    missingField: 'board_id',
  },
  {
    endpoint: endpoints.UNSAVE_PIN,
    payload: ({ savedId }) => savedId && { id: savedId },
    needs: 'the id that savePin returns',
    shape: ANYTHING,
    readsBack: 'not saved',
    needsSignIn: true,
    badField: 'id',
    missingField: 'id',
  },
  {
    endpoint: endpoints.DELETE_PIN,
    payload: ({ newPinId }) => newPinId && { id: newPinId },
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'id',
    missingField: 'id',
  },
  {
    endpoint: endpoints.UPDATE_PIN_FEEDBACK,
    call: 'hidePin',
    payload: feedback,
    missingField: 'pin_id',
    ...PIN_WRITE,
  },
  { endpoint: endpoints.DELETE_PIN_FEEDBACK, call: 'hidePin', payload: feedback, ...PIN_WRITE },
  { endpoint: endpoints.HIDE_NEWS_PIN, call: 'hidePin', payload: news, ...PIN_WRITE },
  { endpoint: endpoints.UNDO_HIDE_NEWS_PIN, call: 'hidePin', payload: news, ...PIN_WRITE },
  {
    endpoint: endpoints.HIDE_P2P_PIN,
    call: 'hidePin',
    payload: sent,
    ...PIN_WRITE,
    badField: 'pin',
  },
  {
    endpoint: endpoints.UNHIDE_P2P_PIN,
    call: 'hidePin',
    payload: sent,
    ...PIN_WRITE,
    badField: 'pin',
  },
  { endpoint: endpoints.HIDE_SEARCH_PIN, call: 'hidePin', payload: found, ...PIN_WRITE },
  { endpoint: endpoints.UNHIDE_SEARCH_PIN, call: 'hidePin', payload: found, ...PIN_WRITE },
  {
    endpoint: endpoints.REPORT_PIN,
    payload: ({ pinId }) => pinId && { pin_id: pinId, reason: 'contract' },
    missingField: 'pin_id',
    ...PIN_WRITE,
  },
  { endpoint: endpoints.UNDO_REPORT_PIN, call: 'reportPin', payload: reported, ...PIN_WRITE },
  {
    endpoint: endpoints.LIST_REMOVED_PINS,
    payload: () => ({}),
    shape: REMOVED_PINS,
    needsSignIn: true,
  },
];
