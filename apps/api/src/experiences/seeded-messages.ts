import type { DisplayData, Experience } from '@tackboard/domain/experience';
import type { Audience } from './audience.js';

/** A message of the demo, in its placement. */
export interface SeededMessage {
  readonly placementId: string;
  readonly experienceId: string;
  readonly type: number;
  readonly display: DisplayData;
  readonly audience: Audience;
  readonly triggerable?: readonly string[];
}

function message(
  [placementId, experienceId]: readonly [string, string],
  type: number,
  audience: Audience,
  display: DisplayData,
): SeededMessage {
  return { placementId, experienceId, type, display, audience };
}

const PEOPLE: Audience = { viewers: 'people' };
const NEW_PEOPLE: Audience = { viewers: 'people', maxBoards: 0 };
const BUSY_PEOPLE: Audience = { viewers: 'people', minBoards: 10 };
const SOME_BOARDS: Audience = { viewers: 'people', minBoards: 1, maxBoards: 9 };
const MERCHANTS: Audience = { viewers: 'merchants' };
const VISITORS: Audience = { viewers: 'visitors' };

const HERO_BANNERS: readonly SeededMessage[] = [
  message(['1000500', '502597'], 13, {}, {}),
  message(['1000162', '500863'], 13, BUSY_PEOPLE, {
    text: 'Here is what is new on your boards.',
    completeButtonText: 'Show me',
    completeButtonUrl: '/',
    dismissButtonText: 'Close',
  }),
  message(['1000162', '501200'], 13, SOME_BOARDS, {
    header: 'Long boards now take sections',
    headerSubtitle: 'Keep the kitchen apart from the living room.',
    completeButtonText: 'Try it',
    dismissButtonText: 'Not now',
  }),
  message(['1000162', '501153'], 13, NEW_PEOPLE, {
    header: 'Start your first board',
    headerSubtitle: 'Save a pin that you like, and a board is made for it.',
    completeButtonText: 'Got it',
  }),
];

const BANNERS: readonly SeededMessage[] = [
  {
    ...message(['1000300', '502527'], 5, MERCHANTS, {
      titleText: 'Your pins were seen 1,284 times',
      subtitleText: 'That is 18 percent more than last week.',
      buttons: [{ text: 'See all figures', uri: '/business/hub/' }, { text: 'Later' }],
    }),
  },
  message(['1000301', '503755'], 0, BUSY_PEOPLE, {
    componentType: 1,
    titleText: 'Do you sell what you make?',
    message: 'A business account shows who saves your pins. {0}',
    links: ['/business/convert/'],
    linkTitles: ['Learn more'],
    completeButtonText: 'Upgrade',
    dismissButtonText: 'Not for me',
    canClose: true,
    layoutNarrow: 2,
    layoutWide: 1,
  }),
  message(['1000302', '501310'], 0, VISITORS, {
    componentType: 1,
    titleText: 'Keep what you find',
    message: 'An account holds all your boards.',
    completeButtonText: 'Sign up',
    onCompleteRedirectUrl: '/signup',
    canClose: true,
    layoutNarrow: 2,
    layoutWide: 2,
  }),
];

const CALLOUTS: readonly SeededMessage[] = [
  message(['1000310', '501401'], 27, MERCHANTS, {
    title: 'Two products are out of stock',
    message: 'Update your catalogue, and their pins show prices again.',
    icon: 3,
    iconColor: 2,
    completeButton: { text: 'Open the catalogue', url: '/business/commerce-integrations/' },
    dismissButton: { text: 'Later' },
  }),
  message(
    ['1000311', '501402'],
    0,
    { ...PEOPLE, context: { callout: 'warning' } },
    {
      type: 'warning-callout',
      title: 'Your email address is not confirmed',
      message: 'Confirm it, so that you can reset your password.',
      primaryAction: { label: 'Send the email again', href: '/settings' },
    },
  ),
  message(
    ['1000312', '501403'],
    0,
    { ...PEOPLE, context: { callout: 'error' } },
    {
      type: 'error-callout',
      message: 'Some of your pins could not be published.',
      link: { text: 'See which', href: '/me/' },
    },
  ),
];

