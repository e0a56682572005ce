import { describe, expect, it } from 'vitest';
import { GRAPH_EXAMPLE, REST_EXAMPLE } from './examples.ts';
import { type PinRead, readPin } from './read-pin.ts';

describe('readPin', () => {
  it('S1 §3: reads both forms, and finds out which one it is', () => {
    const rest = readPin(REST_EXAMPLE) as PinRead;
    expect(rest).toMatchObject({ kind: 'pin', form: 'rest', path: 'resource_response.data' });
    expect(rest.pin).toMatchObject({ id: '811492428893216732', title: 'Espresso cup, oak-fired' });
    const graph = readPin(GRAPH_EXAMPLE) as PinRead;
    expect(graph).toMatchObject({ kind: 'pin', form: 'graph', path: 'data.node' });
    expect(graph.pin).toMatchObject({ id: '811492428893216731', title: 'Dune study' });
  });

  it('reports what differs from the specification, with the path of the server', () => {
    const { drift } = readPin('{"id":7,"colour":"red","is_promoted":"yes"}') as PinRead;
    expect(drift).toEqual(
      expect.arrayContaining([
        { path: 'id', kind: 'converted', value: 7 },
        { path: 'is_promoted', kind: 'wrong-type', value: 'yes' },
        { path: 'colour', kind: 'unknown-key', value: 'red' },
      ]),
    );
  });

  it('uses the form that is chosen', () => {
    const { pin, drift } = readPin('{"id":"1","grid_title":"A"}', 'graph') as PinRead;
    expect(pin.gridTitle).toBeUndefined();
    expect(drift.map(({ path }) => path)).toContain('grid_title');
  });

  it.each([
    ['[{"id":"1"},{"id":"2"}]', '[0]'],
    ['{"data":{"results":[{"id":"1"}]}}', 'data.results[0]'],
    ['\uFEFF{"id":"1"}', ''],
  ])('finds the pin in %s', (text, path) => {
    expect(readPin(text)).toMatchObject({ kind: 'pin', path, pin: { id: '1' } });
  });

  it.each([
    ['[]', 'The JSON is not an object', 'Paste one pin'],
    ['{"data":[7]}', '`data[0]` is not an object', 'Paste one pin'],
    ['{"title":"A"}', 'The pin has no `id`', '"id": "…"'],
    ['{"id":811492428893216732}', 'The number in `id` is too large', 'Send it as text'],
  ])('says why there is no pin in %s', (text, message, fix) => {
    const failure = readPin(text);
    expect(failure).toMatchObject({ kind: 'no-pin', message });
    expect('fix' in failure && failure.fix).toContain(fix);
  });

  it('says where the JSON is wrong', () => {
    expect(readPin('{\n  "id": "1",\n}')).toMatchObject({ kind: 'not-json', line: 2, column: 12 });
  });
});
