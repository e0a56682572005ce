/** The smallest useful pin. */
export const MINIMAL_PIN = {
  id: '1125899906842624001',
  title: 'Red kettle',
  images: {
    '236x': { url: 'https://img.example/236x/kettle.jpg', width: 236, height: 354 },
    orig: { url: 'https://img.example/orig/kettle.jpg', width: 1000, height: 1500 },
  },
  dominant_color: '#b3202a',
  link: 'https://shop.example/kettle',
  pinner: { id: '42', username: 'lena', full_name: 'Lena Adler' },
  board: { id: '12', name: 'Kitchen', url: '/lena/kitchen/' },
  pinned_to_board: null,
};

/** The session of a signed-in viewer. */
export const MINIMAL_SESSION = {
  is_authenticated: true,
  user: { id: '42', username: 'lena', full_name: 'Lena Adler', board_count: 3 },
  default_board: { id: '12', name: 'Kitchen', url: '/lena/kitchen/', layout: 'default' },
};
