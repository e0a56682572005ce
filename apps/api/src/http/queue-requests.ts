import type { IncomingMessage, ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Starts one request in each turn of the event loop, in their order. Node accepts one connection a turn: if a turn runs a
 * request of every open connection, new ones wait for longer than a client does while the server is busy.
 */
export function queueRequests(listener: Listener): Listener {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  const runNext = () => {
    const next = waiting.shift();
    if (waiting.length > 0) setImmediate(runNext);
    if (next) listener(...next);
  };
  return (request, response) => {
    if (waiting.push([request, response]) === 1) setImmediate(runNext);
  };
}
