const server = process.env.API_ORIGIN ?? 'http://localhost:4180';

/** Sends calls and pictures to the server. */
async function forward({ request }: { readonly request: Request }): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const body = method === 'GET' ? undefined : await request.text();
  const response = await fetch(server + pathname + search, {
    method,
    headers,
    redirect: 'manual',
    ...(body && { body }),
  });
  // fetch has decompressed the body.
  const passed = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) passed.delete(name);
  return new Response(response.body, { status: response.status, headers: passed });
}

export { forward as action, forward as loader };
