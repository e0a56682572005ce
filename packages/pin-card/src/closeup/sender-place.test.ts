import { expect, it } from 'vitest';
import { senderPlace } from './sender-place.js';

const visitor = { isAuth: false };
const member = { isAuth: true, id: '2', shouldShowMessaging: true };
const invite = { sender: { id: '1', firstName: 'Maren', shouldShowMessaging: true } };

it.each([
  ['a visitor at a desktop', visitor, 'desktop', invite, 'popover'],
  ['a visitor on a phone', visitor, 'mobile', invite, undefined],
  [
    'a visitor of a channel without popovers',
    visitor,
    'desktop',
    { ...invite, inviteChannel: 5 },
    'header',
  ],
  ['a member on a phone', member, 'mobile', invite, 'header'],
  ['a member at a desktop', member, 'desktop', invite, 'header'],
  ['a visitor without an invite', visitor, 'desktop', undefined, undefined],
] as const)(
  'S1 §2, S3 §4.6: %s reads who sent the link once',
  (_who, viewer, device, sent, place) => {
    expect(senderPlace(sent, { device, viewer })).toBe(place);
  },
);
