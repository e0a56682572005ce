/** The HTTP method of a call. Only `GET` is a read. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How a request carries its payload:
 * - `data`: `data={"options":{…},"context":{}}` and `source_url`, in the query of a read, in the form body of a write;
 * - `query`: each value in the query;
 * - `form`: each value in a form body;
 * - `json`: a JSON body;
 * - `multipart`: each value as a part of a multipart body.
 *
 * A read has no body: `form`, `json` and `multipart` then mean `query`. Values that are neither text nor a `Blob` are JSON.
 */
export type Encoding = 'data' | 'query' | 'form' | 'json' | 'multipart';

/** The endpoint of a call: a row of the table that a host can override. */
export interface Endpoint {
  /** The row's name in {@link EndpointOverrides}, in errors and in reports. */
  readonly name: string;
  readonly method: Method;
  /**
   * The path below the origin. `{placeholders}` name values of the payload, which are then sent in the path only:
   * `/v3/boards/{board_id}/follow/`.
   */
  readonly path: string;
  /** Default: `data`. */
  readonly encoding?: Encoding;
  /**
   * Returns the envelope of a response: `{data, bookmark?, error?, …}`. Default: `resource_response` of the body. For a server
   * without an envelope: `(body) => ({ data: body })`.
   */
  readonly unwrap?: (body: Readonly<Record<string, unknown>>) => unknown;
}

/**
 * An endpoint in one line, such as `savePin POST /resource/RepinResource/create/`: its name, method and path. Below `/resource/` the
 * encoding is `data`; elsewhere a read sends its values in the query, and a write in a form.
 */
export type EndpointLine = `${string} ${Method} /${string}`;

/** An endpoint, in one line or with an encoding or envelope of its own. */
export type AnyEndpoint = Endpoint | EndpointLine;

/** Changes single rows: each has the name of an endpoint, and the parts of it that differ. */
export type EndpointOverrides = Readonly<Record<string, Partial<Omit<Endpoint, 'name'>>>>;

/** Returns the row that the client uses for an endpoint. */
export function resolveEndpoint(
  { endpoints }: { readonly endpoints: EndpointOverrides },
  endpoint: AnyEndpoint,
): Endpoint {
  const row = endpointOf(endpoint);
  return { ...row, ...endpoints[row.name] };
}

/** Returns an endpoint with its parts, as no client has changed it. */
export function endpointOf(endpoint: AnyEndpoint): Endpoint {
  if (typeof endpoint !== 'string') return endpoint;
  const [name, method, path] = endpoint.split(' ') as [string, Method, string];
  if (path.startsWith('/resource/')) return { name, method, path, encoding: 'data' };
  return { name, method, path, encoding: method === 'GET' ? 'query' : 'form' };
}

/** The call's name in error messages, such as `savePin (POST /resource/RepinResource/create/)`. */
export function callName({ name, method, path }: Endpoint): string {
  return `${name} (${method} ${path})`;
}

/** Whether a call is a read. */
export function isRead({ method }: Endpoint): boolean {
  return method === 'GET';
}
