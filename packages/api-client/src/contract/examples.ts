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

/** The fields of a pin with smaller pictures. */
export const SMALLER_PICTURES = {
  image_formats: {
    avif: { '236x': 'https://img.example/236x/kettle.avif' },
    webp: { '236x': 'https://img.example/236x/kettle.webp' },
  },
  thumb_hash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
};

/** The session of a signed-in viewer. */
export const MINIMAL_SESSION = {
  is_authenticated: true,
  user: { id: '42', username: 'lena', full_name: 'Lena Adler', board_count: 3 },
  default_board: { id: '12', name: 'Kitchen', url: '/lena/kitchen/', layout: 'default' },
};

/** A request as the client sends it, before percent-encoding, and the `data` of its response. */
export interface CallExample {
  readonly call: string;
  /** What the response is used for, in words. */
  readonly purpose: string;
  readonly request: string;
  /** The body of a write. */
  readonly body?: string;
  readonly data: unknown;
  /** The bookmark of the next page. */
  readonly bookmark?: string;
}

/** The five calls of a first page. A test compares the requests with what the client sends. */
export const CALL_EXAMPLES: readonly CallExample[] = [
  {
    call: 'savePin',
    purpose:
      '`data.id` is the copy that the save created, and `data.board` is where it is. Without `board_id` the pin is saved to the profile, and `board` is null.',
    request: 'POST /resource/RepinResource/create/',
    body: 'source_url=/&data={"options":{"pin_id":"1125899906842624001","board_id":"12","disable_event_log_info":true},"context":{}}',
    data: { id: '1125899906842624002', board: MINIMAL_SESSION.default_board },
  },
  {
    call: 'unsavePin',
    purpose: "Removes the viewer's own copies. Only the status of the response is read.",
    request: 'DELETE /resource/PinResource/delete/',
    body: 'source_url=/&data={"options":{"id":"1125899906842624002"},"context":{}}',
    data: null,
  },
  {
    call: 'readPin',
    purpose:
      'The pin as this viewer sees it: `pinned_to_board` is the board that they saved it to, `is_saved_to_profile` is true for a save without a board.',
    request:
      'GET /resource/PinResource/get/?source_url=/&data={"options":{"id":"1125899906842624001"},"context":{}}',
    data: { id: '1125899906842624001', pinned_to_board: MINIMAL_SESSION.default_board },
  },
  {
    call: 'readSession',
    purpose: 'Who is signed in.',
    request: 'GET /resource/UserSessionResource/get/?source_url=/&data={"options":{},"context":{}}',
    data: MINIMAL_SESSION,
  },
  {
    call: 'readHomeFeed',
    purpose:
      'A page of pins. The next request has `"bookmarks":["25"]` in its options; the last page has no bookmark.',
    request:
      'GET /resource/UserHomefeedResource/get/?source_url=/&data={"options":{"page_size":25},"context":{}}',
    data: [{ id: '1125899906842624001' }],
    bookmark: '25',
  },
];
