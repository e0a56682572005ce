import { afterAll, beforeEach } from 'vitest';
import { startTestServer, type TestServer } from './test-server.js';
import type { Visitor } from './visitor.js';

/** A server for the tests of one file, and two people who are signed in. */
interface PinTests<Person> {
  readonly server: TestServer;
  readonly maren: Person;
  readonly tomas: Person;
}

/**
 * Starts a server for the tests of a file. `signIn` is `visit` for requests, or `connect` for the calls of the client. Before
 * each test nobody has saved anything, and no pin is deleted.
 */
export async function startPinTests<Person>(
  signIn: (origin: string, username: string) => Promise<Person>,
): Promise<PinTests<Person>> {
  const server = await startTestServer();
  afterAll(() => server.stop());
  beforeEach(() => {
    const { database } = server;
    database.exec('DELETE FROM saves; DELETE FROM answers; UPDATE pins SET deleted_at = NULL');
  });
  return {
    server,
    maren: await signIn(server.origin, 'marenkjaer'),
    tomas: await signIn(server.origin, 'tomasoliveira'),
  };
}

/** Saves a pin, and returns the id of the copy. */
export async function saveAs(visitor: Visitor, pin: string, board?: string): Promise<string> {
  const { data } = await visitor.write('RepinResource/create', { pin_id: pin, board_id: board });
  return (data as { id: string }).id;
}

/** The status of reading a pin. */
export async function readStatus(visitor: Visitor, id: string): Promise<number> {
  return (await visitor.get('PinResource/get', { id })).status;
}
