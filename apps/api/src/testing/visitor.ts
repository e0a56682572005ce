/** The fields of the envelope that tests read. */
export interface Envelope {
  readonly resource_response: {
    readonly status: string;
    readonly code: number;
    readonly message: string;
    readonly message_detail?: string;
    readonly data: unknown;
    readonly bookmark?: string;
    readonly http_status: number;
    readonly error?: { readonly name: string; readonly code: number };
  };
  readonly resource: { readonly name: string; readonly options: Record<string, unknown> };
}

/** A response with its body. */
export interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly envelope: Envelope;
  /** `resource_response.data`. */
  readonly data: unknown;
  /** `resource_response.error.name`. */
  readonly error: string | undefined;
}

/** What a write can send besides its options. */
export interface WriteExtras {
  readonly key?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

/** Acts like a browser: it keeps cookies and repeats the CSRF token. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  readonly get: (call: string, options?: Record<string, unknown>) => Promise<ReadResponse>;
  readonly write: (
    call: string,
    options?: Record<string, unknown>,
    extras?: WriteExtras,
  ) => Promise<ReadResponse>;
  /** The ids of the pins on the first page. */
  readonly feedIds: (pageSize?: number) => Promise<string[]>;
}

/** Creates a visitor of a server, signed in if there is a username. */
export async function visit(origin: string, username?: string): Promise<Visitor> {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit): Promise<ReadResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${origin}${path}`, {
      ...init,
      headers: { cookie, ...(init.headers as Record<string, string> | undefined) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name === undefined) continue;
      if (value === '' || value === undefined) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const envelope = (isJson && text.endsWith('}') ? JSON.parse(text) : {}) as Envelope;
    return {
      status: response.status,
      headers: response.headers,
      text,
      envelope,
      data: envelope.resource_response?.data,
      error: envelope.resource_response?.error?.name,
    };
  }

  const visitor: Visitor = {
    cookies,
    get: (call, options = {}) => {
      const data = encodeURIComponent(JSON.stringify({ options, context: {} }));
      return send(`/resource/${call}/?source_url=%2F&data=${data}`, {});
    },
    write: (call, options = {}, extras = {}) =>
      send(`/resource/${call}/`, {
        method: extras.method ?? 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-csrftoken': cookies.get('csrftoken') ?? '',
          ...(extras.key === undefined ? {} : { 'idempotency-key': extras.key }),
          ...extras.headers,
        },
        body:
          extras.body ??
          new URLSearchParams({
            source_url: '/',
            data: JSON.stringify({ options, context: {} }),
          }).toString(),
      }),
    feedIds: async (pageSize = 25) => {
      const { data } = await visitor.get('UserHomefeedResource/get', { page_size: pageSize });
      return (data as { id: string }[]).map(({ id }) => id);
    },
  };
  await visitor.get('UserSessionResource/get');
  if (username !== undefined) await visitor.write('UserSessionResource/create', { username });
  return visitor;
}
