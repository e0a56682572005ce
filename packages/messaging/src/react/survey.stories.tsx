import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tackboard/ui';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { MessagePage, messageShows } from './message-page.stories.fixture.js';
import { SurveyOfferDialog } from './surfaces/survey-frame.js';

const TITLE = 'Two minutes about search?';

/** A survey on a second origin of this machine, which posts these messages when it has loaded. */
const frameUrl = (posts: string) => {
  const { port, protocol } = location;
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  return `${protocol}//survey.localhost:${port}/prints/survey.html?post=${posts}&theme=${theme}`;
};

const survey = (posts = 'surveyLoaded') => ({
  titleText: TITLE,
  subtitleText: 'Five questions. Your answers decide what we mend next.',
  buttons: [{ text: 'No thanks' }, { text: 'Take the survey', uri: frameUrl(posts) }],
  actionTrigger: 1,
});

/** A survey (S2 §4): a dialog asks first, the frame shows once it has loaded. */
const meta = {
  title: 'Messaging/Survey',
  component: MessagePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { type: 5, displayData: {} },
  // Loaded first, so that no play function waits for it.
  beforeEach: async () => {
    await Promise.all([import('./surfaces/survey-frame.js'), import('./surfaces/survey-frame.js')]);
  },
} satisfies Meta<typeof MessagePage>;

export default meta;

type Story = StoryObj<typeof meta>;

const accept = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Take the survey|teilnehmen/ }));

/** At the bottom end, without a backdrop: the page stays usable. */
export const Offer: Story = {
  args: { displayData: survey(), device: 'desktop' },
  play: async () => {
    const offer = await screen.findByRole('region', { name: TITLE });
    await messageShows();
    await waitFor(() => expect(offer.getBoundingClientRect().width).toBe(360));
  },
};

/** 320 px wide. */
export const OfferOnPhone: Story = {
  args: { displayData: survey(), device: 'mobile' },
  play: async () => {
    const offer = await screen.findByRole('region', { name: TITLE });
    await waitFor(() => expect(offer.getBoundingClientRect().width).toBe(320));
  },
};

/** The frame has an origin of its own. It loads once, out of sight, and opens when it has loaded. */
export const Frame: Story = {
  args: { displayData: survey() },
  play: async () => {
    await accept();
    const dialog = await screen.findByRole('dialog', { name: /Survey|Umfrage/ });
    const frame = screen.getByTitle<HTMLIFrameElement>(TITLE);
    let reloads = 0;
    frame.addEventListener('load', () => reloads++);
    await waitFor(() => expect(dialog).toBeVisible());
    const width = innerWidth < 600 ? 320 : 540;
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(width));
    await expect(frame.getBoundingClientRect().width).toBeGreaterThan(width - 10);
    await expect(new URL(frame.src).origin).not.toBe(location.origin);
    await expect(frame.contentDocument).toBeNull();
    await expect(reloads).toBeLessThan(2);
  },
};

export const FrameOnPhone: Story = {
  args: { displayData: survey(), device: 'mobile' },
  play: async () => {
    await accept();
    const dialog = await screen.findByRole('dialog', { name: /Survey|Umfrage/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(320));
  },
};

/** The frame says that it is finished: the survey goes. */
export const Finished: Story = {
  args: { displayData: survey('surveyLoaded,surveyFinished') },
  play: async () => {
    await accept();
    await waitFor(async () => {
      await expect(screen.queryByText(TITLE)).toBeNull();
      await expect(document.querySelector('iframe')).toBeNull();
    });
  },
};

/** A frame that never says that it has loaded stays out of sight. The offer is busy until 15 s have passed. */
export const NeverLoads: Story = {
  args: { displayData: survey('') },
  play: async () => {
    await accept();
    await waitFor(() => expect(screen.getByTitle(TITLE)).not.toBeVisible());
    const button = screen.getByRole('button', { name: 'Take the survey' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** It says so three times, and is presented once. */
export const LoadsTwice: Story = {
  args: { displayData: survey('surveyLoaded,surveyLoaded,surveyLoaded') },
  play: async () => {
    await accept();
    await waitFor(async () => expect(await screen.findByTitle(TITLE)).toBeVisible());
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

/** A press on a link is held back once, in the on-close experiment. It continues after an answer. */
export const OnLeaving: Story = {
  args: {
    displayData: { ...survey(), actionTrigger: 2 },
    experiments: { survey_on_close: 'enabled' },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Next page' });
    await waitFor(async () => {
      await userEvent.click(link);
      await expect(screen.queryByRole('dialog', { name: TITLE })).toBeVisible();
    });
    await userEvent.click(screen.getByRole('button', { name: /No thanks|Nein, danke/ }));
    await expect(await canvas.findByText('The next page')).toBeVisible();
  },
};

/** What it asks then: in the middle of the page, on the backdrop. */
export const OfferOnLeaving: Story = {
  render: () => (
    <SurveyOfferDialog
      title={TITLE}
      subtitle={survey().subtitleText}
      closeLabel="Close"
      footer={
        <>
          <Button>No thanks</Button>
          <Button variant="primary">Take the survey</Button>
        </>
      }
      onClose={() => undefined}
    />
  ),
  play: messageShows,
};
