/** Reading a job, with an optional hold until it ends. */
import type { Handlers } from '../kernel/call.ts';
import type { Queries } from '../kernel/ports/database.ts';
import type { WaitGate } from '../kernel/wait-gate.ts';
import { isOver, requireJob, toJob } from './job-rows.ts';

export function jobHandlers(
  { database }: { readonly database: Queries },
  waits: WaitGate,
): Handlers<'get_job'> {
  return {
    get_job: async ({ account, params, query, signal }) => {
      const read = () => requireJob(database, account.id, params.jobId);
      await waits.hold(
        query.wait,
        account.id,
        params.jobId,
        async () => isOver((await read()).status),
        signal,
      );
      return { body: { job: toJob(await read()) } };
    },
  };
}
