import { once } from 'node:events';
import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { type Fault, FAULT_KINDS, type FaultPlan } from './plan.ts';

const FAULT = z.strictObject({
  call: z.string().regex(/^(?:\*|\w+\/(?:get|create|update|delete)|\/v3\/[\w/]+)$/),
  kind: z.enum(FAULT_KINDS),
  when: z.enum(['before', 'after']).default('before'),
  delayMs: z.int().min(0).max(120_000).default(0),
  times: z.int().min(1).max(1000).default(1),
  status: z.int().min(400).max(599).default(502),
  message: z.string().default('Sorry! Something went wrong on our end.'),
});

/** The error page of a proxy that cannot reach the server. */
const PROXY_PAGE = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** Incomplete JSON. */
const CUT_JSON = '{"resource_response":{"status":"success","code":0,"data":{"id":"81';

/** Marks a request that this module sends on to the server. */
const SENT_ON = 'x-sent-on-by-faults';

/**
 * Injects the planned faults into the calls of a server, in front of whatever listens to its requests, and serves `/__faults`
 * to plan them: `POST` adds a fault, `GET` lists the pending ones, `DELETE` removes all. With the prototype of `Server` it does
 * so for each server of the process.
 */
export function injectFaults(
  plan: FaultPlan,
  target: Pick<Server, 'emit'>,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): void {
  const { emit } = target;
  const key = crypto.randomUUID();
  target.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
    const goOn = () => emit.call(this, event, ...args);
    if (event !== 'request') return goOn();
    const [incoming, response] = args as [IncomingMessage, ServerResponse];
    const [path = ''] = (incoming.url ?? '').split('?');
    if (path === '/__faults' || path === '/__faults/') {
      void servePlan(plan, incoming, response);
      return true;
    }
    const fault =
      /^\/(?:resource|v3)\//.test(path) && incoming.headers[SENT_ON] !== key
        ? plan.next(path.replace(/^\/resource\//, '').replace(/\/$/, ''))
        : undefined;
    if (fault === undefined) return goOn();
    void answer(fault, { plan, incoming, response, goOn, key, wait });
    return true;
  };
}

async function servePlan(plan: FaultPlan, incoming: IncomingMessage, response: ServerResponse) {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (incoming.method === 'DELETE') plan.clear();
  if (incoming.method !== 'POST') return send(200, plan.pending());
  const fault = FAULT.safeParse(parseJson((await bodyOf(incoming)).toString()));
  if (!fault.success) return send(400, { error: z.prettifyError(fault.error) });
  plan.add(fault.data);
  return send(201, plan.pending());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface FaultedRequest {
  readonly plan: FaultPlan;
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly goOn: () => boolean;
  readonly key: string;
  readonly wait: (ms: number) => Promise<unknown>;
}

async function answer(fault: Fault, faulted: FaultedRequest): Promise<void> {
  const { plan, incoming, response, goOn, key, wait } = faulted;
  const received = fault.when === 'after' ? await sendOn(incoming, key) : undefined;
  await wait(fault.delayMs);
  switch (fault.kind) {
    case 'latency':
      if (received === undefined) return void goOn();
      return void response.writeHead(received.status, received.headers).end(received.body);
    case 'status': {
      const { status, message } = fault;
      const error = { status: 'failure', code: status, message, http_status: status };
      const resource = { name: fault.call, options: {} };
      const body = { resource_response: { ...error, data: null, error }, resource };
      return void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    }
    case 'html':
      return void response.writeHead(fault.status, { 'content-type': 'text/html' }).end(PROXY_PAGE);
    case 'malformed':
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(CUT_JSON);
    case 'drop':
      return void incoming.socket.destroy();
    case 'timeout':
      plan.hold(incoming.socket, fault);
  }
}

/** Sends a request to the server that received it, and reads the whole response. */
async function sendOn(incoming: IncomingMessage, key: string) {
  const { localAddress, localPort }: Socket = incoming.socket;
  const sent = request({
    host: localAddress,
    port: localPort,
    method: incoming.method,
    path: incoming.url,
    headers: { ...incoming.headers, [SENT_ON]: key },
    agent: false,
  });
  sent.end(await bodyOf(incoming));
  const [received] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await bodyOf(received);
  const { connection: _, 'transfer-encoding': _encoding, ...headers } = received.headers;
  return { status: received.statusCode ?? 500, headers, body };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  return Buffer.concat((await message.toArray()) as Buffer[]);
}
