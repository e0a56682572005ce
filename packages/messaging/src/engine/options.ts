import type { Device } from '@tackboard/domain';
import type { MessageTabs } from '../tabs.js';
import type { FetchOptions } from './fetches.js';
import type { HostSurface } from './rules.js';
import type * as runtime from './runtime.js';

/** Options of `createMessaging()`. Only `host` is required. */
export interface MessagingOptions extends FetchOptions {
  /**
   * When your server rendered `initial`, in milliseconds since 1970. A document that is older than the last report of the
   * session, as after Back, fetches when it mounts.
   */
  readonly initialAt?: number | undefined;
  /**
   * Whether the browser brought the document back, perhaps from its HTTP cache. Such a document fetches when it mounts.
   * @default what the navigation timing of the browser says
   */
  readonly isRestored?: () => boolean;
  /** Bots get no messages (S2 §6.3). */
  readonly isBot?: boolean;
  readonly isSocialBot?: boolean;
  /** @default 'desktop' */
  readonly device?: Device;
  /** Surfaces of your own. They come before those of the kit. */
  readonly surfaces?: readonly HostSurface[];
  /** The other tabs of the page. */
  readonly tabs?: MessageTabs | undefined;
  /** @default always online */
  readonly isOnline?: () => boolean;
  /** Loads the charts, xstate and the queue of reports. For tests. */
  readonly loadRuntime?: () => Promise<typeof runtime>;
}
