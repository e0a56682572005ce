// The endpoint of the guide for back-end teams: `PUT /api/pins/{pin_id}/save` with JSON.
import { json } from 'node:stream/consumers';

export async function respond(incoming, response) {
  const [, pinId] = /^\/api\/pins\/(\d+)\/save$/.exec(incoming.url) ?? [];
  if (pinId === undefined || incoming.method !== 'PUT') return false;
  const { cookie, 'x-csrftoken': token, 'idempotency-key': key } = incoming.headers;
  const options = { pin_id: pinId, ...(await json(incoming)) };
  const answer = await fetch(`${process.env.API_ORIGIN}/resource/RepinResource/create/`, {
    method: 'POST',
    headers: { cookie, 'x-csrftoken': token, 'idempotency-key': key },
    body: new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) }),
  });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
  return true;
}
