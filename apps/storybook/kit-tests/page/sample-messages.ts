import type { DisplayData, Experience } from '@tackboard/domain/experience';

const PICTURE = '/prints/lake.svg';
const long = { header: 'Boards now have sections', text: 'Group what you save.' };
const modal = {
  title: 'Plants, seen like ironwork',
  body: 'Sixty plates.',
  completeButtonText: 'Go',
};
const callout = { title: 'Old prices', message: 'Some pins show no price.' };

/** One message of each surface, and of each kind that renders other parts. */
const MESSAGES: Readonly<Record<string, Pick<Experience, 'displayData' | 'type'>>> = {
  hero: { type: 13, displayData: { ...long, completeButtonText: 'Try it' } },
  heroWithColor: { type: 13, displayData: { ...long, color: '#12324a' } },
  500863: { type: 13, displayData: { ...long, completeButtonText: 'See' } },
  502597: { type: 13, displayData: {} },
  502527: {
    type: 5,
    displayData: {
      titleText: '12,480 people saw your pins',
      subtitleText: 'More than in April.',
      buttons: [{ text: 'See the numbers' }, { text: 'Later' }],
    },
  },
  503755: { displayData: { ...banner(1), canClose: true } },
  bannerLine: { displayData: banner(2) },
  bannerPanel: {
    displayData: {
      ...banner(3),
      backgroundColorWide: '#12324a',
      backgroundImageWide: PICTURE,
      titleTextColor: '#ffffff',
    },
  },
  calloutError: { displayData: { ...callout, type: 'error-callout' } },
  calloutNeutral: { type: 27, displayData: callout },
  modal: { type: 14, displayData: { ...modal, dismissButtonText: 'Close' } },
  modalWithPicture: {
    type: 26,
    displayData: {
      ...modal,
      image: {
        url: PICTURE,
        imageAlt: 'A lake',
        width: 236,
        height: 363,
        dominantColor: [9, 9, 9],
      },
    },
  },
  tooltip: { type: 8, displayData: { anchor: 'save', hasTooltip: true, text: 'Boards live here' } },
  pulsar: {
    type: 8,
    displayData: { anchor: 'save', hasPulsar: true, hasTooltip: true, text: 'Boards' },
  },
  thumbnails: {
    type: 8,
    displayData: { anchor: 'save', hasTooltip: true, thumbnailUrls: [PICTURE, PICTURE] },
  },
  flyout: {
    displayData: {
      componentType: 2,
      text: 'Drafts wait here.',
      buttonText: 'See drafts',
      anchorsByPlatform: { web: { anchor: 'save', placement: '9' } },
    },
  },
  popover: {
    displayData: { message: 'Look', anchor: 'save', completeButton: { text: 'Got it' } },
  },
  education: { type: 29, displayData: { anchor: 'save', title: 'Look inside', body: 'Dots.' } },
  upsell: {
    type: 28,
    displayData: { title: 'Take your boards along', message: 'Faster.', image: { url: PICTURE } },
  },
  502722: { type: 28, displayData: { title: 'Shops', message: 'Set your country.' } },
  toast: { type: 10, displayData: { text: 'Your board is public now' } },
  survey: {
    type: 5,
    displayData: {
      titleText: 'Two minutes?',
      actionTrigger: 1,
      buttons: [{ text: 'No' }, { text: 'Yes', uri: 'https://player.example/survey' }],
    },
  },
};

function banner(layout: number): DisplayData {
  return {
    componentType: 1,
    titleText: 'Sell what you make',
    message: 'Adds prices and {0}.',
    links: ['/help/'],
    linkTitles: ['numbers'],
    completeButtonText: 'Convert account',
    coverImage: PICTURE,
    layoutNarrow: layout,
    layoutWide: layout,
  };
}

/** The messages by name; a name of digits is the experience id. */
export const sampleMessages: readonly Experience[] = Object.entries(MESSAGES).map(
  ([name, message]) => ({ ...message, id: name, placementId: '9' }),
);
