import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  MissingCallError,
  MissingCardError,
  MissingOptionError,
  MissingPropError,
  MissingProviderError,
  wrongFieldError,
} from './missing-errors.js';

afterEach(() => vi.unstubAllEnvs());

const create = () => [
  new MissingCallError('BoardPicker', 'listBoards'),
  new MissingOptionError('viewer'),
  new MissingPropError('PinCard', 'pin={{ id: … }}'),
  new MissingPropError('PinGrid', 'pins={pins ?? []}'),
  wrongFieldError('id', 42),
  wrongFieldError('title', { text: 'x'.repeat(80) }),
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
      '<PinGrid> was rendered without pins={pins ?? []}.',
      'pin.id has the wrong type.',
      'pin.title has the wrong type.',
      'PinCard was rendered outside of <TackboardProvider>.',
      '<PinFooter> was rendered outside of a card.',
    ]);
  });

  it('also say in development why it is needed and how to add it', () => {
    expect(create().map(({ message }) => message)).toEqual([
      'BoardPicker needs the server call "listBoards", and the client was created without it. ' +
        "Add it: createTackboard({ calls: { listBoards: … } }). Its type is TackboardCalls['listBoards'] of @tackboard/domain.",
      'createTackboard() was called without viewer, so it does not know who looks at the page. ' +
        'Add it: createTackboard({ viewer: { isAuth: false }, calls }).',
      '<PinCard> was rendered without pin={{ id: … }}, so it does not know which pin to show. ' +
        'Add it: <PinCard pin={{ id: … }}>.',
      '<PinGrid> was rendered without pins={pins ?? []}, so it does not know which pins to show. ' +
        'Add it: <PinGrid pins={pins ?? []}>.',
      'pin.id has the wrong type: 42, so its card cannot show it. Ids are text, because those of servers exceed the safe ' +
        'integers: <PinCard pin={{ ...pin, id: String(pin.id) }}>.',
      `pin.title has the wrong type: {"text":"${'x'.repeat(51)}, so its card cannot show it. See the type Pin of ` +
        "@tackboard/domain, and decode the JSON of the kit's calls: decodePin(json).",
      'PinCard was rendered outside of <TackboardProvider>, so it has no client. ' +
        'Put it inside <TackboardProvider client={createTackboard({ … })}>.',
      '<PinFooter> was rendered outside of a card, so it does not know its pin. ' +
        'Put it inside <PinCardRoot pin={…}>.',
    ]);
  });
});
