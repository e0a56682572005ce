import { pageMeta } from '../head.js';
import type { PageHandle } from '../router/use-shown-page.js';
import { pageLoader } from '../page.server.js';
import type { FetchPinPage, PinFeedPage } from '@tackboard/pin-card';
import { useCallback } from 'react';
import { useLoaderData } from 'react-router';
import { FeedPage } from '../blocks/feed-page.js';
import { useDemo } from '../demo-context.js';
import { textsIn, useTexts } from '../words/texts.js';
import { SITE } from '../site.js';

/** Fills a window of 1280 × 720 and what the grid fetches ahead, so that nothing is fetched before the first scroll. */
const FIRST_PAGE_PINS = 40;

/** The pins of all people, newest first. */
export default function HomeFeed() {
  const data = useLoaderData<typeof loader>();
  const { calls } = useDemo();
  const texts = useTexts('common');
  const fetchPage = useCallback<FetchPinPage>(
    (bookmark, { signal }) => calls.readHomeFeed({ bookmark, signal }),
    [calls],
  );
  return <FeedPage name="home" heading={texts.homeFeed} initialPage={data} fetchPage={fetchPage} />;
}

export const loader = pageLoader('home', async ({ calls }): Promise<PinFeedPage> => {
  const { pins, bookmark } = await calls.readHomeFeed({ pageSize: FIRST_PAGE_PINS });
  return { pins, bookmark };
});

// After Back it shows the data that was kept; otherwise it asks the server.
export { clientLoader } from '../kept.js';

export const handle: PageHandle = { keepsScroll: true };

export const meta = pageMeta<typeof loader>((_, { language }) => ({
  title: SITE,
  description: textsIn('common', language).homeDescription,
  canonical: '/',
}));
