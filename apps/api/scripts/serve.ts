import { createApi } from '../src/api.js';
import { readApiConfig } from '../src/config.js';
import { startServer } from '../src/http/serve.js';

const api = await createApi(readApiConfig(process.env, process.argv.slice(2)));
const running = await startServer(api.app, { port: Number(process.env['PORT'] ?? 0) });
console.info(`The reference server is on ${running.origin}`);

const stop = async (): Promise<void> => {
  await running.stop();
  api.close();
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
