import { createApi } from '../src/api.js';
import { readApiConfig } from '../src/config.js';
import { createFaultPlan } from '../src/faults/plan.js';
import { startServer } from '../src/http/serve.js';

const { testFaults, ...options } = readApiConfig(process.env, process.argv.slice(2));
const api = await createApi({ ...options, ...(testFaults ? { faults: createFaultPlan() } : {}) });
const running = await startServer(api.app, { port: Number(process.env['PORT'] ?? 0) });
console.info(`The reference server is on ${running.origin}`);

const stop = async (): Promise<void> => {
  await running.stop();
  api.close();
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
