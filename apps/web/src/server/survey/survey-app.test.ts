import { expect, it } from 'vitest';
import { createSurveyApp } from './survey-app.js';

it('S2 §4.28: a survey may be framed by pages of the demo alone', async () => {
  const app = createSurveyApp(() => 'http://localhost:4173');
  const response = await app.request('/home-feed');
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain('frame-ancestors http://localhost:4173');
  expect(policy).toContain("default-src 'none'");
  expect(response.headers.get('x-frame-options')).toBeNull();
});
