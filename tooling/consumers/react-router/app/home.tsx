import { readHomeFeed } from '@tackboard/api-client';
import { PinGrid } from '@tackboard/pin-card';
import type { Route } from './+types/home';
import { serverClient } from './server-client';

export async function loader({ request }: Route.LoaderArgs) {
  const { pins } = await readHomeFeed(serverClient(request));
  return { pins };
}

export default function Home({ loaderData: { pins } }: Route.ComponentProps) {
  return <PinGrid pins={pins} surface="AuthHomefeed" />;
}
