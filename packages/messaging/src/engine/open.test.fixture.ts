import type { Experience } from '@tackboard/domain/experience';
import type { KeyValueStore } from '@tackboard/domain';
import * as runtime from './runtime.js';
import { createMessaging } from '../messaging.js';
import type { MessagingOptions } from '../messaging.types.js';
import { createRecordingHost, flush, type RecordingHostOptions } from '../testing/index.js';

/** A hero banner. */
export const hero = (changes: Partial<Experience> = {}): Experience => ({
  id: '1',
  placementId: '9',
  type: 13,
  displayData: { header: 'Long boards', text: 'Sections', completeButtonText: 'Go' },
  ...changes,
});
/** A modal. */
export const modal = (changes: Partial<Experience> = {}): Experience => ({
  id: '2',
  placementId: '8',
  type: 14,
  displayData: { title: 'Title', body: 'Body', completeButtonText: 'Go' },
  ...changes,
});
/** A tooltip. */
export const tooltip = (
  displayData: Experience['displayData'],
  changes: Partial<Experience> = {},
) => ({
  id: '3',
  placementId: '7',
  type: 8,
  displayData: { hasTooltip: true, text: 'Here', anchor: '#save', ...displayData },
  ...changes,
});

/** The keys of stored reports. */
export const storedReports = ({ keys }: Pick<KeyValueStore, 'keys'>) =>
  keys().filter((key) => key.startsWith('tackboard:message-report:'));

/** A page with messages of the server and one part that shows all of them. */
export async function open(
  experiences: readonly Experience[],
  {
    claims = [{ predicate: () => true }],
    ...options
  }: Partial<MessagingOptions> & {
    readonly claims?: Parameters<ReturnType<typeof createMessaging>['claim']>[0][];
    readonly host?: never;
  } = {},
  hostOptions: RecordingHostOptions = {},
) {
  const host = createRecordingHost(hostOptions);
  host.server.put('v', experiences);
  const messaging = createMessaging({
    host,
    loadRuntime: () => Promise.resolve(runtime),
    ...options,
  });
  const unmount = messaging.mount();
  const owned = claims.map((claim) => messaging.claim(claim));
  await flush();
  return {
    host,
    messaging,
    unmount,
    owned,
    clock: host.clock,
    server: host.server,
    keys: () => owned.flatMap((claim) => messaging.messagesOf(claim).map(({ key }) => key)),
    reports: () => host.server.applied.map(({ key, kind }) => `${kind} ${key}`),
    reasonOf: (key: string) => messaging.explain().find((one) => one.key === key)?.reason,
  };
}
