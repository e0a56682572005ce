import type { Clock, Viewer } from '@tackboard/domain';
import { createValue, type Value } from '../provider/value.js';
import { firstWords } from '../provider/words.js';
import type { ClientState, TackboardOptions } from './tackboard.js';

/** Returns the id of a viewer who is signed in. */
export const viewerIdOf = (viewer: Viewer) => (viewer.isAuth ? viewer.id : undefined);

/** Creates the state that parts render. All options that are not named here are facts about the page. */
export function createClientState(options: TackboardOptions, clock: Clock): Value<ClientState> {
  const {
    now = clock.now(),
    words = {},
    defaultBoard,
    brand: _brand,
    calls: _calls,
    embedHosts: _embedHosts,
    environment: _environment,
    guidelinesUrl: _guidelinesUrl,
    menuActions: _menuActions,
    navigation: _navigation,
    nonce: _nonce,
    paths: _paths,
    reactionIcons: _reactionIcons,
    recordSignedOutClick: _recordSignedOutClick,
    signedOutSaves: _signedOutSaves,
    visitor: _visitor,
    ...facts
  } = options;
  return createValue<ClientState>({
    context: { ...facts, now },
    defaultBoard,
    words: firstWords(words),
    wordChanges: words,
  });
}
