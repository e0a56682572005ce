import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { finishAnimations, MessagePage, messageShows } from './message-page.stories.fixture.js';

/** Banners and callouts of a server, in the flow of a page (S2 §2). */
const meta = {
  title: 'Messaging/Banners',
  component: MessagePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { displayData: {} },
  play: messageShows,
} satisfies Meta<typeof MessagePage>;

export default meta;

type Story = StoryObj<typeof meta>;

const hero = {
  header: 'Boards now have sections',
  text: 'Group what you save by room, season or course, and find it again.',
};

/** Complete and dismiss, with their default texts. */
export const Hero: Story = {
  args: { type: 13, displayData: { ...hero, completeButtonUrl: '/go/' } },
  play: async () => {
    const region = await screen.findByRole('region', { name: hero.header });
    await messageShows();
    await expect(region).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/go/');
  },
};

/** 501153 and 501487 can only be completed. */
export const HeroCompleteOnly: Story = { args: { type: 13, id: '501153', displayData: hero } };

/** Nothing completes it. */
export const HeroDismissOnly: Story = { args: { type: 13, displayData: hero } };

/** 500863 greets the viewer. */
export const WelcomeBack: Story = {
  args: {
    type: 13,
    id: '500863',
    displayData: {
      headerSubtitle: 'Eleven new pins on the boards you follow.',
      completeButtonText: 'See what is new',
    },
  },
};

/** A background of the server brings the tokens of its luminance. */
export const HeroWithColor: Story = {
  args: { type: 13, displayData: { ...hero, color: '#12324a', completeButtonText: 'See' } },
};

/** A title of more than two lines ends in an ellipsis, and any word breaks. */
export const HeroWithLongTexts: Story = {
  args: {
    type: 13,
    displayData: {
      header:
        'Donaudampfschifffahrtsgesellschaftskapitänsmützen und alle anderen Kopfbedeckungen stehen jetzt gemeinsam auf einer Pinnwand, die so lang ist, dass ihr Titel nicht in zwei Zeilen passt',
      text: 'Gruppiere alles, was du dir merkst, nach Zimmer, Jahreszeit oder Gericht.',
      completeButtonText: 'Berechtigungen überprüfen',
      dismissButtonText: 'Benachrichtigung schließen',
    },
  },
};

const metrics = {
  titleText: '12,480 people saw your pins in May',
  subtitleText: 'Half again as many as in April. Terrazzo no. 12 led the way.',
  buttons: [{ text: 'See the numbers' }, { text: 'Later' }],
};

/** 502527: figures, and at least two buttons. */
export const Metrics: Story = { args: { type: 5, id: '502527', displayData: metrics } };

/** From three buttons on they are below the text. */
export const MetricsWithThreeButtons: Story = {
  args: {
    type: 5,
    id: '502527',
    displayData: { ...metrics, buttons: [...metrics.buttons, { text: 'Share' }] },
  },
};

/** 502597: a card with a border. Reject and accept look the same. */
export const Cookies: Story = {
  args: { type: 13, id: '502597', device: 'desktop' },
  play: async () => {
    const [accept, reject] = await Promise.all([
      screen.findByRole('button', { name: 'Accept all' }),
      screen.findByRole('button', { name: 'Reject all' }),
    ]);
    await messageShows();
    const width = (button: HTMLElement) => button.getBoundingClientRect().width;
    await expect(width(accept)).toBe(width(reject));
  },
};

/** On a phone it is fixed at the bottom. */
export const CookiesOnPhone: Story = { args: { type: 13, id: '502597', device: 'mobile' } };

const choose = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Let me choose|Auswählen/ }));
  await expect(await screen.findAllByRole('switch')).toHaveLength(3);
  await messageShows();
};

/** Three switches, off where nothing is stored. */
export const CookieSettings: Story = {
  args: { type: 13, id: '502597', device: 'desktop' },
  play: choose,
};

/** They come from below, and the banner hides. */
export const CookieSettingsOnPhone: Story = {
  args: { type: 13, id: '502597', device: 'mobile' },
  play: choose,
};

