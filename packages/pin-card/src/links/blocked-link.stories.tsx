import type { OffsiteResponse } from '@tackboard/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { SampleOptions } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { useOutboundLink } from './use-outbound-link.js';

const pin = samplePin('1', pictures.dunes, {
  link: 'https://printhouse.example/dunes',
  domain: 'printhouse.example',
});

const openLink = fn().mockName('openLink');
const recordSignedOutClick = fn().mockName('recordSignedOutClick');
const openLinkless = fn().mockName('openLinkless');

const links = (response: OffsiteResponse, more: SampleOptions = {}): SampleOptions => ({
  guidelinesUrl: '#spam',
  recordSignedOutClick,
  navigation: { openLink, openLinkless },
  ...more,
  calls: { checkLink: () => Promise.resolve(response), ...more.calls },
});

/** A link to another site. */
function OutboundLink({ isGoLinkless = false }: { readonly isGoLinkless?: boolean }) {
  const outbound = useOutboundLink({ ...pin, isGoLinkless });
  return (
    <a {...outbound} href={pin.link} target="_blank" rel="noopener nofollow">
      Visit printhouse.example
    </a>
  );
}

/** Checks a link to another site when it is pressed. Blocked, suspicious and adult links do not open. */
const meta = {
  title: 'Pin page/Outbound link',
  component: OutboundLink,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      entry: '@tackboard/pin-card',
      anatomy: '<a {...useOutboundLink(pin)} href={pin.link} target="_blank">Visit</a>',
      keys: [
        ['Enter', 'checks the link, then opens it or shows a warning'],
        ['Escape', 'closes the warning and returns focus to the link'],
      ],
    },
    tackboard: {
      ...links({ redirectStatus: 'blocked', message: 'Many people reported it as spam.' }),
    },
  },
  // Load the chunk first, so that no play function waits for it.
  beforeEach: async () => {
    await import('./link-check-layer.js');
  },
} satisfies Meta<typeof OutboundLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Blocked: Story = {
  play: async ({ canvas, userEvent }) => {
    openLink.mockClear();
    await userEvent.click(canvas.getByRole('link'));
    const opened = await screen.findByRole('alertdialog', { name: 'Heads up!' });
    await waitFor(() => expect(opened).toBeVisible());
    await expect(openLink).not.toHaveBeenCalled();
  },
};

export const Suspicious: Story = {
  ...Blocked,
  tags: [],
  parameters: { tackboard: { ...links({ redirectStatus: 'suspicious' }) } },
};

export const AdultContent: Story = {
  ...Blocked,
  tags: [],
  parameters: { tackboard: { ...links({ redirectStatus: 'porn' }) } },
};

export const Allowed: Story = {
  parameters: { tackboard: { ...links({ redirectStatus: 'allowed' }) } },
  play: async ({ canvas, userEvent }) => {
    openLink.mockClear();
    await userEvent.click(canvas.getByRole('link'));
    await waitFor(() => expect(openLink).toHaveBeenCalledWith(pin.link));
  },
};

/** The page stays usable. A second press does not start a second check. */
export const Checking: Story = {
  parameters: {
    tackboard: {
      ...links({}, { calls: { checkLink: () => new Promise<OffsiteResponse>(() => {}) } }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await waitFor(() => expect(canvas.getByRole('link')).toHaveAttribute('aria-busy', 'true'));
  },
};

/** New visitors see the interstitial first. */
export const NewVisitor: Story = {
  parameters: {
    tackboard: { viewer: 'signed-out', ...links({}, { visitor: () => ({ isNew: true }) }) },
  },
  play: async ({ canvas, userEvent }) => {
    openLink.mockClear();
    await userEvent.click(canvas.getByRole('link'));
    await waitFor(() =>
      expect(openLink).toHaveBeenCalledWith(expect.stringContaining('/pin_redirect?')),
    );
  },
};

/** A linkless pin opens its action instead. */
export const Linkless: Story = {
  args: { isGoLinkless: true },
  parameters: { tackboard: { viewer: 'signed-out', ...links({}) } },
  play: async ({ canvas, userEvent }) => {
    openLinkless.mockClear();
    await userEvent.click(canvas.getByRole('link'));
    await waitFor(() => expect(openLinkless).toHaveBeenCalledOnce());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Okay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus());
  },
};
