import type { Client, ClientCalls } from '@tackboard/api-client';
import type { Session } from '@tackboard/domain';
import { deferCalls } from './deferred-calls.js';
import { deferReports } from './deferred-reports.js';
import { onFirstInput } from './first-input.js';

/** The calls and reports of a page, whose code is loaded at the first input or call. */
export function deferServerCode(
  client: Client,
  session: Session,
  onError: (error: unknown) => void,
): { readonly calls: ClientCalls; readonly reports: ReturnType<typeof deferReports> } {
  type Code = ReturnType<typeof start>;
  const start = async () => {
    const { createCalls, createReports } = await import('./server-code.js');
    const reports = createReports(client, session, onError);
    deferred.start(reports);
    return createCalls(client);
  };
  let pending: Code | undefined;
  const load = () => {
    pending ??= start().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
  const preload = () => void load().catch(onError);
  const deferred = deferReports(preload);
  onFirstInput(preload);
  // The visit of somebody who is not signed in is recorded without an input.
  if (!session.isAuthenticated) preload();
  return { calls: deferCalls(load), reports: deferred };
}
