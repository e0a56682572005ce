import { describeRoute, type DescribeRouteOptions } from 'hono-openapi';
import * as z from 'zod';
import type { ApiEnvironment } from './add-calls.js';
import type { Call } from './call.js';
import { BODY_TYPES } from './read-input.js';
import type { MiddlewareHandler } from 'hono';

/** A JSON Schema of draft 2020-12, the dialect of OpenAPI 3.1. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json as JsonSchema;
}

function picked(schema: JsonSchema, isWanted: (name: string) => boolean): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => isWanted(name));
  const required = (schema.required ?? []).filter(isWanted);
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    ...(schema.required === undefined ? {} : { required }),
  };
}

function parameters(schema: JsonSchema, place: 'path' | 'query') {
  return Object.entries(schema.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: value,
  }));
}

const SOURCE_URL = { type: 'string', description: 'The path of the page.' };

/** `data={"options":…,"context":{}}`. */
function dataSchema(options: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { options, context: { type: 'object' } },
    required: ['options'],
  };
}

function body(type: string, schema: JsonSchema, encoding?: object) {
  return {
    required: true,
    content: { [type]: { schema, ...(encoding === undefined ? {} : { encoding }) } },
  };
}

function input(call: Call): object {
  const { encoding } = call;
  const schema = jsonSchema(call.input, 'input');
  const inPath = (name: string) => call.path.includes(`{${name}}`);
  const fromPath = parameters(picked(schema, inPath), 'path');
  const rest = picked(schema, (name) => !inPath(name));
  if (encoding === 'data' && call.method === 'GET') {
    const data = {
      name: 'data',
      in: 'query',
      content: { 'application/json': { schema: dataSchema(rest) } },
    };
    const sourceUrl = { name: 'source_url', in: 'query', schema: SOURCE_URL };
    return { parameters: [...fromPath, data, sourceUrl] };
  }
  if (encoding === 'query' || call.method === 'GET')
    return { parameters: [...fromPath, ...parameters(rest, 'query')] };
  if (encoding === 'data') {
    const form = {
      type: 'object',
      properties: { data: dataSchema(rest), source_url: SOURCE_URL },
      required: ['data'],
    };
    const parts = { data: { contentType: 'application/json' } };
    return { parameters: fromPath, requestBody: body(BODY_TYPES.data, form, parts) };
  }
  return { parameters: fromPath, requestBody: body(BODY_TYPES[encoding], rest) };
}

function success(call: Call): JsonSchema {
  const data = jsonSchema(call.response, 'output');
  if (call.envelope === 'graph') return { type: 'object', properties: { data } };
  return {
    type: 'object',
    properties: {
      resource_response: {
        type: 'object',
        properties: {
          status: { const: 'success' },
          code: { const: 0 },
          message: { type: 'string' },
          data,
          bookmark: { type: 'string' },
          http_status: { const: 200 },
        },
        required: ['status', 'code', 'data', 'http_status'],
      },
      resource: { type: 'object' },
    },
    required: ['resource_response'],
  };
}

/** Describes a call for the OpenAPI document, from the schemas that check its requests. */
export function describeCall(call: Call): MiddlewareHandler<ApiEnvironment> {
  const isWrite = call.method !== 'GET';
  const security = [
    ...(call.needsSignIn ? ['session'] : []),
    ...(isWrite && call.needsToken !== false ? ['csrfToken'] : []),
  ];
  return describeRoute({
    operationId: call.name,
    tags: [call.area ?? ''],
    summary: call.summary,
    ...input(call),
    security: [Object.fromEntries(security.map((name) => [name, []]))],
    ...(call.isKeyed === true ? { 'x-idempotency-key': true } : {}),
    responses: {
      200: {
        description: 'Success',
        content: { 'application/json': { schema: success(call) } },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  } as DescribeRouteOptions);
}
