import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADLINES = [
  'Harbour at dawn',
  'A bench of oak',
  'Terrazzo, seen close',
  'Lunch in ten minutes',
  'Paper kites',
  'The long way home',
  'Clay and water',
  'Winter garden',
  'A chair for two',
];
const PICTURE_WIDTH = 480;
const heightOf = (id: number) => 360 + ((id * 140) % 420);

/** Creates a team's API in memory: posts, their pictures, and which of them the one viewer has bookmarked. */
export function createApi() {
  const bookmarked = new Set<number>();
  const postOf = (id: number) => ({
    id,
    headline: HEADLINES[id - 1],
    photo: { src: `/photos/${id}.svg`, width: PICTURE_WIDTH, height: heightOf(id) },
    by: { id: 9, handle: 'lena', name: 'Lena Adler' },
    bookmarked: bookmarked.has(id),
  });
  const photoOf = (id: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${heightOf(id)}">` +
    `<rect width="100%" height="100%" fill="hsl(${id * 40} 35% 72%)"/>` +
    `<circle cx="50%" cy="60%" r="30%" fill="hsl(${id * 40 + 50} 45% 58%)"/></svg>`;

  return ({ method, url = '' }: IncomingMessage, response: ServerResponse, next: () => void) => {
    const send = (type: string, body: string) => response.setHeader('content-type', type).end(body);
    const sendJson = (data: unknown) => send('application/json', JSON.stringify(data));
    const [, path, number] =
      /^(\/photos|\/api\/posts|\/api\/bookmarks)(?:\/(\d+))?/.exec(url) ?? [];
    const id = Number(number);
    if (number !== undefined && !HEADLINES[id - 1]) return response.writeHead(404).end('{}');
    switch (path) {
      case '/photos':
        return send('image/svg+xml', photoOf(id));
      case '/api/posts':
        return sendJson(number ? postOf(id) : HEADLINES.map((_, index) => postOf(index + 1)));
      case '/api/bookmarks':
        if (method === 'PUT') bookmarked.add(id);
        else bookmarked.delete(id);
        return sendJson({});
      default:
        return next();
    }
  };
}
