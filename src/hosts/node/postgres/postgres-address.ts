/** The address of a PostgreSQL database, as an operator gives it and as it may be shown. */
import { UsageError } from '../usage-error.ts';

/** @throws UsageError, which does not repeat what was given: it may hold a password */
export function readPostgresAddress(flag: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url === null ||
    !/^postgres(ql)?:$/.test(url.protocol) ||
    url.hostname === '' ||
    url.pathname.length < 2
  )
    throw new UsageError(`${flag} takes an address such as postgres://user@host:5432/cliproom.`);
  return text;
}

/** Where it is, and nothing of who comes or how: for people and logs. */
export function shownAddress(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}
