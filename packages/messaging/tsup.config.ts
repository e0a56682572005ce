import { modules, styles } from '@tackboard/build';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

export default defineConfig([modules, styles(manifest.exports)]);
