import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { RESOURCE_ERRORS } from '../errors/resource-error.js';
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

/** The files of Swagger UI, by their path below `/docs`. */
const FILES = {
  '/favicon-32x32.png': 'image/png',
  '/swagger-ui.css': 'text/css; charset=utf-8',
  '/swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

/** No script and no style is inline, so the page needs no nonce. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>${INFO.title}</title>
    <link rel="icon" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <script src="/docs/swagger-ui-bundle.js" defer></script>
    <script src="/docs/start.js" defer></script>
  </head>
  <body>
    <div id="docs"></div>
  </body>
</html>
`;

/** Follows the color scheme of the system, and repeats the cookie of the page in the requests of "Try it out". */
const START = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  requestInterceptor: (request) => {
    const token = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
    if (token) request.headers['X-CSRFToken'] = token;
    return request;
  },
});
`;

const ONE_DAY = 'public, max-age=86400';

/** The folder of Swagger UI, resolved by package names, because the server may run from a bundle. */
function swaggerDirectory(): string {
  const api = createRequire(import.meta.url).resolve('@tackboard/api/package.json');
  return join(createRequire(api).resolve('swagger-ui-dist/package.json'), '..');
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
  routes.get('/docs', (context) => context.html(PAGE));
  routes.get('/docs/', (context) => context.redirect('/docs', 301));
  routes.get('/docs/start.js', (context) => {
    context.header('content-type', 'text/javascript; charset=utf-8');
    return context.body(START);
  });
  for (const [path, type] of Object.entries(FILES)) {
    routes.get(`/docs${path}`, async (context) => {
      context.header('content-type', type);
      context.header('cache-control', ONE_DAY);
      return context.body(await readFile(join(swaggerDirectory(), path)));
    });
  }
  return routes;
}
