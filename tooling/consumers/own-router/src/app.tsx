import { browserPorts, createCalls, createClient } from '@tackboard/api-client';
import { german } from '@tackboard/domain/words/de';
import {
  type CardLinkProps,
  createTackboard,
  PinGrid,
  TackboardProvider,
} from '@tackboard/pin-card';
import { useState } from 'react';
import {
  BrowserRouter,
  Link,
  Route,
  Routes,
  StaticRouter,
  useNavigate,
  useParams,
} from 'react-router';
import type { PageData } from './load';
import '@tackboard/ui/styles.css';
import '@tackboard/pin-card/styles.css';

const client = createClient(browserPorts());

export function App({ path, ...data }: PageData & { readonly path: string }) {
  const site = <Site {...data} />;
  if (typeof window === 'undefined') return <StaticRouter location={path}>{site}</StaticRouter>;
  return <BrowserRouter>{site}</BrowserRouter>;
}

function Site({ viewer, pins, now }: PageData) {
  const navigate = useNavigate();
  const [tackboard] = useState(() =>
    createTackboard({
      viewer,
      now,
      calls: createCalls(client),
      words: german,
      navigation: {
        paths: { pin: (id) => `/p/${id}` },
        link: RouterLink,
        openPin: (pin) => void navigate(`/p/${pin.id}`),
      },
    }),
  );
  return (
    <TackboardProvider client={tackboard}>
      <Routes>
        <Route path="/" element={<PinGrid pins={pins} surface="AuthHomefeed" />} />
        <Route path="/p/:id" element={<PinPage />} />
      </Routes>
    </TackboardProvider>
  );
}

function RouterLink({ href, ...rest }: CardLinkProps) {
  return <Link to={href} {...rest} />;
}

function PinPage() {
  return <h1>Pin {useParams()['id']}</h1>;
}
