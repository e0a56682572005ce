import { hydrateRoot } from 'react-dom/client';
import { App } from './app';
import type { PageData } from './load';

const data = JSON.parse(document.getElementById('data')!.textContent) as PageData;
hydrateRoot(document.getElementById('root')!, <App {...data} path={location.pathname} />);
