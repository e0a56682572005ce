import { createClient, readHomeFeed } from '@tackboard/api-client';
import { Site } from './site';

/** Rendered once, when the site is built, with the pins that visitors see. */
export default async function HomePage() {
  const client = createClient({
    origin: process.env.API_ORIGIN!,
    // Next refuses to export a page whose requests are not cached.
    fetch: (url, init) => fetch(url, { ...init, cache: 'force-cache' }),
  });
  const { pins } = await readHomeFeed(client);
  return <Site pins={pins} now={Date.now()} />;
}
