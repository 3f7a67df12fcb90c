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
  const addressOf = (url: string): string => {
    if (!/^https?:/.test(url)) return connection.baseUrl + url;
    const link = new URL(url);
    return isInner(link, connection) ? connection.baseUrl + link.pathname + link.search : url;
  };
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

/**
 * A service behind a proxy may not know how it is reached: it names its own machine, or takes itself for one without TLS.
 * Both lead nowhere from here.
 */
function isInner(link: URL, { baseUrl }: Connection): boolean {
  if (!URL.canParse(baseUrl)) return false;
  const service = new URL(baseUrl);
  const isWithoutTls = link.protocol === 'http:' && service.protocol === 'https:';
  if (isWithoutTls && link.hostname === service.hostname) return true;
  return isThisMachine(link) && !isThisMachine(service);
}

function isThisMachine({ hostname }: URL): boolean {
  return /^(?:(?:.+\.)?localhost|127\..+|\[::1\])$/.test(hostname);
}
