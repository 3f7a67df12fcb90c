/** Keyless links to files: where they lead, and reading what they lead to. No key goes there, and none is noted. */
import type { AnswerLimits } from './answer-limits.ts';
import { withinMsOf } from './answer-limits.ts';
import type { Connection } from './connection.ts';
import { fetchHeard } from './fetch-heard.ts';
import { unanswered } from './limit-answer.ts';

export interface Links {
  /** Services give whole addresses, or paths of their own. */
  addressOf(url: string): string;
  /** Whatever is answered, once; rejects with ApiError where nothing comes, and so does its body. */
  open(url: string, signal?: AbortSignal): Promise<Response>;
}

const OPERATION = 'file';

export function createLinks(connection: Connection, limits: AnswerLimits): Links {
  const addressOf = (url: string): string => (/^https?:/.test(url) ? url : connection.baseUrl + url);
  return {
    addressOf,
    async open(url, signal) {
      const withinMs = withinMsOf(
        connection,
        { rateClass: 'read', query: undefined, body: undefined },
        limits,
      );
      try {
        return await fetchHeard(
          connection,
          addressOf(url),
          { referrerPolicy: 'no-referrer' },
          { operation: OPERATION, withinMs, signal },
        );
      } catch (cause) {
        throw unanswered(OPERATION, cause, signal);
      }
    },
  };
}
