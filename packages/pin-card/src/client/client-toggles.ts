import type { TackboardCalls, WriteOptions } from '@tackboard/domain';
import { saveErrorText, writeFailure } from '@tackboard/domain/card';
import type { ToggleStore, ToggleStoreOptions } from '@tackboard/machines';
import {
  createHideCalls,
  createToggleStore,
  MissingToggleCallError,
} from '@tackboard/machines/store';
import { promptingCall } from '../prompts/prompt-after-refusal.js';
import { viewerIdOf } from './client-state.js';
import { newKeyOf } from './environment.js';
import type { ClientCore, ClientServices } from './types.js';

type ToggleCalls = ToggleStoreOptions['calls'];

/** The value is ours. The context of a block is the path of its page. */
const BLOCK_SOURCE = 'web';

/** The value is ours. */
const PEOPLE_FIELD_SET = 'default';

type PromptingCore = Pick<ClientCore, 'promptLogin' | 'state'>;

/** The calls of the follow toggles. One that is refused for a limited login opens its login prompt. */
function followCalls(
  { followUser, followBoard, followTopic }: TackboardCalls,
  core: PromptingCore,
) {
  const follow = (set: (id: string, isOn: boolean, options: WriteOptions) => Promise<void>) => ({
    set: (id: string, isOn: boolean, options: WriteOptions) =>
      promptingCall(core, { reason: isOn ? 'follow' : 'unfollow' }, set)(id, isOn, options),
  });
  return {
    ...(followUser && {
      'follow-user': follow((userId, isFollowed, options) =>
        followUser({ userId, isFollowed }, options),
      ),
    }),
    ...(followBoard && {
      'follow-board': follow((boardId, isFollowed, options) =>
        followBoard({ boardId, isFollowed }, options),
      ),
    }),
    ...(followTopic && {
      'follow-topic': follow((topicId, isFollowed, options) =>
        followTopic({ topicId, isFollowed }, options),
      ),
    }),
  };
}

/** The calls of the people of a board. The id names the board and the person: `{boardId}/{userId}`. */
function boardPeopleCalls(
  { inviteCollaborator, removeCollaborator }: TackboardCalls,
  { state }: Pick<ClientCore, 'state'>,
) {
  if (!removeCollaborator) return {};
  const peopleOf = (id: string) => {
    const [boardId = '', userId = ''] = id.split('/');
    return { boardId, userId };
  };
  const remove = (id: string, isInvited: boolean, options: WriteOptions) => {
    const viewerId = viewerIdOf(state.get().context.viewer);
    return removeCollaborator(
      {
        ...peopleOf(id),
        isInvited,
        fieldSetKey: PEOPLE_FIELD_SET,
        ...(viewerId !== undefined && { orbacSubjectId: viewerId }),
      },
      options,
    );
  };
  return {
    'board-collaborator': {
      async set(id: string, isCollaborator: boolean, options: WriteOptions) {
        if (isCollaborator) throw new MissingToggleCallError('board-collaborator');
        await remove(id, false, options);
      },
    },
    ...(inviteCollaborator && {
      'board-invite': {
        set: (id: string, isInvited: boolean, options: WriteOptions) =>
          isInvited ? inviteCollaborator(peopleOf(id), options) : remove(id, true, options),
      },
    }),
  };
}

/**
 * Adapts the host's calls to the toggle store. A toggle without its call is left out. One that the server refuses because
 * the login is limited opens the login prompt.
 */
function toggleCallsOf(calls: TackboardCalls, core: PromptingCore): ToggleCalls {
  const { hidePin, reportPin, blockUser } = calls;
  const report = reportPin && promptingCall(core, { reason: 'report' }, reportPin);
  return {
    ...followCalls(calls, core),
    ...(hidePin && {
      'hide-pin': createHideCalls(promptingCall(core, { reason: 'hide' }, hidePin)),
    }),
    ...(report && {
      'report-pin': {
        // The detail is the reason that the viewer chose.
        set: (pinId, isReported, options, detail) => {
          const reason = isReported && typeof detail === 'string' ? { reason: detail } : {};
          return report({ pinId, isReported, ...reason }, options);
        },
      },
    }),
    ...(blockUser && {
      'block-user': {
        set: (userId, isBlocked, options) => {
          const { id } = core.state.get().context.viewer;
          return blockUser(
            {
              userId,
              isBlocked,
              ...(id !== undefined && { orbacSubjectId: id }),
              blockSource: BLOCK_SOURCE,
              blockContext: globalThis.location.pathname,
            },
            options,
          );
        },
      },
    }),
    ...boardPeopleCalls(calls, core),
  };
}

function createClientToggles({ calls, core, environment }: ClientServices): ToggleStore {
  const { onError, outbox, state } = core;
  const viewerId = viewerIdOf(state.get().context.viewer);
  return createToggleStore({
    clock: environment.clock,
    calls: toggleCallsOf(calls, core),
    newKey: newKeyOf(environment),
    isOnline: environment.isOnline,
    onOnline: environment.onOnline,
    ...(outbox.intents && { outbox: outbox.intents }),
    onError,
    onOutcome({ kind, id, isOn, result, message, error }) {
      if (result === 'done') {
        if (kind === 'block-user')
          core.emit({ name: isOn ? 'user-blocked' : 'user-unblocked', userId: id });
        return;
      }
      const isOfPin = kind === 'hide-pin' || kind === 'report-pin';
      if (error !== undefined) core.reportError({ error, ...(isOfPin && { pin: { id } }) });
      // A follow or a block that the server refuses goes back, and no message says so.
      if (!isOfPin && environment.isOnline()) return;
      // The login prompt says enough.
      if (error !== undefined && writeFailure(error).isLimitedLogin) return;
      const text = saveErrorText(message, state.get().words);
      core.withRuntime(({ showFailure }) => showFailure(text));
    },
    ...(viewerId !== undefined && { viewerId }),
  });
}

/**
 * Returns what the viewer follows, blocks and hides. Created at the first use, by parts that load later: the first load
 * has no toggle.
 */
export const togglesOf = (services: ClientServices): ToggleStore =>
  services.core.stores.toggles(() => createClientToggles(services));
