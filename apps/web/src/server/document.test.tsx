import { expect, it } from 'vitest';
import { renderDocument } from './document.js';

it('fetches a picture of its page where the picture stands, and not before', () => {
  const html = renderDocument({
    state: {
      page: { name: 'home', path: '/', data: undefined },
      session: { isAuthenticated: false },
      people: [],
      device: 'desktop',
      browserCode: 0,
      osCode: 0,
      printedAt: 0,
      drift: [],
    },
    head: { title: 'Prints' },
    render: () => <img src="/media/236x/1.jpg" srcSet="/media/236x/1.jpg 236w" alt="Dunes" />,
    assets: '',
    nonce: 'n',
    origin: 'https://pins.example',
  });
  expect(html).toContain('<img src="/media/236x/1.jpg"');
  expect(html).not.toContain('preload');
});
