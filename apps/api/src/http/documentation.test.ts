import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly security: readonly unknown[];
}

let server: TestServer;
let document: OpenApi;
beforeAll(async () => {
  server = await startTestServer();
  document = (await (await fetch(`${server.origin}/openapi.json`)).json()) as OpenApi;
});
afterAll(() => server.stop());

describe('/openapi.json', () => {
  it('describes a read, its options as JSON in the query (S1 §7)', () => {
    expect(document.openapi).toBe('3.1.0');
    const read = document.paths['/resource/PinResource/get/']?.['get'];
    expect(read?.operationId).toBe('readPin');
    expect(read?.parameters).toMatchObject([
      {
        name: 'data',
        in: 'query',
        content: {
          'application/json': {
            schema: { properties: { options: { required: ['id'], additionalProperties: false } } },
          },
        },
      },
      { name: 'source_url', in: 'query' },
    ]);
  });

  it('describes a write, its options as JSON in a form (S1 §7)', () => {
    expect(document.paths['/resource/RepinResource/create/']?.['post']).toMatchObject({
      operationId: 'savePin',
      security: [{ session: [], csrfToken: [] }],
      'x-idempotency-key': true,
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: { properties: { data: { properties: { options: { required: ['pin_id'] } } } } },
            encoding: { data: { contentType: 'application/json' } },
          },
        },
      },
    });
  });

  it('describes each call once, with a failure response', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toEqual(expect.arrayContaining(['readHomeFeed', 'savePin', 'signIn']));
    expect(new Set(names).size).toBe(names.length);
    for (const operation of operations) {
      expect(operation).toMatchObject({ responses: { default: { $ref: expect.any(String) } } });
    }
  });
});

describe('/docs', () => {
  it('allows the icons in its style sheet and markup of its own, and no other page does', async () => {
    const policyOf = async (path: string) =>
      (await fetch(server.origin + path)).headers.get('content-security-policy');
    expect(await policyOf('/docs')).toContain("img-src 'self' data:");
    expect(await policyOf('/docs')).not.toContain('trusted-types');
    expect(await policyOf('/healthz')).not.toContain('data:');
    expect(await policyOf('/healthz')).toContain(
      "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it('shows the document with files of this server only, and nothing inline', async () => {
    const html = await (await fetch(`${server.origin}/docs`)).text();
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
    expect(files).toEqual([
      '/docs/favicon-32x32.png',
      '/docs/swagger-ui.css',
      '/docs/swagger-ui-bundle.js',
      '/docs/start.js',
    ]);
    expect(html).not.toMatch(/<style|<script>|style=| on\w+=/);
    const types = await Promise.all(
      files.map(async (file) => {
        const { status, headers } = await fetch(`${server.origin}${file}`);
        return `${status} ${headers.get('content-type')?.split(';')[0]}`;
      }),
    );
    expect(types).toEqual([
      '200 image/png',
      '200 text/css',
      '200 text/javascript',
      '200 text/javascript',
    ]);
  });
});

it('/docs/ leads to /docs', async () => {
  const response = await fetch(`${server.origin}/docs/`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/docs']);
});
