import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  MissingCallError,
  MissingCardError,
  MissingOptionError,
  MissingPropError,
  MissingProviderError,
} from './missing-errors.js';

afterEach(() => vi.unstubAllEnvs());

const create = () => [
  new MissingCallError('BoardPicker', 'listBoards'),
  new MissingOptionError('viewer'),
  new MissingPropError('PinCard', 'pin={{ id: … }}'),
  new MissingProviderError('PinCard'),
  new MissingCardError('PinFooter'),
];

describe('errors about what is missing', () => {
  it('name it in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(create().map(({ message }) => message)).toEqual([
      'BoardPicker needs the server call "listBoards", and the client was created without it.',
      'createTackboard() was called without viewer.',
      '<PinCard> was rendered without pin={{ id: … }}.',
      'PinCard was rendered outside of <TackboardProvider>.',
      '<PinFooter> was rendered outside of a card.',
    ]);
  });

  it('also say in development why it is needed and how to add it', () => {
    expect(create().map(({ message }) => message)).toEqual([
      'BoardPicker needs the server call "listBoards", and the client was created without it. ' +
        "Add it: createTackboard({ calls: { listBoards: … } }). Its type is TackboardCalls['listBoards'] of @tackboard/domain.",
      'createTackboard() was called without viewer, so it does not know who looks at the page. ' +
        'Add it: createTackboard({ viewer, calls: { savePin, unsavePin, readPin } }).',
      '<PinCard> was rendered without pin={{ id: … }}, so it does not know which pin to show. ' +
        'Add it: <PinCard pin={{ id: … }}>.',
      'PinCard was rendered outside of <TackboardProvider>, so it has no client. ' +
        'Put it inside <TackboardProvider client={createTackboard({ … })}>.',
      '<PinFooter> was rendered outside of a card, so it does not know its pin. ' +
        'Put it inside <PinCardRoot pin={…}>.',
    ]);
  });
});
