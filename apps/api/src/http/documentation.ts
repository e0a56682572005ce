import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { RESOURCE_ERRORS } from '../errors/resource-error.js';
import { packageFile } from '../package-file.js';
import type { ApiEnvironment } from './add-calls.js';

const INFO = {
  title: 'Tackboard reference server',
  version: '1.0.0',
  description:
    'Reads carry `data={"options":…}` in the query, writes in a form body, with the `csrftoken` cookie repeated in `X-CSRFToken`.',
};

const FAILURE = {
  description: 'Failure: the envelope names the error.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          resource_response: {
            type: 'object',
            properties: {
              status: { const: 'failure' },
              code: { type: 'integer' },
              message: { type: 'string' },
              message_detail: { type: 'string' },
              data: { type: 'null' },
              http_status: { type: 'integer' },
              error: {
                type: 'object',
                properties: { name: { enum: Object.keys(RESOURCE_ERRORS) } },
              },
            },
            required: ['status', 'code', 'message', 'http_status', 'error'],
          },
        },
      },
    },
  },
};

const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'tackboard_session' },
  csrfToken: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
} as const;

/** The files of the page, by their path. No script and no style is inline, so it needs no nonce. */
const FILES = {
  '/docs': [packageFile('src/http/docs/index.html'), 'text/html; charset=utf-8'],
  '/docs/start.js': [packageFile('src/http/docs/start.js'), 'text/javascript; charset=utf-8'],
  '/docs/favicon-32x32.png': [swaggerFile('favicon-32x32.png'), 'image/png'],
  '/docs/swagger-ui.css': [swaggerFile('swagger-ui.css'), 'text/css; charset=utf-8'],
  '/docs/swagger-ui-bundle.js': [
    swaggerFile('swagger-ui-bundle.js'),
    'text/javascript; charset=utf-8',
  ],
} as const;

const ONE_DAY = 'public, max-age=86400';

/** The path of a file of Swagger UI, which is a dependency of this package. */
function swaggerFile(name: string): string {
  return createRequire(packageFile('package.json')).resolve(`swagger-ui-dist/${name}`);
}

/** Creates the OpenAPI 3.1 document of the calls that an app serves. */
function openApiDocument(app: Hono<ApiEnvironment>) {
  return generateSpecs(app, {
    documentation: {
      openapi: '3.1.0',
      info: INFO,
      components: { securitySchemes: SECURITY_SCHEMES, responses: { Failure: FAILURE } },
    },
  } as Parameters<typeof generateSpecs>[1]);
}

/** Serves the document at `/openapi.json`, and a page that shows it at `/docs`. Nothing is loaded from other servers. */
export function documentation(app: Hono<ApiEnvironment>): Hono {
  const routes = new Hono();
  let document: ReturnType<typeof openApiDocument> | undefined;
  routes.get('/openapi.json', async (context) => {
    document ??= openApiDocument(app);
    return context.json(await document);
  });
  routes.get('/docs/', (context) => context.redirect('/docs', 301));
  for (const [path, [file, type]] of Object.entries(FILES)) {
    routes.get(path, async (context) => {
      context.header('content-type', type);
      context.header('cache-control', ONE_DAY);
      return context.body(await readFile(file));
    });
  }
  return routes;
}
