import type { TackboardCalls } from '@tackboard/domain';
import { listBoards } from './boards/list-boards.js';
import type { Client } from './client.js';
import { deletePin, readPin } from './pins/read-pin.js';
import { savePin, unsavePin } from './pins/save-pin.js';

/** The calls that {@link createCalls} binds. */
export type ClientCalls = Required<
  Pick<TackboardCalls, 'readPin' | 'savePin' | 'unsavePin' | 'deletePin' | 'listBoards'>
>;

/**
 * Binds every call to one client, as the `calls` of `createTackboard`. To keep unused calls out of a bundle, bind
 * single ones: `{ savePin: savePin.bind(null, client), … }`.
 */
export function createCalls(client: Client): ClientCalls {
  return {
    readPin: (pinId, options) => readPin(client, pinId, options),
    savePin: (request, options) => savePin(client, request, options),
    unsavePin: (request, options) => unsavePin(client, request, options),
    deletePin: (request, options) => deletePin(client, request, options),
    listBoards: (request, options) => listBoards(client, request, options),
  };
}
