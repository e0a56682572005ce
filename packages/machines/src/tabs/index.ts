export { connectTabs, type TabsConnection, type TabsOptions } from './connect-tabs.js';
export type { Locks, TabChannel, TabMessage } from './tabs.types.js';
