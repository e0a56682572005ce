import { expect, it } from 'vitest';
import { visitedPage } from './visited-page.js';

const PIN = {
  id: '7',
  description: 'Dunes at noon.',
  imageSignature: 'abc',
  images: { '236x': { url: 'https://i.example/1.jpg', width: 236, height: 300 } },
};

it('S3 §3.39: the page of a pin has the signature, the image, the description and whether it was shared', () => {
  expect(visitedPage('/pin/7/?invite_code=maren', { pin: PIN })).toEqual({
    path: '/pin/7/',
    pageType: 'closeup',
    pinId: '7',
    firstPinImageSignature: 'abc',
    imageInfo: '{"url":"https://i.example/1.jpg","width":236,"height":300}',
    pinDescription: 'Dunes at noon.',
    isShared: true,
    pinInviteCode: 'maren',
  });
  expect(visitedPage('/pin/7/', { pin: PIN }).isShared).toBe(false);
});

it('another page has no pin', () => {
  expect(visitedPage('/search/pins/?q=oak', {})).toEqual({
    path: '/search/pins/',
    pageType: 'search',
  });
});
