import { decodePinPage } from '@tackboard/domain/wire';
import { PinGrid } from '@tackboard/pin-card';
import { type PinFeedPage, usePinFeed } from '@tackboard/pin-card/feed';
import { VisuallyHidden } from '@tackboard/ui';
import { useDemo } from '../demo-context.js';
import { definePage } from './define-page.js';

/** The pins of all people, newest first. */
function HomeFeed({ data }: { readonly data: PinFeedPage }) {
  const { deleted, ports } = useDemo();
  const feed = usePinFeed({
    key: 'home',
    fetchPage: ports.fetchFeedPage,
    initialPage: data,
    removedPinIds: deleted,
  });
  return (
    <>
      <h1>
        <VisuallyHidden>Home feed</VisuallyHidden>
      </h1>
      <PinGrid {...feed} />
    </>
  );
}

export const homePage = definePage({
  routes: ['home'],
  keepsScroll: true,
  load({ api, viewer, decode }): PinFeedPage {
    const { pins, bookmark } = api.homeFeed(viewer);
    return { pins: decodePinPage(pins, decode).pins, bookmark };
  },
  head: () => ({
    title: 'Tackboard',
    description: 'Find ideas for what you make, cook, wear and build, and save them to boards.',
    canonical: '/',
  }),
  Component: HomeFeed,
});
