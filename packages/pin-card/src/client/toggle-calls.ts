import type { TackboardCalls, WriteOptions } from '@tackboard/domain';
import type { ToggleStoreOptions } from '@tackboard/machines';
import { createHideCalls, MissingToggleCallError } from '@tackboard/machines/store';
import { promptingCall } from '../prompts/prompt-after-refusal.js';
import type { ClientCore } from './types.js';

type ToggleCalls = ToggleStoreOptions['calls'];

/** The value is ours. The context of a block is the path of its page. */
const BLOCK_SOURCE = 'web';

/**
 * Adapts the host's calls to the toggle store. A toggle without its call is left out. One that the server refuses because
 * the login is limited opens the login prompt (S3 §6).
 */
export function toggleCallsOf(
  calls: TackboardCalls,
  core: Pick<ClientCore, 'promptLogin' | 'state'>,
): ToggleCalls {
  const {
    hidePin,
    reportPin,
    followUser,
    followBoard,
    followTopic,
    blockUser,
    removeCollaborator,
  } = calls;
  const toggle = (set: (id: string, isOn: boolean, options: WriteOptions) => Promise<void>) => ({
    set,
  });
  const follow: typeof toggle = (set) =>
    toggle((id, isOn, options) =>
      promptingCall(core, { reason: isOn ? 'follow' : 'unfollow' }, set)(id, isOn, options),
    );
  return {
    ...(hidePin && {
      'hide-pin': createHideCalls(promptingCall(core, { reason: 'hide' }, hidePin)),
    }),
    ...(reportPin && {
      'report-pin': {
        // The detail is the reason that the viewer chose.
        set: (pinId, isReported, options, reason) =>
          promptingCall(
            core,
            { reason: 'report' },
            reportPin,
          )(
            { pinId, isReported, ...(isReported && typeof reason === 'string' && { reason }) },
            options,
          ),
      },
    }),
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
    ...(blockUser && {
      'block-user': toggle((userId, isBlocked, options) => {
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
      }),
    }),
    ...(removeCollaborator && {
      'board-collaborator': {
        // The id names the board and the person: `{boardId}/{userId}`.
        async set(id, isCollaborator, options) {
          if (isCollaborator) throw new MissingToggleCallError('board-collaborator');
          const [boardId = '', userId = ''] = id.split('/');
          await removeCollaborator({ boardId, userId }, options);
        },
      },
    }),
  };
}
