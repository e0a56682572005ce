import { notFound, ownPageLoader } from '../page.server.js';

/** No other page has this address. */
export const loader = ownPageLoader(notFound);
export { clientLoader } from '../kept.js';

export default function AnyPage() {
  return null;
}
