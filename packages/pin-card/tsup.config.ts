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

/** Lazy parts that are one file each. No dialog runs a chart, so a visitor's login prompt loads no xstate. */
const LAZY_FILES = {
  'board-dialogs': [
    'boards/board-dialog',
    'boards/board-people-dialog',
    'boards/confirm-dialog',
    'boards/followers-dialog',
    'boards/section-dialog',
  ],
  layers: [
    'boards/board-picker',
    'links/link-check-layer',
    'organise/delete-pin-dialog',
    'organise/new-section',
    'share/send-flyout',
  ],
  menus: [
    'boards/person-menu-layer',
    'feedback/pin-feedback',
    'menu/context-menu',
    'menu/pin-menu',
  ],
  dialogs: [
    'closeup/information-layer',
    'feedback/report-dialog',
    'menu/why-this-ad-modal',
    'organise/confirm-delete',
    'prompts/app-upsell-sheet',
    'prompts/login-prompt',
  ],
  'thumb-placeholder': ['visual/thumb-hash', 'visual/thumb-placeholder'],
  pictures: ['client/debug-signals', 'visual/pin-carousel', 'visual/shopping-indicator'],
};

/** What lazy parts share with the first load, with names of the main entry, and with each other only. */
function sharedModules({ importedBy, lazy, loadedWith }: Graph) {
  const firstLoad = loadedWith(...FIRST_LOAD);
  const files = Object.values(LAZY_FILES);
  const parts = [...files, ...[...lazy.difference(new Set(files.flat()))].map((part) => [part])];
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
  joined(manifest.exports, (graph) => ({ ...sharedModules(graph), ...LAZY_FILES })),
  styles(manifest.exports),
]);
