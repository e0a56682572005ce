import { fn } from 'storybook/test';
import type { TackboardCalls, User } from '@tackboard/domain';
import type { SampleOptions } from './page.js';
import { people } from './pins.js';

const FRIENDS: readonly User[] = [
  { ...people.nora, imageMediumUrl: '/photographs/chelsea.jpg' },
  people.karl,
  people.ilse,
  people.stefan,
  people.kiln,
  people.garden,
  { id: '19', fullName: 'ليلى حداد', username: 'layla' },
];

/** Spies for the calls of the send flyout with a few people, and for clipboard and share. */
export function sharingOptions(changes: Partial<TackboardCalls> = {}): SampleOptions {
  const calls = {
    listPeople: fn(({ query = '' }: { readonly query?: string }) =>
      Promise.resolve({
        items: FRIENDS.filter(({ fullName = '' }) =>
          fullName.toLowerCase().includes(query.toLowerCase()),
        ),
      }),
    ).mockName('listPeople'),
    sendPin: fn(() => Promise.resolve()).mockName('sendPin'),
    ...changes,
  };
  const environment = {
    copyText: fn(() => Promise.resolve()).mockName('copyText'),
    share: fn(() => Promise.resolve()).mockName('share'),
  };
  return { calls, environment };
}
