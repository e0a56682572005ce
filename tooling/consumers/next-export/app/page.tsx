import { createClient, readHomeFeed } from '@tackboard/api-client';
import { Site } from './site';

/** Rendered once, when the site is built, with the pins that visitors see. */
export default async function HomePage() {
  const client = createClient({ origin: process.env.API_ORIGIN!, fetch });
  const { pins } = await readHomeFeed(client);
  return <Site pins={pins} now={Date.now()} />;
}
