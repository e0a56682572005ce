import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFramedApp } from './framed.js';

it.each([
  ['a survey', '/home-feed', 'S2 §4.28'],
  ['the player of an embed', '/player/loom-at-work', 'S1 §2.19'],
])('%s at %s may be framed by pages of the demo alone (%s)', async (_what, path) => {
  const app = createFramedApp(
    'http://localhost:4173',
    join(import.meta.dirname, '../../public/framed'),
  );
  const response = await app.request(path);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain('frame-ancestors http://localhost:4173');
  expect(policy).toContain("default-src 'none'");
  expect(response.headers.get('x-frame-options')).toBeNull();
});
