/** How many statements each kind of request asks of the database: what a service of many machines pays over the network. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queries } from '../service/kernel/ports/database.ts';

interface StatementCount {
  database(database: Database): Database;
  /** @param request such as `GET /v1/clips/clip_1` */
  during<Result>(request: string, work: () => Promise<Result>): Promise<Result>;
  /** Kinds of requests, with ids as one word, and the statements of the one that asked most; BEGIN and COMMIT left out. */
  most(): ReadonlyMap<string, readonly string[]>;
  /** Left on, it costs every promise that this process makes from now on. */
  end(): void;
}

/** Of the queue a request woke, of what is noted once a minute, and of a claim that is renewed as long as work takes. */
const NOT_ITS_OWN =
  /cancel_requested = 0|attempts, cancel_requested FROM|attempts = attempts|last_used_ms = \?|SET claimed_until_ms = \?, conversion = \?/;

const ID = /\/[a-z]+_[A-Za-z0-9]{8,}|\/\d+(?=\/|$)/g;

export function countStatements(): StatementCount {
  const here = new AsyncLocalStorage<string[]>();
  const most = new Map<string, readonly string[]>();
  const counted = (rows: Queries): Queries => ({
    run: (sql, params) => noted(sql, () => rows.run(sql, params)),
    all: (sql, params) => noted(sql, () => rows.all(sql, params)),
    get: (sql, params) => noted(sql, () => rows.get(sql, params)),
    // What a request sets going is not asked by it.
    afterCommit: (step) => rows.afterCommit(() => here.exit(step)),
  });
  const noted = <Result>(sql: string, work: () => Result): Result => {
    if (!NOT_ITS_OWN.test(sql)) here.getStore()?.push(sql);
    return work();
  };
  return {
    database: (database) => ({
      ...counted(database),
      transaction: (work, account) => database.transaction((tx) => work(counted(tx)), account),
      close: () => database.close(),
    }),
    during: async (request, work) => {
      const statements: string[] = [];
      const result = await here.run(statements, work);
      const kind = request.replace(ID, '/{id}');
      // What it started goes on under its name; that is not the request any more.
      if ((most.get(kind)?.length ?? -1) < statements.length) most.set(kind, [...statements]);
      return result;
    },
    most: () => most,
    end: () => here.disable(),
  };
}
