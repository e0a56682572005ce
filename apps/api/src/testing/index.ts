export type { JsonSchema } from '../http/describe-call.js';
export { seededRandom } from './random.js';
export { SEED_TIME_MS } from '../seed/content.js';
export { connect, key, type TestClient } from './client.js';
export {
  startTestServer,
  temporaryFolder,
  TEST_MEDIA_DIRECTORY,
  type TestServer,
} from './test-server.js';
export { visit, type Visitor } from './visitor.js';
