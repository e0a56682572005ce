import { modules } from '@tackboard/build';
import { defineConfig } from 'tsup';

export default defineConfig(modules);
