// Photos, as the guide for back-end teams has them, kept by the reference server.
import {
  createClient,
  readHomeFeed,
  readPin,
  readSession,
  savePin,
  unsavePin,
} from '@tackboard/api-client';

export async function respond(incoming, response) {
  const { cookie = '', 'idempotency-key': idempotencyKey = crypto.randomUUID() } = incoming.headers;
  const client = createClient({
    origin: process.env.API_ORIGIN,
    fetch,
    headers: () => ({ cookie }),
    csrfToken: () => /csrftoken=([^;]+)/.exec(cookie)?.[1],
  });
  const [, photo, kept] = /^\/photos\/(\d+)(\/saved)?$/.exec(incoming.url) ?? [];
  if (incoming.url === '/me') await send(response, readMe(client));
  else if (incoming.url === '/photos') {
    const { pins } = await readHomeFeed(client);
    await send(
      response,
      pins.map(photoOf).filter(({ src }) => src),
    );
  } else if (kept && incoming.method === 'PUT') {
    await send(response, savePin(client, { pinId: photo }, { idempotencyKey }));
  } else if (kept) {
    await send(
      response,
      unsavePin(client, { pinId: photo }, { idempotencyKey }).then(() => ({})),
    );
  } else if (photo) await send(response, readPin(client, { pinId: photo }).then(photoOf));
  else return false;
  return true;
}

async function readMe(client) {
  const { isAuthenticated, user } = await readSession(client);
  return { uid: isAuthenticated ? user.id : undefined, albums: user?.boardCount ?? 0 };
}

function photoOf({ id, title, gridTitle, images, pinnedToBoard, isSavedToProfile }) {
  const { url, width, height } = images?.['736x'] ?? Object.values(images ?? {})[0] ?? {};
  const kept = pinnedToBoard !== undefined || isSavedToProfile === true;
  return { uid: id, caption: title ?? gridTitle ?? '', src: url, width, height, kept };
}

async function send(response, result) {
  const body = JSON.stringify(await result);
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}
