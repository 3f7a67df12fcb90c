/**
 * The two addresses of the whole library. They stand beside the table of owner operations because one answers
 * with a file and the other is sent one. Shape: open-shapes.md, Owner operations.
 */
import { problem } from '../../../../contract/problems/problem.ts';
import { invalid } from '../../../kernel/api-error.ts';
import type { Account } from '../../../kernel/call.ts';
import { dayOf } from '../../../kernel/time.ts';
import type { OperatorContext } from '../operator-context.ts';
import { bringInLibrary } from './bring-in-library.ts';
import { openLibraryFile } from './write-library.ts';

export async function answerLibrary(context: OperatorContext, account: Account): Promise<Response> {
  const body = await openLibraryFile(context, account.id);
  return new Response(body, {
    headers: {
      'Content-Type': 'application/x-tar',
      'Content-Disposition': `attachment; filename="cliproom-${dayOf(context.clock.nowMs())}.tar"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}

export async function takeLibrary(
  context: OperatorContext,
  account: Account,
  request: Request,
): Promise<Response> {
  if (!request.body) throw invalid('', 'not_a_library', problem('library_not_sent'));
  return Response.json({ library: await bringInLibrary(context, account.id, request.body) });
}
