import type { PageData } from './load';
import { Pins } from './pins';
import './tailwind.css'; // after the sheets of the kit

export function App(data: PageData & { readonly path: string }) {
  return (
    <main className="p-4">
      <Pins {...data} />
    </main>
  );
}
