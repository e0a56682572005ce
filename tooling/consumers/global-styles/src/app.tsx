import type { PageData } from './load';
import { Pins } from './pins';
import './global.css';

export function App(data: PageData & { readonly path: string }) {
  return (
    <>
      <button type="button" id="of-the-site">
        Menu
      </button>
      <Pins {...data} />
    </>
  );
}
