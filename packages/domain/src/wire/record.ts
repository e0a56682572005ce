import { type Codec, id, isObject, reportUnknownKeys } from './codec.js';
import { type Form, type Reading, report, reportAt } from './reading.js';

/**
 * Other names of a field. A name may be a path such as `verified_identity.verified`. The first name with a value is
 * decoded; the first of `rest` is encoded.
 */
interface NamedField<Value> {
  readonly codec: Codec<Value>;
  readonly rest: readonly string[];
  readonly graph: readonly string[];
}

/** One row per field of the model; missing and extra rows do not compile. */
type Fields<Model> = {
  readonly [Name in keyof Model]-?:
    | Codec<Exclude<Model[Name], undefined>>
    | NamedField<Exclude<Model[Name], undefined>>;
};

interface RecordOptions<Model> {
  /** Required fields. Without them the record is left out. */
  readonly required?: readonly (keyof Model & string)[];
  /** Known keys without a meaning here, which are not reported. */
  readonly ignored?: readonly string[];
  /** Decodes both snake_case and camelCase names, because the server mixes them. */
  readonly mixed?: boolean;
  /** Converts the graph form of the object before its fields are decoded. */
  readonly graph?: (json: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** A name of the server, split at its dots. */
type Path = readonly [string, ...string[]];

interface Row {
  readonly name: string;
  readonly codec: Codec<unknown>;
  /** The main name. */
  readonly key: string;
  /** All names; absent when `key` is the only one and has no dot. */
  readonly paths: readonly Path[] | undefined;
  /** Encoded to this path. */
  readonly target: Path;
}

/** A codec with its rows, so that a record can include those of another. */
export interface RecordCodec<Model> extends Codec<Model> {
  readonly fields: Fields<Model>;
  /** The names of the snake_case form that are decoded or ignored. */
  readonly keys: ReadonlySet<string>;
  readonly write: (model: Model) => Record<string, unknown>;
}

/** Sets the names of a field: `rest` and `graph` names, the main one first. */
export function named<Value>(
  codec: Codec<Value>,
  rest: string | readonly string[],
  graph: string | readonly string[],
): NamedField<Value> {
  return { codec, rest: [rest].flat(), graph: [graph].flat() };
}

/**
 * Creates the codec of an entity from its fields. Field names are those of the model in the graph form and their
 * snake_case in the other, unless {@link named} sets others. An object without known content counts as absent,
 * because servers send `{}` for absent values.
 */
export function record<Model extends object>(
  fields: Fields<Model>,
  options: RecordOptions<Model> = {},
): RecordCodec<Model> {
  const rows = { rest: compile(fields, 'rest', options), graph: compile(fields, 'graph', options) };
  const known = {
    rest: knownKeys(rows.rest, options),
    graph: knownKeys(rows.graph, options).add('__typename'),
  };
  const required = options.required ?? [];
  return {
    fields,
    keys: known.rest,
    read(sent, reading) {
      if (!isObject(sent)) {
        report(reading, 'wrong-type', sent);
        return undefined;
      }
      const { form } = reading;
      const json = form === 'graph' && options.graph ? options.graph(sent) : sent;
      if (reading.onDrift) reportUnknownKeys(json, known[form], reading);
      const model = readRows(json, rows[form], reading);
      const missing = required.find((name) => model?.[name] === undefined);
      if (missing !== undefined) {
        reportAt(reading, missing, 'incomplete', sent);
        return undefined;
      }
      return model as Model | undefined;
    },
    write(model) {
      const json: Record<string, unknown> = {};
      for (const { name, codec, target } of rows.rest) {
        const value = (model as Record<string, unknown>)[name];
        if (value !== undefined) put(json, target, codec.write(value));
      }
      return json;
    },
  };
}

function readRows(
  json: Readonly<Record<string, unknown>>,
  rows: readonly Row[],
  reading: Reading,
): Record<string, unknown> | undefined {
  let model: Record<string, unknown> | undefined;
  const depth = reading.depth++;
  for (const row of rows) {
    const path = row.paths && firstOf(json, row.paths);
    const value = row.paths === undefined ? json[row.key] : path && valueAt(json, path);
    if (value === null || value === undefined) continue;
    reading.path[depth] = path ? path.join('.') : row.key;
    const read = row.codec.read(value, reading);
    if (read === undefined) continue;
    model ??= {};
    model[row.name] = read;
  }
  reading.depth = depth;
  return model;
}

/** Returns the first path with a value. */
function firstOf(
  json: Readonly<Record<string, unknown>>,
  paths: readonly Path[],
): Path | undefined {
  return paths.find((path) => {
    const value = valueAt(json, path);
    return value !== null && value !== undefined;
  });
}

function valueAt(json: Readonly<Record<string, unknown>>, path: Path): unknown {
  let value: unknown = json;
  for (const key of path) value = isObject(value) ? value[key] : undefined;
  return value;
}

function put(json: Record<string, unknown>, [key, ...rest]: Path, value: unknown): void {
  const [next, ...others] = rest;
  if (next === undefined) json[key] = value;
  else put((json[key] ??= {}) as Record<string, unknown>, [next, ...others], value);
}

function compile<Model>(
  fields: Fields<Model>,
  form: Form,
  { mixed }: RecordOptions<Model>,
): readonly Row[] {
  const table = fields as Record<string, Codec<unknown> | NamedField<unknown>>;
  return Object.entries(table).map(([name, field]) => {
    const isNamed = 'codec' in field;
    const names = isNamed ? field[form] : namesOf(name, form, mixed);
    const paths = names.map((path) => path.split('.') as [string, ...string[]]);
    const [target = [name]] = paths;
    return {
      name,
      codec: isNamed ? field.codec : field,
      key: target.join('.'),
      paths: paths.length > 1 || target.length > 1 ? paths : undefined,
      target,
    };
  });
}

function namesOf(name: string, form: Form, mixed = false): readonly string[] {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const names = form === 'rest' ? [snake, name] : [name, snake];
  return mixed ? [...new Set(names)] : names.slice(0, 1);
}

function knownKeys<Model>(
  rows: readonly Row[],
  { ignored = [] }: RecordOptions<Model>,
): Set<string> {
  const heads = rows.flatMap((row) => (row.paths ?? [row.target]).map(([head]) => head));
  return new Set([...heads, ...ignored]);
}

/** `id` in the snake_case form, `entityId` in the graph form, which also has a global id. */
export const entityId = named(id, 'id', ['entityId', 'id']);
