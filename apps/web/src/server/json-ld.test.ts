import { expect, it } from 'vitest';
import { jsonLdScript } from './json-ld.js';

const data = {
  id: '7',
  title: '</script><script>alert(1)</script>',
  images: { '736x': { url: 'https://media.example/7.jpg', width: 736, height: 900 } },
};

it('describes the pin of a page, and no text of it closes the script', () => {
  const script = jsonLdScript({ kind: 'pin', data }, 'https://pins.example');
  const [, text] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(script) ?? [];
  expect(JSON.parse(text ?? '')).toMatchObject({
    '@type': 'ImageObject',
    url: 'https://pins.example/pin/7/',
    name: data.title,
  });
});

it('is empty on other pages', () => {
  expect(jsonLdScript({ kind: 'missing' }, 'https://pins.example')).toBe('');
});
