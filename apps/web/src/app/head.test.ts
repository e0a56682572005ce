import { describe, expect, it } from 'vitest';
import { tagsOf, titleOf } from './head.js';

const ORIGIN = 'https://pins.example';
const valueOf = (head: Parameters<typeof tagsOf>[0], key: string) => {
  const tags = tagsOf(head, ORIGIN) as Readonly<Record<string, unknown>>[];
  const found = tags.find(({ name, property, rel }) => [name, property, rel].includes(key));
  return found?.['content'] ?? found?.['href'];
};

describe('the head of a page', () => {
  it('has a title with the name of the site', () => {
    expect(titleOf({ title: 'Cats, mostly' })).toBe('Cats, mostly · Tackboard');
    expect(titleOf({ title: 'Tackboard' })).toBe('Tackboard');
  });

  it.each([
    ['og:title', 'Cats'],
    ['description', 'Pins of cats.'],
    ['og:description', 'Pins of cats.'],
    ['canonical', 'https://pins.example/noramalik/cats/'],
    ['og:url', 'https://pins.example/noramalik/cats/'],
    ['og:image', 'https://pins.example/media/cat.jpg'],
    ['og:type', 'article'],
    ['twitter:card', 'summary_large_image'],
    ['robots', undefined],
  ])('has absolute addresses: %s', (key, value) => {
    const head = {
      title: 'Cats',
      description: 'Pins of cats.',
      canonical: '/noramalik/cats/',
      image: '/media/cat.jpg',
      type: 'article',
    } as const;
    expect(valueOf(head, key)).toBe(value);
  });

  it('leaves out what a page does not have, and keeps search engines from private pages', () => {
    const head = { title: 'Settings', isPrivate: true };
    expect(valueOf(head, 'robots')).toBe('noindex, nofollow');
    expect(valueOf(head, 'canonical')).toBeUndefined();
    expect(valueOf(head, 'og:image')).toBeUndefined();
    expect(valueOf(head, 'twitter:card')).toBe('summary');
  });
});
