/**
 * What never becomes a request of the service: no HTTP, headers over the limit, no host. It is refused as everything
 * else is, with an error body and an id (specification, sections 4 and 7).
 */
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import { newId } from '../../../contract/ids.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { errorAnswer } from '../../../service/http/error-answer.ts';
import { ApiError, issueOf } from '../../../service/kernel/api-error.ts';
import type { Log } from '../../../service/kernel/ports/log.ts';

/** As Node answers them by itself; everything else is 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node's own mark of an answer that is under way on a connection. */
interface Answering {
  readonly _httpMessage?: { readonly headersSent: boolean } | null;
}

/** To what was thrown beside the service; whoever asked in a way that cannot be read is no fault of ours. */
export function answerThrown(error: unknown, log: Log): Response {
  return errorAnswer(
    error instanceof RequestError ? unreadable() : error,
    newId('request'),
    log,
    'beside the service',
  );
}

/** Answers what the parser gives up. @param maxHeaderBytes told where that may be why */
export function refuseUnread(server: Server, log: Log, maxHeaderBytes: number): void {
  server.on('clientError', async (error: NodeJS.ErrnoException, socket: Socket & Answering) => {
    const isGone = error.code === 'ECONNRESET' || !socket.writable;
    if (isGone || socket._httpMessage?.headersSent === true) {
      socket.destroy(error);
      return;
    }
    const hint = `The address and the headers may have ${maxHeaderBytes} bytes together.`;
    const answer = errorAnswer(unreadable(hint), newId('request'), log, 'unread');
    const body = Buffer.from(await answer.arrayBuffer());
    const status = STATUS_OF[error.code ?? ''] ?? answer.status;
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...[...answer.headers].map(([name, value]) => `${name}: ${value}`),
      `content-length: ${body.byteLength}`,
      'connection: close',
    ];
    socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]), () =>
      // Whoever waits for the rest of a body learns of it.
      socket.destroy(error),
    );
  });
}

function unreadable(hint?: string): ApiError {
  const why = problem('request_wrong');
  return new ApiError('VALIDATION_FAILED', why, {
    ...(hint !== undefined && { hint }),
    details: { issues: [issueOf('', 'unreadable', why)] },
  });
}
