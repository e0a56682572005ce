import type { Experience } from '@tackboard/domain/experience';
import { anchoredMessages } from './seeded/anchored-messages.js';
import { flowMessages } from './seeded/flow-messages.js';
import { overlayMessages } from './seeded/overlay-messages.js';
import { message, type SeededFacts, type SeededMessage } from './seeded/seeded-message.js';

/** The message that the demo shows with a component of its own. */
export const HOST_MADE_ID = '502301';

const OTHERS: readonly SeededMessage[] = [
  message(
    '1000400:502201',
    0,
    {
      componentType: 3,
      searchQueryList: ['terrazzo', 'rainbow', 'spring'],
      // Reads well on pages in light and in dark.
      textColors: ['#ffd98a', '#ffb3a1', '#a9e0b8', '#9fd0ff'],
      textBackgroundColor: '#143a4d',
    },
    { context: { page: 'search' } },
  ),
  {
    ...message(`1000410:${HOST_MADE_ID}`, 0, { text: "You've saved 100 Pins" }),
    triggerable: ['1000320:501501'],
  },
];

/** The messages of the demo: at least one on each surface (S2 §2 §3). */
export function seededMessages(facts: SeededFacts): readonly SeededMessage[] {
  return [...flowMessages(facts), ...overlayMessages(facts), ...anchoredMessages(facts), ...OTHERS];
}

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
