import type { JsonSchema } from '@tackboard/api/testing';
import type { SeededRandom } from './random.ts';
import { createValues, hostileValue, type RowIds } from './values.ts';

/** A parameter of an operation. */
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema?: JsonSchema;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** One call of the OpenAPI document. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
}

/** A request to send. */
export interface FuzzRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | FormData;
}

function printed(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The form in which `data` and other objects are sent. */
function formOf(value: unknown): string {
  const fields = Object.entries((value ?? {}) as Record<string, unknown>);
  return String(new URLSearchParams(fields.map(([name, part]) => [name, printed(part)])));
}

function multipartOf(value: unknown): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    form.append(name, name === 'file' ? new Blob([printed(part)]) : printed(part));
  }
  return form;
}

const GARBAGE: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  'data=',
  'data=%7B',
  '%',
  '\u0000',
  'x'.repeat(70_000),
];

/** Creates the function that builds requests for operations. One in twenty is garbage as a whole. */
export function createBuildRequest(random: SeededRandom, ids: RowIds) {
  const valueOf = createValues(random, ids);

  const parameterOf = ({ name, schema, content }: Parameter): string => {
    if (random.chance(0.05)) return printed(hostileValue(random));
    const json = content?.['application/json']?.schema;
    return json === undefined
      ? printed(valueOf(schema ?? {}, 0, name))
      : JSON.stringify(valueOf(json));
  };

  const bodyOf = (content: NonNullable<Operation['requestBody']>['content']) => {
    const [type = '', { schema } = { schema: {} }] = Object.entries(content)[0] ?? [];
    if (random.chance(0.05)) return { type, body: random.pick(GARBAGE) };
    const value = valueOf(schema);
    if (type === 'multipart/form-data') return { body: multipartOf(value) };
    return { type, body: type === 'application/json' ? JSON.stringify(value) : formOf(value) };
  };

  return (operation: Operation): FuzzRequest => {
    const query = new URLSearchParams();
    let { path } = operation;
    for (const parameter of operation.parameters ?? []) {
      if (parameter.in === 'path') {
        // Half a character cannot be encoded.
        const value = encodeURIComponent(Buffer.from(parameterOf(parameter)).toString()) || 'x';
        path = path.replace(`{${parameter.name}}`, () => value);
      } else if (parameter.required === true || random.chance(0.7)) {
        query.append(parameter.name, parameterOf(parameter));
      }
    }
    const search = String(query);
    const sent =
      operation.requestBody === undefined ? undefined : bodyOf(operation.requestBody.content);
    const type = random.chance(0.02) ? 'text/plain' : sent?.type;
    return {
      path: search === '' ? path : `${path}?${search}`,
      method: operation.method.toUpperCase(),
      headers: {
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(random.chance(0.3) ? { 'idempotency-key': String(random.below(50)) } : {}),
      },
      ...(sent === undefined ? {} : { body: sent.body }),
    };
  };
}
