import './tailwind.css'; // before the sheets of the kit
import type { PageData } from './load';
import { Pins } from './pins';

export function App(data: PageData & { readonly path: string }) {
  return (
    <main className="p-4">
      <Pins {...data} />
    </main>
  );
}
