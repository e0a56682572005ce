import { afterAll, beforeAll, vi } from 'vitest';
import { deriveMedia } from '../seed/derive-media.js';
import { removeTemporaryFolders, TEST_MEDIA_DIRECTORY } from './test-server.js';

// Runs for each test file. The files share a worker and its modules, so a module cannot do this when it is imported.

// Real files, databases and processes are slow on a busy machine.
const PICTURES_TIMEOUT_MS = 60_000;
vi.setConfig({ testTimeout: 20_000 });

beforeAll(async () => {
  await deriveMedia(TEST_MEDIA_DIRECTORY);
}, PICTURES_TIMEOUT_MS);

afterAll(removeTemporaryFolders);
