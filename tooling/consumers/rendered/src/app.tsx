import type { PageData } from './load';
import { Pins } from './pins';

export function App(data: PageData & { readonly path: string }) {
  return <Pins {...data} />;
}
