import * as endpoints from '../../endpoints.js';
import { caseOf, type CaseRow, type ContractCase } from '../contract-case.js';
import { FOREIGN_PIN, itemsOf, savesOf, textAt } from '../field.js';
import { ACCOUNT, PIN, PINS, SESSION, USER } from '../shapes.js';
import { BOARDS, LAST_BOARDS } from './boards.js';
import { OTHERS } from './others.js';
import { PEOPLE } from './people.js';
import { PINS_CASES } from './pins.js';
import { SEARCH_CASES } from './search.js';

/** The reads that give later requests their ids: who the viewer is, and a pin of somebody else. */
const FIRST_READS: readonly CaseRow[] = [
  {
    endpoint: endpoints.READ_SESSION,
    payload: () => ({}),
    shape: SESSION,
    keep: (fixtures, data) => {
      const [id, username] = [textAt(data, 'user', 'id'), textAt(data, 'user', 'username')];
      if (id !== undefined) fixtures.viewerId = id;
      if (username !== undefined) fixtures.username = username;
    },
  },
  {
    endpoint: endpoints.READ_HOME_FEED,
    payload: () => ({ page_size: 25 }),
    shape: PINS,
    isPaged: true,
    badField: 'page_size',
    keep: (fixtures, data) => {
      const pinnerOf = (pin: unknown) => textAt(pin, 'pinner', 'id');
      const isSaved = (pin: unknown) => Object.keys(savesOf(pin)).length > 0;
      // A pin may come without its pinner.
      const others = itemsOf(data).filter((each) => {
        const pinner = pinnerOf(each);
        return pinner === undefined || pinner !== fixtures.viewerId;
      });
      // A copy that the account had before would still be there after unsavePin.
      const foreign = [...others.filter((each) => !isSaved(each)), ...others];
      const pin = foreign.find((each) => pinnerOf(each) !== undefined) ?? foreign[0];
      const [pinId, personId] = [textAt(pin, 'id'), pinnerOf(pin)];
      const otherPinId = textAt(
        foreign.find((each) => textAt(each, 'id') !== pinId),
        'id',
      );
      if (pinId !== undefined) fixtures.pinId = pinId;
      if (personId !== undefined) fixtures.personId = personId;
      if (otherPinId !== undefined) fixtures.otherPinId = otherPinId;
    },
  },
  {
    endpoint: endpoints.READ_BOARDLESS_PINS,
    payload: ({ personId }) => personId && { user_id: personId, page_size: 25 },
    shape: PINS,
    isPaged: true,
    badField: 'page_size',
    missingField: 'user_id',
  },
  {
    endpoint: endpoints.READ_PIN,
    payload: ({ pinId }) => pinId && { id: pinId },
    needs: FOREIGN_PIN,
    shape: PIN,
    badField: 'id',
    missingField: 'id',
    keep: (fixtures) => {
      fixtures.isPinReadable = true;
    },
  },
  {
    endpoint: endpoints.READ_USER,
    payload: () => ({}),
    shape: ACCOUNT,
    needsSignIn: true,
    missingField: 'user_id',
    keep: (fixtures, data) => {
      const account = data as { readonly save_behavior?: unknown; readonly country?: unknown };
      if (typeof account.save_behavior === 'number') fixtures.saveBehavior = account.save_behavior;
      if (typeof account.country === 'string') fixtures.country = account.country;
    },
  },
  {
    endpoint: endpoints.READ_USER,
    payload: ({ username }) => username && { username },
    shape: USER,
    badField: 'username',
    missingField: 'username',
  },
];

/** The cases of every endpoint, in the order in which they run: each needs what earlier ones have kept. */
export const CONTRACT_CASES: readonly ContractCase[] = [
  ...FIRST_READS,
  ...BOARDS,
  ...PINS_CASES,
  ...PEOPLE,
  ...SEARCH_CASES,
  ...OTHERS,
  ...LAST_BOARDS,
].map(caseOf);
