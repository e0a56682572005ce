import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ReadFeed } from '../feed/read-feed.js';
import type { WirePin } from '../wire/pin.js';
import type { Fault, FaultKind, FaultPlan } from './plan.js';

const ANSWER_KINDS: readonly FaultKind[] = [
  'latency',
  'status',
  'html',
  'malformed',
  'drop',
  'timeout',
];

/** The page that a proxy answers with when it does not reach the server. */
const PROXY_PAGE = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** An answer that breaks off in the middle of its JSON. */
const CUT_JSON = '{"resource_response":{"status":"success","code":0,"data":{"id":"81';

async function answer(
  context: Context,
  fault: Fault,
  plan: FaultPlan,
): Promise<Response | undefined> {
  const { socket } = (context.env as HttpBindings).incoming;
  switch (fault.kind) {
    case 'status': {
      const { status, message } = fault;
      const error = { status: 'failure', code: status, message, http_status: status };
      const body = {
        resource_response: { ...error, data: null, error },
        resource: { name: fault.call, options: {} },
      };
      return Response.json(body, { status });
    }
    case 'html':
      return new Response(PROXY_PAGE, {
        status: fault.status,
        headers: { 'content-type': 'text/html' },
      });
    case 'malformed':
      return new Response(CUT_JSON, { headers: { 'content-type': 'application/json' } });
    case 'drop':
      socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'timeout':
      plan.hold(socket, fault);
      if (!socket.destroyed) await once(socket, 'close');
      return RESPONSE_ALREADY_SENT;
    case 'latency':
    case 'brokenPin':
      return undefined;
  }
}

/** Lets the planned faults strike calls. Only a server that was given a plan has this step at all. */
export function strikeCalls(plan: FaultPlan): MiddlewareHandler {
  return async (context, next) => {
    const call = context.req.path.replace(/^\/resource\//, '').replace(/\/$/, '');
    const fault = plan.take(call, ANSWER_KINDS);
    if (fault === undefined) return next();
    if (fault.when === 'after') await next();
    await wait(fault.delayMs);
    const response = await answer(context, fault, plan);
    if (response === undefined) return fault.when === 'before' ? next() : undefined;
    // Assigning an answer merges the headers of the one before; the work's answer must leave no trace.
    context.res = undefined;
    context.res = response;
    return undefined;
  };
}

/** Puts a pin without an id behind the first one of a page, when that is planned. */
export function strikeFeed(plan: FaultPlan, readFeed: ReadFeed): ReadFeed {
  return (viewer, bookmark, pageSize) => {
    const page = readFeed(viewer, bookmark, pageSize);
    const [first, ...rest] = page.pins;
    if (first === undefined || plan.take('UserHomefeedResource/get', ['brokenPin']) === undefined)
      return page;
    const broken = Object.fromEntries(Object.entries(first).filter(([key]) => key !== 'id'));
    return { ...page, pins: [first, broken as WirePin, ...rest] };
  };
}
