import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type ClientCalls, isCallError } from '@tackboard/api-client';
import { connect, seededRandom } from '@tackboard/api/testing';
import { FAULT_KINDS } from '../faults/plan.ts';
import { type Action, type Choose, createActions, type Territory } from './actions.ts';
import { compare, type Expected, type State } from './model.ts';
import { count, createReport, type FaultReport } from './report.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Options of {@link runFaults}. */
export interface FaultRunOptions {
  readonly databasePath: string;
  readonly mediaDirectory: string;
  readonly writes: number;
  readonly clients: number;
  readonly kills: number;
  readonly seed: number;
}

/** Pins of each client: to save, and to hide. */
const [SAVED_PINS, HIDDEN_PINS] = [8, 3];

/** One write in so many is planned a fault, has no key, and is sent once more later. */
const [FAULT_IN, KEYLESS_IN, DUPLICATE_IN] = [3, 3, 12];

/** The pause before a failed request is sent again. */
const REPEAT_PAUSE_MS = 25;

/** A write that never gets through is a failure of the run. */
const MAX_REPEATS = 1200;

/** The kinds of faults: all but the one that waits for the plan to be cleared. */
const KINDS = FAULT_KINDS.filter((kind) => kind !== 'timeout');

interface Worker {
  readonly calls: ClientCalls;
  readonly actions: ReturnType<typeof createActions>;
  readonly choose: Choose;
  /** The state that a request on its way may change. */
  pending: State | undefined;
  readonly acknowledged: { readonly action: Action; readonly key: string }[];
}

/**
 * Sends random writes from many clients to a real server that loses connections, fails and is killed, and compares what was
 * acknowledged with its database: after each kill, and at the end. The same seed makes the same choices.
 */
export async function runFaults(options: FaultRunOptions): Promise<FaultReport> {
  const { databasePath, mediaDirectory, clients, writes, kills, seed } = options;
  const report = createReport();
  const pins = clients * (SAVED_PINS + HIDDEN_PINS) + 200;
  const settings = { databasePath, mediaDirectory, pins };
  let server: ServerProcess = await startServerProcess({ ...settings, port: 0 });
  const { port } = server;
  const origin = `http://127.0.0.1:${port}`;
  const workers = await createWorkers(origin, databasePath, clients, seed);

  const expected = (isSettled: (worker: Worker, state: State) => boolean): Expected[] =>
    workers.flatMap((worker) =>
      worker.actions.expected().filter(({ state }) => isSettled(worker, state)),
    );
  const check = (states: readonly Expected[]): void => {
    report.comparisons += states.length;
    report.violations.push(...compare(databasePath, states));
  };

  let restarting: Promise<void> | undefined;
  const restart = async (): Promise<void> => {
    // Before the kill: a response that arrives later belongs to a request that is pending now.
    const states = expected(({ pending }, state) => !isSame(pending, state));
    report.kills += 1;
    await server.kill();
    check(states);
    server = await startServerProcess({ ...settings, port });
    restarting = undefined;
  };

  let begun = 0;
  const killAt = Array.from({ length: kills }, (_, at) =>
    Math.round(((at + 0.5) * writes) / kills),
  );
  const work = async (worker: Worker): Promise<void> => {
    while (begun < writes) {
      begun += 1;
      if (restarting === undefined && begun >= (killAt[report.kills] ?? Infinity))
        restarting = restart();
      await write(worker, origin, report);
    }
  };
  try {
    await Promise.all(workers.map(work));
    await restarting;
    check(expected(() => true));
  } finally {
    // A restart that failed has thrown above; here the server only has to end.
    await restarting?.catch(() => undefined);
    await server.kill();
  }
  if (report.kills < kills) report.violations.push(`only ${report.kills} of ${kills} kills`);
  return report;
}

