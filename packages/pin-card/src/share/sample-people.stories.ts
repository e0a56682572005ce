import type { User } from '@tackboard/domain';
import { fn } from 'storybook/test';
import type { TackboardPorts } from '../provider/ports.js';
import { people } from '../sample-pins.stories.js';

const FRIENDS: readonly User[] = [
  { ...people.nora, imageMediumUrl: '/photographs/chelsea.jpg' },
  people.karl,
  people.ilse,
  people.stefan,
  people.kiln,
  people.garden,
  { id: '19', fullName: 'ليلى حداد', username: 'layla' },
];

/** Calls of the send flyout that note what they are asked, over a handful of people. */
export function sharingPorts(changes: Partial<TackboardPorts> = {}): TackboardPorts {
  return {
    listPeople: fn(({ query = '' }: { readonly query?: string }) =>
      Promise.resolve({
        items: FRIENDS.filter(({ fullName = '' }) =>
          fullName.toLowerCase().includes(query.toLowerCase()),
        ),
      }),
    ).mockName('listPeople'),
    sendPin: fn(() => Promise.resolve()).mockName('sendPin'),
    copyText: fn(() => Promise.resolve()).mockName('copyText'),
    nativeShare: fn(() => Promise.resolve()).mockName('nativeShare'),
    ...changes,
  };
}
