import { loader as pageOf, notFound } from '../page.server.js';

/** No other page has this address. */
export const loader = pageOf(notFound);
export { clientLoader } from '../kept.js';

export default function AnyPage() {
  return null;
}