function isSame(one: State | undefined, other: State): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function write(worker: Worker, origin: string, report: FaultReport): Promise<void> {
  const { actions, choose, acknowledged } = worker;
  if (choose(FAULT_IN) === 0) await planFault(origin, choose, report);
  const action = actions.next();
  const key = choose(KEYLESS_IN) === 0 ? '' : crypto.randomUUID();
  if (key === '') report.keyless += 1;
  worker.pending = action.state;
  const result = await sendUntilAcknowledged(worker, action, key, report);
  action.apply(result);
  worker.pending = undefined;
  count(report.writes, action.name);

  if (key !== '') acknowledged.push({ action, key });
  if (choose(DUPLICATE_IN) !== 0) return;
  // A stale page or another tab: the last write without a key, or any earlier one with its key.
  const isRepeatable = key === '' || acknowledged.length === 0;
  const again = isRepeatable ? { action, key } : acknowledged[choose(acknowledged.length)]!;
  report.duplicates += 1;
  worker.pending = again.action.state;
  await sendUntilAcknowledged(worker, again.action, again.key, report);
  worker.pending = undefined;
}

async function sendUntilAcknowledged(
  { calls }: Worker,
  action: Action,
  key: string,
  report: FaultReport,
): Promise<unknown> {
  for (let repeat = 0; repeat < MAX_REPEATS; repeat += 1) {
    report.requests += 1;
    try {
      return await action.send(calls, { idempotencyKey: key });
    } catch (error) {
      if (!isCallError(error)) throw error;
      const { status = 500, outcome } = error;
      if (status < 500 && outcome === 'failed') {
        report.violations.push(`${action.name} is refused: ${error.message}`);
        return undefined;
      }
      report.repeats += 1;
      await wait(REPEAT_PAUSE_MS);
    }
  }
  throw new Error(`${action.name} was never acknowledged.`);
}

async function planFault(origin: string, choose: Choose, report: FaultReport): Promise<void> {
  const kind = KINDS[choose(KINDS.length)] ?? 'drop';
  const when = choose(2) === 0 ? 'before' : 'after';
  const status = kind === 'status' ? 500 : 502;
  const delayMs = kind === 'latency' ? 5 + choose(60) : 0;
  const body = JSON.stringify({ call: '*', kind, when, status, delayMs });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/__faults`, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  if (response?.ok === true) count(report.faults, `${kind} ${when}`);
}

async function createWorkers(
  origin: string,
  databasePath: string,
  clients: number,
  seed: number,
): Promise<Worker[]> {
  const database = new DatabaseSync(databasePath, { timeout: 5000 });
  const ids = (sql: string, ...values: string[]): string[] =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => String(row['id']));
  const users = database.prepare('SELECT id, username FROM users ORDER BY rowid').all();
  const listed = ids(
    `SELECT pins.id FROM pins LEFT JOIN boards ON boards.id = pins.board_id
     WHERE is_listed = 1 AND (boards.id IS NULL OR boards.privacy <> 'secret') ORDER BY feed_position`,
  );
  const workers = Array.from({ length: clients }, async (_, at): Promise<Worker> => {
    const user = users[at % users.length];
    const [userId, username] = [String(user?.['id']), String(user?.['username'])];
    // Two clients of one person share no target.
    const round = Math.floor(at / users.length);
    const mine = <Item>(items: readonly Item[]): Item[] =>
      items.filter((_item, index) => index % Math.ceil(clients / users.length) === round);
    const own = ids('SELECT id FROM pins WHERE pinner_id = ? ORDER BY feed_position', userId);
    const others = listed.filter((id) => !own.includes(id));
    const start = at * (SAVED_PINS + HIDDEN_PINS);
    const territory: Territory = {
      userId,
      pins: others.slice(start, start + SAVED_PINS),
      hidden: others.slice(start + SAVED_PINS, start + SAVED_PINS + HIDDEN_PINS),
      published: mine(own).slice(0, 5),
      boards: mine(
        ids(
          `SELECT id FROM boards WHERE owner_id <> ? AND privacy = 'public' ORDER BY rowid LIMIT 20`,
          userId,
        ),
      ),
      people: mine(users.map((each) => String(each['id'])).filter((id) => id !== userId)),
      topics: [`${at}01`, `${at}02`],
      boardName: `Client ${at} board`,
    };
    const { whole } = seededRandom(`${seed}/${at}`);
    const choose: Choose = (below) => whole(0, below - 1);
    const { calls } = await connect(origin, username);
    const actions = createActions(territory, choose);
    return { calls, actions, choose, pending: undefined, acknowledged: [] };
  });
  try {
    return await Promise.all(workers);
  } finally {
    database.close();
  }
}
