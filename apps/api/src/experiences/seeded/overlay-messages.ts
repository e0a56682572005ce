import { message, type SeededFacts, type SeededMessage } from './seeded-message.js';

/** Messages over a page: dialogs, surveys, upsells and toasts. */
export function overlayMessages({
  pictureOf,
  surveyOrigin,
}: SeededFacts): readonly SeededMessage[] {
  const survey = {
    anket: true,
    buttons: [
      { text: 'Take the survey', uri: `${surveyOrigin}/home-feed` },
      { text: 'No, thanks' },
    ],
  };
  return [
    message('1000320:501501', 14, {
      title: 'Share a board with friends',
      body: 'Everyone you invite can save to it.',
      image: { ...pictureOf('Grey crossing'), imageAlt: 'A crossing in the evening' },
      completeButtonText: 'Invite someone',
      completeButtonUrl: '/me/',
      dismissButtonText: 'Not now',
    }),
    message('1000321:501502', 26, {
      title: 'New: stats by country',
      body: 'See where your Pins are saved most.',
      image: { ...pictureOf('Midnight marmalade'), imageAlt: 'A jar of marmalade at night' },
      completeButtonText: 'Open stats',
      completeButtonUrl: '/business/hub/',
      dismissButtonText: 'Close',
      delayInMillis: 1500,
    }),
    message('1000421:501601', 5, {
      ...survey,
      titleText: 'How do you like your home feed?',
      subtitleText: 'Three questions, one minute.',
      delay: 1500,
      actionTrigger: 0,
    }),
    message('1000422:501602', 5, {
      ...survey,
      titleText: 'Before you go: did you find it?',
      subtitleText: 'Three questions, one minute.',
      actionTrigger: 2,
    }),
    message('1000370:502001', 28, {
      type: 'upsell',
      title: 'See more like this',
      message: 'Follow topics for a home feed that matches your taste.',
      image: { ...pictureOf('Night garden'), imageAlt: 'A garden at night' },
      completeButtonText: 'See topics',
      completeButtonUrl: '/topics/',
      dismissButtonText: 'Not now',
    }),
    message('1000380:502722', 0, {
      title: 'Ideas from near you',
      message: 'Choose your country to see shops near you first.',
      completeButtonText: 'Choose a country',
      completeButtonUrl: '/settings',
      dismissButtonText: 'Skip',
    }),
    message('1000390:502101', 10, {
      text: 'Your catalogue was updated',
      link: { text: 'View', href: '/shopping/' },
      duration: 4000,
    }),
  ];
}
