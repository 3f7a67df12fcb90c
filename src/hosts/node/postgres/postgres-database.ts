/**
 * The Database port over PostgreSQL: a pool of connections, one for each transaction from its beginning to its end. READ
 * COMMITTED, and a transaction that changes an account locks its row first, so that of each account one change happens at
 * a time, as it is where there is one connection. What was rolled back for the sake of another is tried again from its first read.
 */
import { setTimeout as after } from 'node:timers/promises';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import type { Database, Queries, SqlValue } from '../../../service/kernel/ports/database.ts';
import type { Log } from '../../../service/kernel/ports/log.ts';
import { COLUMN_VALUES, heldValue } from './column-values.ts';
import { isUnreachable, mayTryAgain, serviceFault, spoilsConnection } from './database-faults.ts';
import { toPostgres } from './translate-sql.ts';

export interface PostgresOptions {
  readonly address: string;
  /** At most this many at once. */
  readonly connections: number;
  readonly log: Log;
}

const TRIES_MAX = 8;
/** How long to wait for a connection, and for the row of an account. */
const WAIT_MS = 20_000;
/** A host that was cut off does not keep an account locked for longer. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** PostgreSQL's `FOR NO KEY UPDATE` lets others insert rows that refer to the account. */
const LOCK_ACCOUNT = 'SELECT 1 FROM account WHERE id = ? FOR NO KEY UPDATE';

export function openPostgresDatabase({ address, connections, log }: PostgresOptions): Database {
  const pool = new Pool({
    connectionString: address,
    application_name: 'cliproom',
    max: connections,
    connectionTimeoutMillis: WAIT_MS,
    lock_timeout: WAIT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    types: COLUMN_VALUES,
  });
  // Of a connection nobody uses at the moment: the pool makes another when it is wanted.
  pool.on('error', (error) => log.error('A connection to the database was lost.', error, {}));

  const connect = async (): Promise<Session> => {
    try {
      return new Session(await pool.connect());
    } catch (error) {
      log.error('The database cannot be reached.', error, {});
      throw serviceFault(error);
    }
  };

  /** On a connection of its own, again where PostgreSQL asks for that. */
  const withSession = async <Result>(work: (session: Session) => Promise<Result>): Promise<Result> => {
    for (let tries = 1; ; tries += 1) {
      const session = await connect();
      try {
        return await work(session);
      } catch (error) {
        if (isUnreachable(session.fault)) log.error('The database cannot be reached.', session.fault, {});
        if (!mayTryAgain(session.fault) || tries === TRIES_MAX) throw error;
      } finally {
        session.release();
      }
      // Those who met here meet later, and not all at once.
      await after(Math.random() * 2 ** tries);
    }
  };

  return {
    ...queriesOf((sql, params) => withSession((session) => session.ask(sql, params))),
    transaction: async (work, account) => {
      const { result, afterwards } = await withSession((session) => transact(session, work, account));
      for (const step of afterwards) step();
      return result;
    },
    afterCommit: (step) => step(),
    close: () => pool.end(),
  };
}

interface Answer {
  readonly changes: number;
  readonly rows: unknown[];
}

type Ask = (sql: string, params: readonly SqlValue[]) => Promise<Answer>;

/** A connection while it is in use, one statement at a time, also where its user does not wait for each. */
class Session {
  /** What was refused first, as it came: what was done with it before it came back here says nothing of it. */
  fault: unknown = null;
  private readonly connection: PoolClient;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly onLost = (error: Error): void => {
    this.fault ??= error;
  };

  constructor(connection: PoolClient) {
    this.connection = connection;
    // Lost between two statements: nobody else is told, and without a listener the process would end.
    connection.on('error', this.onLost);
  }

  ask(sql: string, params: readonly SqlValue[] = []): Promise<Answer> {
    const answer = this.turn.then(() => this.send(sql, params));
    this.turn = answer.catch(() => undefined);
    return answer;
  }

  release(): void {
    this.connection.removeListener('error', this.onLost);
    this.connection.release(this.fault !== null && spoilsConnection(this.fault));
  }

  private async send(sql: string, params: readonly SqlValue[]): Promise<Answer> {
    try {
      const { rowCount, rows } = await this.connection.query({
        ...statementOf(sql),
        values: params.map(heldValue),
      });
      return { changes: rowCount ?? 0, rows };
    } catch (error) {
      this.fault ??= error;
      throw serviceFault(error);
    }
  }
}

function queriesOf(ask: Ask): Omit<Queries, 'afterCommit'> {
  return {
    run: async (sql, params = []) => ({ changes: (await ask(sql, params)).changes }),
    all: async <Row>(sql: string, params: readonly SqlValue[] = []) => (await ask(sql, params)).rows as Row[],
    get: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
      (await ask(sql, params)).rows[0] as Row | undefined,
  };
}

/** More than the service has; what is put together from foreign names beyond that is not kept. */
const STATEMENTS_KEPT = 1000;
const statements = new Map<string, QueryConfig>();

/** Rows are asked for by prepared statements, which each connection keeps by their names; the schema is changed without. */
function statementOf(sql: string): QueryConfig {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const text = toPostgres(sql);
  if (statements.size === STATEMENTS_KEPT || !/^\s*(SELECT|INSERT|UPDATE|DELETE)\b/.test(sql))
    return { text };
  const statement = { text, name: `s${statements.size}` };
  statements.set(sql, statement);
  return statement;
}

interface Committed<Result> {
  readonly result: Result;
  readonly afterwards: readonly (() => void)[];
}

async function transact<Result>(
  session: Session,
  work: (tx: Queries) => Promise<Result>,
  account: string | undefined,
): Promise<Committed<Result>> {
  let isOver = false;
  const afterwards: (() => void)[] = [];
  const ask: Ask = async (sql, params) => {
    if (isOver) throw new Error('This transaction is over: something of its work was not waited for.');
    return session.ask(sql, params);
  };
  await session.ask('BEGIN ISOLATION LEVEL READ COMMITTED');
  try {
    if (account !== undefined) await session.ask(LOCK_ACCOUNT, [account]);
    const result = await work({ ...queriesOf(ask), afterCommit: (step) => afterwards.push(step) });
    isOver = true;
    // Once a statement is refused nothing is kept, whatever the work made of it; COMMIT would roll back and not say so.
    if (session.fault !== null) throw serviceFault(session.fault);
    await session.ask('COMMIT');
    return { result, afterwards };
  } catch (error) {
    isOver = true;
    // Where this fails the connection is gone, and the transaction with it.
    if (session.fault === null || !spoilsConnection(session.fault))
      await session.ask('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
