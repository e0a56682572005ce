import type { ClientLoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import { currentDemo } from '../../client/create-demo.js';
import { isFailure } from '../kept.js';
import type { PageState } from '../page-state.js';

/**
 * Loads the code of the messages of the next page before it shows, so that nothing moves. Messages that cannot be read keep nobody from
 * a page.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<PageState> {
  const demo = currentDemo();
  const next = await (serverLoader() as Promise<PageState>).catch((error: unknown) => {
    if (!demo || !isFailure(error)) throw error;
    return demo.state;
  });
  await demo?.messagesLoader.load(next);
  const { messages, renderedAt } = next;
  // The rest stays as it was read for the first address of the document.
  return { ...(demo?.state ?? next), messages, renderedAt };
}

/** Reads the data of the root again only until there are messages: their client fetches the later ones. */
export const shouldRevalidate: ShouldRevalidateFunction = () =>
  currentDemo()?.messagesLoader.get() === undefined;
