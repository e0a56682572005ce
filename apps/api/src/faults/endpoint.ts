import { Hono } from 'hono';
import * as z from 'zod';
import { FAULT_KINDS, type FaultPlan } from './plan.js';

const FAULT = z.strictObject({
  call: z.string().regex(/^(?:\*|\w+\/(?:get|create|update|delete)|\/v3\/[\w/]+)$/),
  kind: z.enum(FAULT_KINDS),
  when: z.enum(['before', 'after']).default('before'),
  delayMs: z.int().min(0).max(120_000).default(0),
  times: z.int().min(1).max(1000).default(1),
  status: z.int().min(400).max(599).default(502),
  message: z.string().default('Sorry! Something went wrong on our end.'),
});

/** `POST` adds a fault, `GET` lists the pending ones, `DELETE` removes all. */
export function faultEndpoint(plan: FaultPlan): Hono {
  const app = new Hono();
  app.get('/', (context) => context.json(plan.pending()));
  app.post('/', async (context) => {
    const fault = FAULT.safeParse(await context.req.json().catch(() => null));
    if (!fault.success) return context.json({ error: z.prettifyError(fault.error) }, 400);
    plan.add(fault.data);
    return context.json(plan.pending(), 201);
  });
  app.delete('/', (context) => {
    plan.clear();
    return context.json(plan.pending());
  });
  return app;
}
