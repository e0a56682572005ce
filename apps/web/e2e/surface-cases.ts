import type { Locator, Page } from '@playwright/test';

/** A surface of `/messages`: how its message shows, and what ends it. */
export interface SurfaceCase {
  /** The name of its row. */
  readonly row: string;
  readonly shown: (page: Page) => Locator;
  readonly end: (shown: Locator, page: Page) => Promise<void>;
  readonly state: 'Completed' | 'Dismissed';
  /** Part of `pnpm test`; the others run in `pnpm test:full`. */
  readonly isQuick?: boolean;
}

const region = (name: string | RegExp) => (page: Page) => page.getByRole('region', { name });
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const press = (name: string) => (shown: Locator) => shown.getByRole('button', { name }).click();

/** Scrolls a little, so that a message that leaves after a scroll does, and its anchor stays in view. */
async function scroll(_: Locator, page: Page): Promise<void> {
  await page.mouse.wheel(0, 20);
}

const FLOW: readonly SurfaceCase[] = [
  { row: 'Welcome back', shown: region(/^Welcome back/), end: press('Close'), state: 'Dismissed' },
  {
    row: 'Hero banner',
    shown: region('Boards now have sections'),
    end: press('Try it'),
    state: 'Completed',
    isQuick: true,
  },
  {
    row: 'Hero banner, complete only',
    shown: region('Start your first board'),
    end: press('Got it'),
    state: 'Completed',
  },
  {
    row: 'Hero banner, dismiss only',
    shown: region('Your boards have a new order'),
    end: press('Got it'),
    state: 'Dismissed',
  },
  {
    row: 'Metrics banner',
    shown: region('Your Pins were seen 1,284 times'),
    end: press('Later'),
    state: 'Dismissed',
  },
  {
    row: 'Business upgrade',
    shown: region('Do you sell what you make?'),
    end: press('Not for me'),
    state: 'Dismissed',
  },
  {
    row: 'Banner, one line',
    shown: region('Save what you find'),
    end: press('Close'),
    state: 'Dismissed',
  },
  {
    row: 'Banner, panel',
    shown: region('Prints of the week'),
    end: press('Later'),
    state: 'Dismissed',
    isQuick: true,
  },
  {
    row: 'Callout, neutral',
    shown: region('Two products are out of stock'),
    end: press('Later'),
    state: 'Dismissed',
  },
  {
    row: 'Callout, warning',
    shown: region('Confirm your email address'),
    end: press('Close'),
    state: 'Dismissed',
  },
  {
    row: 'Callout, error',
    shown: region("We couldn't publish some of your Pins."),
    end: press('Close'),
    state: 'Dismissed',
    isQuick: true,
  },
  {
    row: 'Callout, info',
    shown: region('Secret boards have moved'),
    end: press('Close'),
    state: 'Dismissed',
  },
  {
    row: "A surface of the demo's own",
    shown: region("You've saved 100 Pins"),
    end: press('Thank you'),
    state: 'Completed',
    isQuick: true,
  },
];

const ANCHORED: readonly SurfaceCase[] = [
  {
    row: 'Pulsar and tooltip',
    shown: (page) => page.getByRole('button', { name: 'Save what you like' }),
    async end(shown, page) {
      await shown.click();
      await press('Got it')(dialog('Save what you like')(page));
    },
    state: 'Completed',
    isQuick: true,
  },
  {
    row: 'Tooltip',
    shown: dialog('More ideas for your boards'),
    end: press('Close'),
    state: 'Dismissed',
  },
  {
    row: 'Thumbnails',
    shown: dialog('More ideas for “Night”'),
    end: scroll,
    state: 'Dismissed',
  },
  {
    row: 'Flyout',
    shown: dialog('Publish your own picture from here.'),
    end: press('Close'),
    state: 'Dismissed',
    isQuick: true,
  },
  {
    row: 'Popover',
    shown: dialog('Log in to keep this Pin.'),
    end: scroll,
    state: 'Dismissed',
  },
  {
    row: 'Education popover',
    shown: dialog('Boards have sections'),
    end: press('Got it'),
    state: 'Completed',
  },
];

const OVERLAYS: readonly SurfaceCase[] = [
  {
    row: 'Upsell',
    shown: region('See more like this'),
    end: press('Close'),
    state: 'Dismissed',
    isQuick: true,
  },
  {
    row: 'Location upsell',
    shown: region('Ideas from near you'),
    end: press('Skip'),
    state: 'Dismissed',
  },
  {
    row: 'Modal, wide picture',
    shown: dialog('Share a board with friends'),
    end: (_, page) => page.keyboard.press('Escape'),
    state: 'Dismissed',
    isQuick: true,
  },
  {
    row: 'Modal, upright picture',
    shown: dialog('New: stats by country'),
    // Its sign has the same name as its button.
    end: (shown) => shown.getByText('Close', { exact: true }).click(),
    state: 'Dismissed',
  },
  {
    row: 'Toast',
    shown: (page) => page.getByText('Your catalogue was updated'),
    end: () => Promise.resolve(),
    state: 'Dismissed',
  },
];

/** The surfaces that a row of `/messages` shows and one act ends, by layers that one test goes through. */
export const SURFACE_CASES = { flow: FLOW, anchored: ANCHORED, overlay: OVERLAYS } as const;
