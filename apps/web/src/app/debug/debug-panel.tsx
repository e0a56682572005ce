import { DebugPanel as KitPanel } from '@tackboard/pin-card/debug';
import '@tackboard/pin-card/debug.css';
import { EventList } from './event-list.js';

/** The debug panel of the kit, with what browsers have reported to the server. */
export function DebugPanel({ query }: { readonly query: string }) {
  return (
    <KitPanel query={query}>
      <EventList />
    </KitPanel>
  );
}
