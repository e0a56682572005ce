import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEnvelope } from './envelope.js';

const parse = (body: unknown, status = 200) =>
  parseEnvelope(status, JSON.stringify(body), undefined);

describe('a successful response (S1 §7.3)', () => {
  it.each([
    ['an object', { id: '1' }],
    ['a list', [{ id: '1' }]],
    ['an object with results', { results: [{ id: '1' }] }],
    ['nothing', null],
  ])('returns %s', (_name, data) => {
    expect(parse({ resource_response: { status: 'success', code: 0, data } })).toEqual({
      response: { status: 200, data },
    });
  });

  it.each([
    ['Y2JVSG81', { bookmark: 'Y2JVSG81' }],
    ['Y2JOb25l', { bookmark: 'Y2JOb25l' }],
    ['-end-', {}],
    ['Y2JOb25lO2I=', {}],
    ['', {}],
    [null, {}],
    [undefined, {}],
  ])('reads the bookmark %s', (bookmark, expected) => {
    expect(parse({ resource_response: { data: [], bookmark } })).toEqual({
      response: { status: 200, data: [], ...expected },
    });
  });

  it('keeps the bookmark of an empty page', () => {
    expect(parse({ resource_response: { data: [], bookmark: 'b' } })).toEqual({
      response: { status: 200, data: [], bookmark: 'b' },
    });
  });
});

describe('a failure in JSON (reference 1.2)', () => {
  it('prefers the message and code of the error, and never shows the message_detail for developers', () => {
    const error = { http_status: 403, code: 7, message: 'Ask the owner.', message_detail: 'No' };
    const body = { resource_response: { status: 'failure', code: 1, message: 'x', error } };
    expect(parse(body, 403)).toEqual({
      failure: { status: 403, apiCode: 7, displayMessage: 'Ask the owner.' },
    });
  });

  it('treats an error with HTTP 200 as a failure with its own status', () => {
    const error = { http_status: 404, code: 50, message: 'Pin not found.' };
    expect(parse({ resource_response: { status: 'success', message: 'ok', error } })).toEqual({
      failure: { status: 404, apiCode: 50, displayMessage: 'Pin not found.' },
    });
  });

  it('falls back to the status and message of the envelope', () => {
    const envelope = { http_status: 403, message_detail: 'No', message: 'Ask the owner.' };
    expect(parse({ resource_response: { ...envelope, error: { code: 7 } } })).toEqual({
      failure: { status: 403, apiCode: 7, displayMessage: 'Ask the owner.' },
    });
  });

  it.each([
    ['an error without a status', { error: { message: 'Broken.' } }],
    ['an error that is a string', { error: 'broken', message: 'Broken.' }],
    ['the status "failure"', { status: 'failure', message: 'Broken.' }],
  ])('treats %s with HTTP 200 as a failure', (_name, envelope) => {
    expect(parse({ resource_response: { data: { id: '1' }, ...envelope } })).toEqual({
      failure: { status: undefined, displayMessage: 'Broken.' },
    });
  });

  it('accepts the older form without the outer object', () => {
    const body = { status: 'failure', code: 3, message: 'Authentication failed.', data: null };
    expect(parse(body, 401)).toEqual({
      failure: { status: 401, apiCode: 3, displayMessage: 'Authentication failed.' },
    });
    expect(parse(body)).toEqual({
      failure: { status: undefined, apiCode: 3, displayMessage: 'Authentication failed.' },
    });
  });

  it('ignores the message "ok" around an error', () => {
    const body = { resource_response: { message: 'ok', error: { code: 1 } } };
    expect(parse(body, 500)).toEqual({ failure: { status: 500, apiCode: 1 } });
  });
});

describe('a response that is not an envelope', () => {
  it.each(['', '<!doctype html>', '{"resource_response":{"data":', 'null', '[]', '5', '{}'])(
    'is unreadable: %j',
    (text) => {
      const { response, failure } = parseEnvelope(200, text, undefined);
      expect([response, failure]).toEqual([undefined, undefined]);
    },
  );

  it('never throws, whatever the JSON', () => {
    const envelope = fc.record({ resource_response: fc.jsonValue() });
    fc.assert(
      fc.property(fc.integer(), fc.oneof(fc.jsonValue(), envelope), (status, body) => {
        const { response, failure } = parse(body, status);
        expect(response && failure).toBeUndefined();
      }),
    );
  });

  it('is unreadable for HTML with an error status', () => {
    expect(parseEnvelope(502, '<html>', undefined)).toEqual({ cause: expect.any(SyntaxError) });
  });
});
