import { message, type SeededFacts, type SeededMessage } from './seeded-message.js';

const HERO_BANNERS: readonly SeededMessage[] = [
  message('1000500:502597', 13, {}, { viewers: 'visitors', hasNoCookieChoice: true }),
  message('1000162:500863', 13, {
    text: "See what's new on your boards.",
    completeButtonText: 'Show me',
    completeButtonUrl: '/',
    dismissButtonText: 'Close',
  }),
  message('1000162:501200', 13, {
    header: 'Boards now have sections',
    headerSubtitle: 'Keep kitchen ideas apart from the living room.',
    completeButtonText: 'Try it',
    dismissButtonText: 'Not now',
  }),
  message(
    '1000162:501153',
    13,
    {
      header: 'Start your first board',
      headerSubtitle: "Save a Pin you like, and we'll create a board for it.",
      completeButtonText: 'Got it',
    },
    { viewers: 'people', maxBoards: 0 },
  ),
  message('1000069:502401', 13, {
    header: 'Pictures only, for now',
    headerSubtitle: 'While this message is open, your Pins show no details.',
    completeButtonText: 'Show details',
    dismissButtonText: 'Close',
  }),
  message('1000162:501201', 13, {
    header: 'Your boards have a new order',
    headerSubtitle: 'The board you used last comes first.',
    dismissButtonText: 'Got it',
  }),
  message(
    '1000300:502527',
    5,
    {
      titleText: 'Your Pins were seen 1,284 times',
      subtitleText: "That's 18 percent more than last week.",
      buttons: [{ text: 'See all stats', uri: '/business/hub/' }, { text: 'Later' }],
    },
    { viewers: 'merchants' },
  ),
];

const banners = ({ pictureOf }: SeededFacts): readonly SeededMessage[] => [
  message('1000301:503755', 0, {
    componentType: 1,
    titleText: 'Do you sell what you make?',
    message: 'A business account shows who saves your Pins. {0}',
    links: ['/business/convert/'],
    linkTitles: ['Learn more'],
    coverImage: pictureOf('Serving board cast from terracotta offcuts').url,
    completeButtonText: 'Upgrade',
    dismissButtonText: 'Not for me',
    canClose: true,
    layoutNarrow: 2,
    layoutWide: 1,
  }),
  message('1000302:501310', 0, {
    componentType: 1,
    titleText: 'Save what you find',
    message: 'Sign up to keep all your boards in one place.',
    completeButtonText: 'Sign up',
    onCompleteRedirectUrl: '/signup',
    canClose: true,
    layoutNarrow: 2,
    layoutWide: 2,
  }),
  message('1000303:501311', 0, {
    componentType: 1,
    titleText: 'Prints of the week',
    message: 'Forty prints from {0} and {1}.',
    links: ['/marenkjaer/', '/openprints/'],
    linkTitles: ['Maren Kjær', 'Open Prints'],
    backgroundImageNarrow: pictureOf('Grey crossing').url,
    backgroundImageWide: pictureOf('Grey crossing').url,
    completeButtonText: 'See the prints',
    dismissButtonText: 'Later',
    layoutNarrow: 3,
    layoutWide: 3,
  }),
];

const CALLOUTS: readonly SeededMessage[] = [
  message('1000310:501401', 27, {
    title: 'Two products are out of stock',
    message: 'Update your catalogue to show prices on their Pins again.',
    icon: 3,
    iconColor: 2,
    completeButton: { text: 'Open the catalogue', url: '/business/commerce-integrations/' },
    dismissButton: { text: 'Later' },
  }),
  message(
    '1000311:501402',
    0,
    {
      type: 'warning-callout',
      title: 'Confirm your email address',
      message: 'You need it to reset your password.',
      primaryAction: { label: 'Send the email again', href: '/settings' },
    },
    { context: { callout: 'warning' } },
  ),
  message(
    '1000312:501403',
    0,
    {
      type: 'error-callout',
      message: "We couldn't publish some of your Pins.",
      link: { text: 'See which', href: '/me/' },
    },
    { context: { callout: 'error' } },
  ),
  message('1000313:501404', 0, {
    type: 'info-callout',
    title: 'Secret boards have moved',
    message: "They're at the end of your profile, and only you can see them.",
    link: { text: 'Go to your profile', href: '/me/' },
  }),
];

/** Messages in the flow of a page. */
export function flowMessages(facts: SeededFacts): readonly SeededMessage[] {
  return [...HERO_BANNERS, ...banners(facts), ...CALLOUTS];
}
