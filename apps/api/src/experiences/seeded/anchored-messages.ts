import { message, type SeededFacts, type SeededMessage } from './seeded-message.js';

const PICTURED_PINS = ['Night garden', 'Grey crossing', 'Midnight marmalade'] as const;

/** Messages that point at a part of the page. */
export function anchoredMessages({ pictureOf }: SeededFacts): readonly SeededMessage[] {
  return [
    message('1000330:501041', 8, {
      anchor: 'save',
      hasPulsar: true,
      hasTooltip: true,
      header: 'Save what you like',
      text: 'It stays on your board.',
      tooltip: { confirmButtonText: 'Got it', idealDirection: 'down' },
    }),
    message('1000331:505086', 8, {
      anchor: 'search',
      hasTooltip: true,
      text: 'More ideas for your boards',
      completeButtonText: 'Show them',
      dismissButtonText: 'Close',
      disappearTime: 12_000,
    }),
    message('1000332:501061', 8, {
      anchor: 'boards',
      hasTooltip: true,
      text: 'More ideas for “Night”',
      thumbnailUrls: PICTURED_PINS.map((title) => pictureOf(title).url),
    }),
    {
      ...message('1000340:501701', 0, {
        componentType: 2,
        anchorsByPlatform: {
          web: { anchor: 'create', placement: '1000340' },
          web_mobile: { anchor: 'create', placement: '1000340' },
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
    message('1000350:501801', 0, {
      message: 'Log in to keep this Pin.',
      anchor: 'save',
      completeButton: { text: 'Log in', url: '/login' },
      scrollToDismiss: true,
    }),
    message('1000360:501901', 29, {
      anchor: 'boards',
      title: 'Boards have sections',
      body: 'Drag Pins onto a section to sort them.',
      completeButton: { text: 'Got it' },
      delay: 2000,
    }),
  ];
}
