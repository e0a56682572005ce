import { renderToString } from 'react-dom/server';
import { App } from './app';
import { load } from './load';

export async function render(origin: string, path: string, cookie: string) {
  const data = await load(origin, cookie);
  return { data, markup: renderToString(<App {...data} path={path} />) };
}