/** Saved: the banner goes, and a toast says so for 3000 ms. */
export const CookiesSaved: Story = {
  args: { type: 13, id: '502597' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Accept all|akzeptieren/ }));
    await screen.findByText(/We saved|Wir haben/);
    await finishAnimations();
  },
};

const callout = {
  title: 'Prices in your catalogue are nine days old',
  message: 'Pins with old prices show “See price on site”.',
  primaryAction: { label: 'Update' },
  secondaryAction: { label: 'Later' },
};

export const CalloutWarning: Story = {
  args: { displayData: { ...callout, type: 'warning-callout' } },
};

/** It arrives after the page, so it is an alert. */
export const CalloutError: Story = {
  args: {
    displayData: {
      type: 'error-callout',
      title: 'We could not verify printhouse.test',
      message: 'The tag is missing from the page. Add it again, then check once more.',
      link: { text: 'How to add it', href: '/help/' },
      primaryAction: { label: 'Check again' },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/could not verify/);
  },
};

/** Without a second button it has a close sign. */
export const CalloutInfo: Story = {
  args: { displayData: { ...callout, type: 'info-callout', secondaryAction: {} } },
};

/** Without a title the message is in ink. */
export const CalloutNeutral: Story = {
  args: {
    type: 27,
    displayData: { message: 'Group boards have moved to the top of your profile.' },
  },
};

/** Buttons that take over 40 % of the width go below the text. */
export const CalloutInNarrowColumn: Story = {
  args: { columnWidth: '420px', displayData: { ...callout, type: 'warning-callout' } },
};

const banner = {
  componentType: 1,
  titleText: 'Sell what you make',
  message: 'A business account adds prices, a shop tab and {0}. It costs {1}.',
  links: ['/help/'],
  linkTitles: ['numbers for every pin', 'nothing'],
  completeButtonText: 'Convert account',
  dismissButtonText: 'Not now',
  coverImage: '/photographs/coffee.jpg',
  layoutNarrow: 1,
  layoutWide: 1,
};

/** Layout 1, with a close sign on the picture. 503755 leads to /business/convert/. */
export const BannerBeside: Story = {
  args: { id: '503755', displayData: { ...banner, canClose: true } },
};

/** Layout 2: one line. A `{n}` is a link with its title; without a link it is text. */
export const BannerLine: Story = {
  args: {
    displayData: {
      componentType: 1,
      titleText: 'Summer terms start on 1 June',
      message: 'Read the {0} and the {1} before then.',
      links: ['/terms/', '/privacy/'],
      linkTitles: ['terms of use', 'privacy notice'],
      completeButtonText: 'Got it',
      iconImage: '/prints/night-shapes.svg',
      canClose: true,
      layoutWide: 2,
      layoutNarrow: 2,
    },
  },
  play: async () => {
    await messageShows();
    const { left, top } = screen.getByRole('heading').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)?.closest('button')).toBeNull();
  },
};

/** Layout 3: a panel on the picture. */
export const BannerPanel: Story = {
  args: {
    displayData: {
      ...banner,
      coverImage: '/photographs/black-canyon.jpg',
      layoutWide: 3,
      layoutNarrow: 3,
    },
  },
};

/** A background image of the server always has the panel; its text colours count where they read well. */
export const BannerWithBackground: Story = {
  args: {
    displayData: {
      ...banner,
      backgroundColorWide: '#12324a',
      backgroundColorNarrow: '#12324a',
      titleTextColor: '#ffd98a',
      messageTextColor: '#20405a',
    },
  },
};

/** Below 480 px of its own width it is narrow. */
export const BannerBesideNarrow: Story = {
  args: { ...BannerBeside.args, columnWidth: '374px' },
  play: async () => {
    await messageShows();
    const region = screen.getByRole('region');
    await waitFor(() => expect(region).toHaveAttribute('data-width', 'narrow'));
  },
};

export const BannerLineNarrow: Story = { args: { ...BannerLine.args, columnWidth: '374px' } };

export const BannerPanelNarrow: Story = { args: { ...BannerPanel.args, columnWidth: '374px' } };
