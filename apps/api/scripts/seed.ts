import { createApi, readApiConfig } from '../src/index.ts';

// Fills a database, media included, without a server: `DATABASE_PATH=… pnpm --filter @tackboard/api seed --pins 100000`.
const api = await createApi(readApiConfig(process.env, process.argv.slice(2)));
api.close();
