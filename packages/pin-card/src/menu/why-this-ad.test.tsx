import { describeConformance } from '@tackboard/conformance';
import type { Pin } from '@tackboard/domain';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { type SampleOptions, samplePage, viewer } from '../../test-data/page.js';
import { WhyThisAdButton } from './why-this-ad-button.js';
import { WhyThisAdModal } from './why-this-ad-modal.js';

// Loaded first, because the first import takes longer than a test waits.
beforeAll(() => import('./why-this-ad-modal.js'));
afterEach(cleanup);

const nothing = () => {};
const ad = samplePin('7', pictures.coffee, {
  isPromoted: true,
  promoter: people.kiln,
  advertiserId: '900',
  campaignId: '901',
  adTargetingAttribution: {
    isFirstPartyAdPersonalizationEnabled: true,
    isThirdPartyAdPersonalizationEnabled: true,
    isCustomerListMatched: true,
    isActalikeMatched: true,
    isEngagementMatched: true,
    matchedLocale: 'de-AT',
    geoRegion: 'AT',
    matchedGender: 'unspecified',
  },
});

function show(pin: Pin = ad, changes: SampleOptions = {}) {
  const onEvent = vi.fn();
  const page = samplePage({ onEvent, ...changes });
  render(<StrictMode>{page.inside(<WhyThisAdButton pin={pin} />)}</StrictMode>);
  return { onEvent };
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: "Why you're seeing this ad" }));
  return screen.findByRole('dialog', { name: "Why you're seeing this ad" });
};
const reasons = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('WhyThisAdButton', () => {
  const page = samplePage();
  describeConformance(<WhyThisAdButton pin={ad} />, {
    element: HTMLButtonElement,
    inside: page.inside,
  });

  it('renders nothing for a pin that is not an ad', () => {
    show(samplePin('8', pictures.coffee));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it.each([{ isBot: true }, { isSocialBot: true }])(
  'S1 §6: a crawler, %j, gets the reasons without a button',
  (crawler) => {
    show(ad, crawler);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('region', { name: "Why you're seeing this ad" })).toBeVisible();
    expect(reasons().length).toBeGreaterThan(0);
  },
);

describe('WhyThisAdModal', () => {
  const page = samplePage();
  describeConformance(<WhyThisAdModal pin={ad} anchor={null} onClose={nothing} />, {
    element: HTMLDivElement,
    inside: page.inside,
    isPopup: true,
  });

  it('says who paid (S3 §8), and why the viewer sees the ad, without an unspecified gender (S1 §5)', async () => {
    show();
    const modal = await open();
    expect(modal.textContent).toContain(
      "Kiln & Co has paid to have this pin show up where you'd be more likely to notice it.",
    );
    expect(reasons()).toEqual([
      "You're on a customer list that the advertiser uploaded.",
      "Your activity is similar to that of the advertiser's customers.",
      "You viewed or saved the advertiser's Pins.",
      'Your language: Austrian German.',
      "You're in Austria.",
    ]);
  });

  it('says that there is no reason', async () => {
    show({ ...ad, adTargetingAttribution: {} });
    const modal = await open();
    expect(modal.textContent).toContain('This ad is shown to a broad audience.');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('emits that it was viewed, with four flags, and that it was closed, once each (S1 §2 §5)', async () => {
    const { onEvent } = show();
    await open();
    const viewed = {
      name: 'ad-explanation-viewed',
      pinId: '7',
      advertiserId: '900',
      campaignId: '901',
      summary:
        'isFirstPartyAdPersonalizationEnabled,isThirdPartyAdPersonalizationEnabled,isCustomerListMatched,isActalikeMatched',
    };
    expect(onEvent.mock.calls).toEqual([[viewed]]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onEvent.mock.calls).toEqual([[viewed], [{ name: 'ad-explanation-closed', pinId: '7' }]]);
  });

  it("uses the server's names, and the browser's when the call fails (S1 §7)", async () => {
    const onError = vi.fn();
    const lost = new Error('lost');
    show(ad, {
      onError,
      calls: {
        readCountries: async () => ({ AT: 'Österreich' }),
        readLocales: () => Promise.reject(lost),
      },
    });
    await open();
    await waitFor(() => expect(reasons()).toContain("You're in Österreich."));
    expect(reasons()).toContain('Your language: Austrian German.');
    expect(onError).toHaveBeenCalledWith({ error: lost });
  });

  it('fetches only names that it needs', async () => {
    const readCountries = vi.fn(async () => ({}));
    show({ ...ad, adTargetingAttribution: { matchedLocale: 'de' } }, { calls: { readCountries } });
    await open();
    expect(readCountries).not.toHaveBeenCalled();
  });

  it('opens the ad settings of the host', async () => {
    const openAdSettings = vi.fn();
    show(ad, { navigation: { openAdSettings } });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Ad settings' }));
    expect(openAdSettings).toHaveBeenCalledTimes(1);
  });

  it('is a sheet on mobile', async () => {
    show(ad, { viewer, device: 'mobile' });
    expect((await open()).dataset['size']).toBe('bottom');
  });
});
