import { isOptionError } from '@tackboard/api';
import { readConfig } from '../src/server/config.ts';

// Refuses what the server would refuse, before anybody waits for its build.
try {
  readConfig(process.env, process.argv.slice(2));
} catch (error) {
  console.error(isOptionError(error) ? error.message : error);
  process.exitCode = 1;
}
