import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ReadFeed } from '../feed/read-feed.js';
import type { WirePin } from '../wire/pin.js';
import type { Fault, FaultKind, FaultPlan } from './plan.js';

const RESPONSE_KINDS: readonly FaultKind[] = [
  'latency',
  'status',
  'html',
  'malformed',
  'drop',
  'timeout',
];

/** The error page of a proxy that cannot reach the server. */
const PROXY_PAGE = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** Incomplete JSON. */
const CUT_JSON = '{"resource_response":{"status":"success","code":0,"data":{"id":"81';

function socketOf(context: Context): Socket {
  return (context.env as HttpBindings).incoming.socket;
}

async function respond(
  context: Context,
  fault: Fault,
  plan: FaultPlan,
): Promise<Response | undefined> {
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
      socketOf(context).destroy();
      return RESPONSE_ALREADY_SENT;
    case 'timeout': {
      const socket = socketOf(context);
      plan.hold(socket, fault);
      if (!socket.destroyed) await once(socket, 'close');
      return RESPONSE_ALREADY_SENT;
    }
    case 'latency':
    case 'brokenPin':
      return undefined;
  }
}

/** Injects the planned faults into calls. */
export function injectFaults(plan: FaultPlan): MiddlewareHandler {
  return async (context, next) => {
    const call = context.req.path.replace(/^\/resource\//, '').replace(/\/$/, '');
    const fault = plan.next(call, RESPONSE_KINDS);
    if (fault === undefined) return next();
    if (fault.when === 'after') await next();
    await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    const response = await respond(context, fault, plan);
    if (response === undefined) return fault.when === 'before' ? next() : undefined;
    // Hono merges the headers of a replaced response. Clear it first, so that none remain.
    context.res = undefined;
    context.res = response;
    return undefined;
  };
}

/** Adds a pin without an id to a page of the feed, if that is planned. */
export function injectFeedFaults(plan: FaultPlan, readFeed: ReadFeed): ReadFeed {
  return (viewer, bookmark, pageSize) => {
    const page = readFeed(viewer, bookmark, pageSize);
    const [first, ...rest] = page.pins;
    if (first === undefined || plan.next('UserHomefeedResource/get', ['brokenPin']) === undefined)
      return page;
    const broken = Object.fromEntries(Object.entries(first).filter(([key]) => key !== 'id'));
    return { ...page, pins: [first, broken as WirePin, ...rest] };
  };
}
