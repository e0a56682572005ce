import { describe, expect, it } from 'vitest';
import { kitEvent } from './kit-event.js';

const IMPRESSION = { time: 5, renderDurationMs: 2, slotIndex: 4 };
const SENT_IMPRESSION = { time: 5, render_duration_ms: 2, slot_index: 4 };

describe('an event of the kit', () => {
  it.each([
    [
      'S2 §7.17, S2 §7.19: a pin was seen',
      { name: 'pin-impression', pinId: '7', milestone: 0.5, cellWidth: 236, ...IMPRESSION },
      {
        type: 18,
        name: 'pin-impression',
        component: 'pin-card',
        element: 'pin',
        objectId: '7',
        auxData: { milestone: 0.5, cell_width: 236, ...SENT_IMPRESSION },
      },
    ],
    [
      'S1 §7.11: a related pin was seen',
      { name: 'related-pin-impression', pinId: '7' },
      {
        type: 18,
        name: 'related-pin-impression',
        component: 'pin-card',
        element: 'pin',
        objectId: '7',
      },
    ],
    [
      'S2 §7.17, S2 §7.18: a board was seen',
      { name: 'board-impression', boardId: '12', ...IMPRESSION },
      { type: 3700, name: 'board-impression', objectId: '12', auxData: SENT_IMPRESSION },
    ],
    [
      'S2 §7.17: a user was seen',
      { name: 'user-impression', userId: '42' },
      { type: 3704, name: 'user-impression', objectId: '42' },
    ],
    [
      'S2 §7.20: a carousel was seen',
      { name: 'carousel-impression', pinId: '7' },
      {
        type: 7352,
        name: 'carousel-impression',
        component: 'pin-card',
        element: 'carousel',
        objectId: '7',
      },
    ],
    [
      'S3 §7.33: the share button was pressed',
      { name: 'share-button-clicked', pinId: '7', element: 'share-button' },
      {
        type: 12,
        name: 'share-button-clicked',
        component: 'pin-card',
        objectId: '7',
        element: 'share-button',
      },
    ],
    [
      'S3 §7.32: a card was pressed',
      { name: 'pin-clicked', pinId: '7' },
      { type: 12, name: 'pin-clicked', component: 'pin-card', element: 'pin', objectId: '7' },
    ],
    [
      'S3 §7.32: a close-up opens',
      { name: 'pin-opened', pinId: '7' },
      { type: 8948, name: 'pin-opened', component: 'pin-card', objectId: '7' },
    ],
    [
      'S3 §7.32: a carousel was swiped',
      { name: 'carousel-swiped', pinId: '7', index: 2 },
      {
        type: 108,
        name: 'carousel-swiped',
        component: 'pin-card',
        element: 'carousel',
        objectId: '7',
        auxData: { index: 2 },
      },
    ],
    [
      'S3 §7: an ad among search results was swiped',
      { name: 'search-ad-swiped', pinId: '7', index: 1 },
      {
        type: 9315,
        name: 'search-ad-swiped',
        component: 'pin-card',
        objectId: '7',
        auxData: { index: 1 },
      },
    ],
    [
      'S3 §7: and back',
      { name: 'search-ad-swiped-back', pinId: '7', index: 0 },
      {
        type: 9316,
        name: 'search-ad-swiped-back',
        component: 'pin-card',
        objectId: '7',
        auxData: { index: 0 },
      },
    ],
    [
      'S3 §7: a person was blocked',
      { name: 'user-blocked', userId: '9' },
      { type: 54, name: 'user-blocked', objectId: '9' },
    ],
    [
      'S3 §7: a person was unblocked',
      { name: 'user-unblocked', userId: '9' },
      { type: 55, name: 'user-unblocked', objectId: '9' },
    ],
    [
      'S3 §7: an invite was accepted',
      { name: 'message-invite-accepted', eventType: 25, inviteCode: 'abc' },
      { type: 25, name: 'message-invite-accepted', auxData: { invite_code: 'abc' } },
    ],
    [
      'S3 §7.32: an annotation was pressed',
      { name: 'annotation-clicked', pinId: '7', annotation: 'Sand', url: '/a' },
      {
        type: 102,
        name: 'annotation-clicked',
        component: 'pin-card',
        element: 'annotation',
        objectId: '7',
        auxData: { annotation: 'Sand', url: '/a' },
      },
    ],
    [
      'S1 §7.2: an item of a collection was pressed',
      { name: 'collection-item-clicked', pinId: '7', itemPinId: '8', position: 2 },
      {
        type: 12,
        name: 'collection-item-clicked',
        component: 'pin-card',
        element: 'collection-item',
        objectId: '7',
        auxData: { item_pin_id: '8', collection_pin_click_position: 2 },
      },
    ],
    [
      'S2 §7.9: the viewer left after a right click',
      { name: 'right-click-clickthrough', pinId: '7', url: '/a', slotIndex: 4 },
      {
        type: 12,
        name: 'right-click-clickthrough',
        component: 'pin-card',
        element: 'link',
        objectId: '7',
        auxData: { url: '/a', slot_index: 4, clickthrough_type: 'rightClick' },
      },
    ],
    [
      'S1 §7.11: a pin was saved, without a number of the specification',
      { name: 'pin-saved', pinId: '7', boardId: '12', copyId: undefined },
      {
        name: 'pin-saved',
        component: 'pin-card',
        element: 'save-button',
        objectId: '7',
        auxData: { board_id: '12' },
      },
    ],
    [
      'S2 §7.16: a banner was pressed or dismissed',
      {
        name: 'message-ended',
        key: '1000162:502597',
        reason: 'dismissed',
        surface: 'cookieBanner',
        eventType: 101,
        placedExperienceId: '1000162%3A502597',
      },
      {
        type: 101,
        name: 'message-ended',
        component: 'message',
        placedExperienceId: '1000162%3A502597',
        auxData: { reason: 'dismissed', surface: 'cookieBanner' },
      },
    ],
    [
      'S2 §7.16: any other message',
      { name: 'message-ended', key: '1:2', surface: 'toast' },
      {
        name: 'message-ended',
        component: 'message',
        placedExperienceId: '1%3A2',
        auxData: { surface: 'toast' },
      },
    ],
  ])('%s', (_, event, expected) => {
    expect(kitEvent(event)).toEqual(expected);
  });
});
