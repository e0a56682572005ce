import { type Graph, joined, styles } from '@tackboard/build';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** What the first load of a page with cards imports. */
const FIRST_LOAD = [
  'client/create-tackboard',
  'client/tackboard-provider',
  'card/pin-card',
  'grid/pin-grid',
];

/** Lazy parts that are one file: layers that open beside a card. */
const LAYERS = ['boards/board-layers', 'links/link-check-layer', 'share/send-flyout'];

/** What lazy parts share with the first load, with names of the main entry, and with each other only. */
function sharedModules({ importedBy, lazy, loadedWith }: Graph) {
  const firstLoad = loadedWith(...FIRST_LOAD);
  const parts = [LAYERS, ...[...lazy.difference(new Set(LAYERS))].map((part) => [part])];
  const loads = parts.map((part) => loadedWith(...part));
  const shared = [...new Set(loads.flatMap((load) => [...load]))];
  // esbuild puts into the first load what the main entry names and a lazy part uses.
  const named = importedBy('index').intersection(new Set(shared)).difference(firstLoad);
  const main = loadedWith(...named);
  const isLater = (name: string) =>
    !firstLoad.has(name) && !main.has(name) && loads.filter((load) => load.has(name)).length > 1;
  return {
    'first-load': shared.filter((name) => firstLoad.has(name)),
    named: shared.filter((name) => main.has(name) && !firstLoad.has(name)),
    later: shared.filter((name) => isLater(name) && !lazy.has(name)),
  };
}

export default defineConfig([
  joined(manifest.exports, (graph) => ({ ...sharedModules(graph), layers: LAYERS })),
  styles(manifest.exports),
]);
