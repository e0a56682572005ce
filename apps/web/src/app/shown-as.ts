import type { Device } from '@tackboard/domain';
import type { Crawler } from './page-state.js';

/** How the server is made to see a browser: as a device or as a crawler. */
export type ShownAs = Crawler | Device;

/** The cookie that makes the server see this browser as another one. It changes nobody's rights. */
export const SHOWN_AS_COOKIE = 'shown_as';

const VALUES: readonly ShownAs[] = ['desktop', 'mobile', 'search', 'social'];

/** Reads the value of the cookie; undefined when it is absent or unknown. */
export function readShownAs(value: string | undefined): ShownAs | undefined {
  return VALUES.find((known) => known === value);
}

/** Stores how this browser is seen; undefined removes it. */
export function storeShownAs(shownAs: ShownAs | undefined): void {
  const age = shownAs === undefined ? '; max-age=0' : '';
  document.cookie = `${SHOWN_AS_COOKIE}=${shownAs ?? ''}; path=/; samesite=lax${age}`;
}
