import { isOptionError } from '@tackboard/api';
import { readConfig } from '../src/server/config.ts';

// Reports invalid options before the build instead of after it.
try {
  readConfig(process.env, process.argv.slice(2));
} catch (error) {
  console.error(isOptionError(error) ? error.message : error);
  process.exitCode = 1;
}
