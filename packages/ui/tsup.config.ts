import { modules, styles } from '@tackboard/build';
import { defineConfig } from 'tsup';

export default defineConfig([modules, styles]);
