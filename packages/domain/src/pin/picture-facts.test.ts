import { describe, expect, it } from 'vitest';
import { annotationLinks, annotationPills } from './chips.js';
import { imageAlt } from './pin-text.js';
import { imageOrigin, isExternalImage, isMadeByModel } from './image-origin.js';
import { partnerFooter } from './footer.js';

describe('isExternalImage', () => {
  it.each([
    ['starts with the host', 'https://i.pins.example/a.jpg', 'https://i.pins.example/', false],
    ['the host has no slash', 'https://i.pins.example/a.jpg', 'https://i.pins.example', false],
    ['is the host', 'https://i.pins.example', 'https://i.pins.example', false],
    ['the host and a query', 'https://i.pins.example?a', 'https://i.pins.example', false],
    ['another host', 'https://cdn.example/a.jpg', 'https://i.pins.example/', true],
    ['a host that goes on', 'https://i.pins.example.evil/a.jpg', 'https://i.pins.example', true],
    ['another scheme', 'http://i.pins.example/a.jpg', 'https://i.pins.example/', true],
    ['no host is set', 'https://i.pins.example/a.jpg', undefined, true],
  ])('S3 §5.16 image host: %s', (_title, url, host, expected) => {
    expect(isExternalImage(url, host)).toBe(expected);
  });
});

describe('imageOrigin', () => {
  it.each([
    [0, 'digitalCapture', false],
    [10, 'compositeSynthetic', false],
    [11, 'trainedAlgorithmicMedia', true],
    [12, 'compositeWithTrainedAlgorithmicMedia', true],
    [13, 'algorithmicMedia', false],
    [15, 'multiPinTrainedAlgorithmicMedia', true],
    [16, undefined, false],
    [-1, undefined, false],
    [undefined, undefined, false],
  ])('S3 §3.23: %s is %s', (digitalMediaSourceType, expected, isModel) => {
    const pin = digitalMediaSourceType === undefined ? {} : { digitalMediaSourceType };
    expect(imageOrigin(pin)).toBe(expected);
    expect(isMadeByModel(pin)).toBe(isModel);
  });
});

describe('imageAlt', () => {
  it('S1 §3: the text of the creator, else the recognised one', () => {
    expect(imageAlt({ altText: 'A door', autoAltText: 'wood' })).toBe('A door');
    expect(imageAlt({ altText: ' ', autoAltText: 'wood' })).toBe('wood');
    expect(imageAlt({})).toBeUndefined();
  });
});

describe('annotations', () => {
  const pin = {
    pinJoin: {
      visualAnnotation: ['Doors', ' ', 'Blue', 'Doors', 'Oak'],
      annotationsWithLinksArray: [
        { name: 'Doors', url: '/ideas/doors/1/' },
        { name: 'Doors', url: '/ideas/doors/2/' },
        { name: 'Oak' },
        { url: '/ideas/none/3/' },
      ],
    },
  };

  it('S3 §3.18: the list becomes a lookup by name', () => {
    expect([...annotationLinks(pin)]).toEqual([['Doors', '/ideas/doors/1/']]);
    expect([...annotationLinks({})]).toEqual([]);
  });

  it('S3 §2.3.6: the pills, each once', () => {
    expect(annotationPills(pin)).toEqual([
      { name: 'Doors', url: '/ideas/doors/1/' },
      { name: 'Blue' },
      { name: 'Oak' },
    ]);
    expect(annotationPills({})).toEqual([]);
  });
});

describe('partnerFooter', () => {
  const numbers = {
    aggregatedPinData: { creatorAnalytics: { '30d_realtime': { impression: 12, save: 3 } } },
  };
  const partner = { isAuth: true, id: '7', isPartner: true };
  const shown = [
    { name: 'impression', count: 12 },
    { name: 'save', count: 3 },
  ];

  it.each([
    ['their own pin', { ...numbers, pinner: { id: '7' } }, partner, shown],
    ['a pin on their own board', { ...numbers, board: { owner: { id: '7' } } }, partner, shown],
    ["someone else's pin", { ...numbers, pinner: { id: '8' } }, partner, []],
    [
      'who is no partner',
      { ...numbers, pinner: { id: '7' } },
      { ...partner, isPartner: false },
      [],
    ],
    ['without numbers', { pinner: { id: '7' } }, partner, []],
  ])('S1 §6.14 partner account: %s', (_title, pin, viewer, expected) => {
    expect(partnerFooter(pin, { viewer })).toEqual(expected);
  });
});
