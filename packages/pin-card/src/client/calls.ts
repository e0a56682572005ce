import type { ReadOptions, TackboardCalls } from '@tackboard/domain';
import { quickSavesBoardFinder } from '@tackboard/machines/store';
import { isAbort } from './is-abort.js';
import { withoutText } from './page-warnings.js';
import type { Value } from './value.js';
import type { ClientState } from './types.js';
import { withDefaults } from './with-defaults.js';

type ServerCall<Request, Options, Response> = (
  request: Request,
  options: Options,
) => Promise<Response>;

/** Reports errors that are neither a known write failure nor an aborted call. */
const reporting =
  <Request extends object, Options extends ReadOptions, Response>(
    call: ServerCall<Request, Options, Response>,
    onError: (error: unknown) => void,
  ): ServerCall<Request, Options, Response> =>
  async (request, options) => {
    try {
      const given =
        process.env.NODE_ENV === 'production' ? request : withoutText(request, call.name);
      return await call(given, options);
    } catch (error) {
      const isKnown = error instanceof Object && 'outcome' in error;
      if (!isKnown && !isAbort(error) && !options.signal?.aborted) onError(error);
      throw error;
    }
  };

/** Returns the calls of the pin store: they report their errors, and quick saves have a board by default. */
export function resolveCalls(
  given: TackboardCalls,
  state: Value<ClientState>,
  onError: (error: unknown) => void,
): TackboardCalls {
  const { createBoard, deletePin, readPin, readUserState, savePin, unsavePin } = given;
  const defaults = {
    ...(createBoard && {
      findQuickSavesBoard: quickSavesBoardFinder({
        createBoard,
        readUserState,
        viewer: () => state.get().context.viewer,
        name: () => state.get().words.quickSaves(),
      }),
    }),
  };
  return {
    ...withDefaults(defaults, given),
    savePin: reporting(savePin, onError),
    unsavePin: reporting(unsavePin, onError),
    readPin: reporting(readPin, onError),
    ...(deletePin && { deletePin: reporting(deletePin, onError) }),
  };
}
