import { browserPorts, createCalls, createClient, readSession } from '@tackboard/api-client';
import { german } from '@tackboard/domain/words/de';
import {
  type CardLinkProps,
  createTackboard,
  PressScript,
  TackboardProvider,
} from '@tackboard/pin-card';
import { type ReactNode, use, useEffect, useState } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { Nonce } from './nonce';
import { serverClient } from './server-client';
import uiStyles from '@tackboard/ui/styles.css?url';
import cardStyles from '@tackboard/pin-card/styles.css?url';

export async function loader({ request }: Route.LoaderArgs) {
  const { isAuthenticated, user } = await readSession(serverClient(request));
  return { viewer: { ...user, isAuth: isAuthenticated }, now: Date.now() };
}

// As addresses: a sheet that a module imports is loaded again with each lazy part, after the styles of the page.
export const links = () => [uiStyles, cardStyles].map((href) => ({ rel: 'stylesheet', href }));

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(Nonce);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Pins</title>
        <link rel="icon" href="data:," />
        <PressScript nonce={nonce} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const client = createClient(browserPorts()); // has no cookie, so requests may share it

export default function Root({ loaderData: { viewer, now } }: Route.ComponentProps) {
  const nonce = use(Nonce);
  const [tackboard] = useState(() =>
    createTackboard({
      viewer,
      now,
      calls: createCalls(client),
      words: german,
      nonce,
      navigation: { link: RouterLink },
    }),
  );
  useEffect(() => tackboard.setViewer(viewer), [tackboard, viewer]);
  return (
    <TackboardProvider client={tackboard}>
      <Outlet />
    </TackboardProvider>
  );
}

function RouterLink({ href, ...rest }: CardLinkProps) {
  return <Link to={href} {...rest} />;
}