const DIALOGS: readonly SeededMessage[] = [
  {
    ...message(
      ['1000320', '501501'],
      14,
      { ...PEOPLE, isTriggered: true },
      {
        title: 'Share a board with friends',
        body: 'Invite others, and everyone can save to it.',
        image: { url: '/favicon.svg', imageAlt: '', width: 96, height: 96 },
        completeButtonText: 'Invite somebody',
        completeButtonUrl: '/me/',
        dismissButtonText: 'Not now',
      },
    ),
  },
  message(['1000321', '501502'], 26, MERCHANTS, {
    title: 'New: figures by country',
    body: 'See where your pins are saved most.',
    completeButtonText: 'Open the figures',
    completeButtonUrl: '/business/hub/',
    dismissButtonText: 'Close',
    delayInMillis: 4000,
  }),
  message(['1000421', '501601'], 5, SOME_BOARDS, {
    anket: true,
    titleText: 'How do you like your home feed?',
    subtitleText: 'Three questions, one minute.',
    buttons: [
      { text: 'Take the survey', uri: 'https://survey.tackboard.example/home-feed' },
      { text: 'No, thanks' },
    ],
    delay: 10_000,
    actionTrigger: 0,
  }),
];

const ANCHORED: readonly SeededMessage[] = [
  message(['1000330', '501041'], 8, NEW_PEOPLE, {
    anchor: 'save',
    hasPulsar: true,
    hasTooltip: true,
    header: 'Save what you like',
    text: 'It stays on your board.',
    tooltip: { confirmButtonText: 'Got it', idealDirection: 'down' },
  }),
  message(['1000331', '505086'], 8, BUSY_PEOPLE, {
    anchor: 'search',
    hasTooltip: true,
    text: 'More ideas for your boards',
    completeButtonText: 'Show them',
    dismissButtonText: 'Close',
    disappearTime: 12_000,
  }),
  {
    ...message(['1000340', '501701'], 0, SOME_BOARDS, {
      componentType: 2,
      anchorsByPlatform: {
        web: { anchor: 'create', placement: 'home' },
        web_mobile: { anchor: 'create', placement: 'home' },
      },
      displayType: 1,
      flyoutDirection: 3,
      text: 'Publish your own picture from here.',
      buttonText: 'Create a pin',
      buttonUri: '/pin-builder',
      scrollToDismiss: true,
      scrollToDismissDelayInSeconds: 2,
    }),
    triggerable: ['1000320:501501'],
  },
  message(['1000350', '501801'], 0, VISITORS, {
    message: 'Log in, and this pin stays with you.',
    anchor: 'save',
    completeButton: { text: 'Log in', url: '/login' },
    scrollToDismiss: true,
  }),
  message(['1000360', '501901'], 29, BUSY_PEOPLE, {
    anchor: 'boards',
    title: 'Boards have sections',
    body: 'Drag pins onto a section to sort them.',
    completeButton: { text: 'Got it' },
    delay: 2000,
  }),
];

const OTHERS: readonly SeededMessage[] = [
  message(['1000370', '502001'], 28, VISITORS, {
    type: 'upsell',
    title: 'See more like this',
    message: 'Sign up, and your home feed follows your taste.',
    completeButtonText: 'Sign up',
    completeButtonUrl: '/signup',
    dismissButtonText: 'Not now',
  }),
  message(['1000380', '502722'], 0, NEW_PEOPLE, {
    title: 'Ideas from where you live',
    message: 'Tell us your country, and shops near you come first.',
    completeButtonText: 'Choose a country',
    completeButtonUrl: '/settings',
    dismissButtonText: 'Skip',
  }),
  message(['1000390', '502101'], 10, MERCHANTS, {
    text: 'Your catalogue was updated',
    link: { text: 'View', href: '/business/hub/' },
    duration: 4000,
  }),
  message(
    ['1000400', '502201'],
    0,
    {},
    {
      componentType: 3,
      searchQueryList: ['terrazzo', 'rainbow', 'spring'],
      textColors: ['#b5172f', '#7a4a00', '#1c6b3a', '#1d4fa3'],
      textBackgroundColor: '#fff4e0',
    },
  ),
];

/** The messages of the demo: at least one on each surface (S2 §2 §3). */
export const SEEDED_MESSAGES: readonly SeededMessage[] = [
  ...HERO_BANNERS,
  ...BANNERS,
  ...CALLOUTS,
  ...DIALOGS,
  ...ANCHORED,
  ...OTHERS,
];

/** A seeded message in the form of the domain. */
export function seededExperience({
  placementId,
  experienceId,
  type,
  display,
  triggerable,
}: SeededMessage): Experience {
  return {
    id: experienceId,
    placementId,
    backendId: `${placementId}${experienceId}`,
    type,
    displayData: display,
    ...(triggerable === undefined ? {} : { triggerablePlacedExps: triggerable }),
  };
}
