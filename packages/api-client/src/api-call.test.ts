import { describe, expect, it } from 'vitest';
import { apiCall } from './api-call.js';
import { sentBy } from './sent-by.test.fixture.js';

describe('the generic resource caller', () => {
  it.each([
    ['POST', 'POST', 'create', {}],
    ['PUT', 'PUT', 'update', {}],
    ['PATCH', 'PUT', 'update', { is_patch: true }],
    ['patch', 'PUT', 'update', { is_patch: true }],
    ['DELETE', 'DELETE', 'delete', {}],
    ['GET', 'GET', 'get', {}],
    ['HEAD', 'GET', 'get', {}],
    ['constructor', 'GET', 'get', {}],
    [undefined, 'GET', 'get', {}],
  ])('S2 §7.12, S2 §7.13: maps %s to %s %s', async (method, sentMethod, action, flag) => {
    const request = { url: '/v3/boards/12/follow/', data: { a: 1 } };
    const { sent } = await sentBy((client) =>
      apiCall(client, { ...request, ...(method !== undefined && { method }) }),
    );
    expect(sent).toEqual([
      [sentMethod, `/resource/ApiResource/${action}/`, { ...request, ...flag }],
    ]);
  });

  it('S2 §7.12: sends headers, and can ignore the bookmark', async () => {
    const read = await sentBy(
      (client) => apiCall(client, { url: '/v3/x/' }, { headers: { 'x-app-state': 'active' } }),
      [1],
      'b2',
    );
    expect(read.result).toEqual({ status: 200, data: [1], bookmark: 'b2' });
    expect(read.received[0]?.headers['x-app-state']).toBe('active');
    const ignoring = await sentBy(
      (client) => apiCall(client, { url: '/v3/x/', ignoresBookmark: true }),
      [1],
      'b2',
    );
    expect(ignoring.result).toEqual({ status: 200, data: [1] });
  });
});
