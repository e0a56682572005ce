import { joined } from '@tackboard/build';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** What a page asks before it shows: who is signed in, its bars, theme and device, presses with the right button. */
const OF_A_PAGE = new Set([
  'ads/right-click',
  'device',
  'logged-out/saved-pins',
  'navigation',
  'theme',
  'user/session',
  'words/pages',
]);

export default defineConfig(
  joined(manifest.exports, ({ loadedWith }) => ({
    'tracking/tracking': loadedWith('tracking/index'),
    // What no card and no page shows at first.
    later: loadedWith('index', 'words/index')
      .difference(loadedWith('card', 'words/card-entry'))
      .difference(OF_A_PAGE),
  })),
);
