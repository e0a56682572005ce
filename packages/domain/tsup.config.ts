import { joined } from '@tackboard/build';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

export default defineConfig(
  joined(manifest.exports, ({ loadedWith }) => ({
    'tracking/tracking': loadedWith('tracking/index'),
    // What no card shows at first.
    later: loadedWith('index', 'words/index').difference(loadedWith('card', 'words/card-entry')),
  })),
);
