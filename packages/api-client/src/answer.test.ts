import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './answer.js';

const read = (body: unknown, status = 200) => readAnswer(status, JSON.stringify(body));

describe('a good answer (decisions, "Talking to a server")', () => {
  it.each([
    ['an object', { id: '1' }],
    ['a list', [{ id: '1' }]],
    ['an object with results', { results: [{ id: '1' }] }],
    ['nothing', null],
  ])('hands on %s', (_name, data) => {
    expect(read({ resource_response: { status: 'success', code: 0, data } })).toEqual({
      kind: 'answer',
      answer: { status: 200, data },
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
    expect(read({ resource_response: { data: [], bookmark } })).toEqual({
      kind: 'answer',
      answer: { status: 200, data: [], ...expected },
    });
  });

  it('takes an empty page with a bookmark for a page', () => {
    expect(read({ resource_response: { data: [], bookmark: 'b' } })).toEqual({
      kind: 'answer',
      answer: { status: 200, data: [], bookmark: 'b' },
    });
  });
});

describe('a failure told in JSON (reference 1.2)', () => {
  it('prefers message_detail, and the code of the error', () => {
    const error = { http_status: 403, code: 7, message: 'No', message_detail: 'Ask the owner.' };
    const body = { resource_response: { status: 'failure', code: 1, message: 'x', error } };
    expect(read(body, 403)).toEqual({
      kind: 'refusal',
      refusal: { status: 403, apiCode: 7, displayMessage: 'Ask the owner.' },
    });
  });

  it('counts an error with HTTP 200, under the status that it names', () => {
    const error = { http_status: 404, code: 50, message: 'Pin not found.' };
    expect(read({ resource_response: { status: 'success', message: 'ok', error } })).toEqual({
      kind: 'refusal',
      refusal: { status: 404, apiCode: 50, displayMessage: 'Pin not found.' },
    });
  });

  it('takes status and sentence from the envelope when the error has none', () => {
    const envelope = { http_status: 403, message_detail: 'Ask the owner.', message: 'No' };
    expect(read({ resource_response: { ...envelope, error: { code: 7 } } })).toEqual({
      kind: 'refusal',
      refusal: { status: 403, apiCode: 7, displayMessage: 'Ask the owner.' },
    });
  });

  it.each([
    ['an error without a status', { error: { message: 'Broken.' } }],
    ['an error that is a text', { error: 'broken', message: 'Broken.' }],
    ['a status of failure', { status: 'failure', message: 'Broken.' }],
  ])('counts %s with HTTP 200', (_name, envelope) => {
    expect(read({ resource_response: { data: { id: '1' }, ...envelope } })).toEqual({
      kind: 'refusal',
      refusal: { status: undefined, displayMessage: 'Broken.' },
    });
  });

  it('reads the older form without an envelope', () => {
    const body = { status: 'failure', code: 3, message: 'Authentication failed.', data: null };
    expect(read(body, 401)).toEqual({
      kind: 'refusal',
      refusal: { status: 401, apiCode: 3, displayMessage: 'Authentication failed.' },
    });
    expect(read(body)).toEqual({
      kind: 'refusal',
      refusal: { status: undefined, apiCode: 3, displayMessage: 'Authentication failed.' },
    });
  });

  it('does not show the "ok" of an envelope around an error', () => {
    const body = { resource_response: { message: 'ok', error: { code: 1 } } };
    expect(read(body, 500)).toEqual({ kind: 'refusal', refusal: { status: 500, apiCode: 1 } });
  });
});

describe('what is not an answer', () => {
  it.each(['', '<!doctype html>', '{"resource_response":{"data":', 'null', '[]', '5', '{}'])(
    'cannot read %j',
    (text) => {
      expect(readAnswer(200, text).kind).toBe('unreadable');
    },
  );

  it('never throws, whatever JSON comes', () => {
    const envelope = fc.record({ resource_response: fc.jsonValue() });
    fc.assert(
      fc.property(fc.integer(), fc.oneof(fc.jsonValue(), envelope), (status, body) => {
        expect(['answer', 'refusal', 'unreadable']).toContain(read(body, status).kind);
      }),
    );
  });

  it('cannot read HTML under an error status either', () => {
    expect(readAnswer(502, '<html>').kind).toBe('unreadable');
  });
});
