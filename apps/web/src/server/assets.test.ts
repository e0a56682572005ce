import { expect, it } from 'vitest';
import { headOf } from './assets.js';

it('returns the entry, the chunks it imports, each style sheet and the first font once', () => {
  const manifest = {
    'src/client/main.tsx': {
      file: 'assets/main-1.js',
      css: ['assets/main-1.css'],
      assets: [
        'assets/inter-latin-ext-wght-normal-1.woff2',
        'assets/inter-latin-wght-normal-1.woff2',
      ],
      imports: ['_a.js', '_b.js'],
    },
    '_a.js': { file: 'assets/a-1.js', imports: ['_b.js'] },
    '_b.js': { file: 'assets/b-1.js', css: ['assets/b-1.css'], imports: ['_a.js'] },
    '_lazy.js': { file: 'assets/lazy-1.js' },
  };
  expect(headOf(manifest, 'src/client/main.tsx').split(/\n\s*/)).toEqual([
    '<link rel="preload" href="/assets/inter-latin-wght-normal-1.woff2" as="font" type="font/woff2" crossorigin="anonymous">',
    '<link rel="stylesheet" href="/assets/main-1.css">',
    '<link rel="stylesheet" href="/assets/b-1.css">',
    '<script type="module" src="/assets/main-1.js"></script>',
    '<link rel="modulepreload" href="/assets/a-1.js">',
    '<link rel="modulepreload" href="/assets/b-1.js">',
  ]);
});
