import { modules, styles } from '@tackboard/build';
import { defineConfig } from 'tsup';

export default defineConfig([
  modules,
  // One sheet for all, and one for each component.
  { ...styles, entry: ['src/**/*.css'] },
]);
