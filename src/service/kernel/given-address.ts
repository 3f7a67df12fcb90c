/** An address of a server that a user gave, checked before anything is asked of it. */
import { problem } from '../../contract/problems/problem.ts';
import { invalid } from './api-error.ts';
import type { Network } from './ports/network.ts';

/** Without query and without the slash at its end, so that paths can be added. Throws VALIDATION_FAILED at `/address`. */
export function givenAddress({ refusalOf }: Network, text: string): string {
  if (!URL.canParse(text)) throw invalid('/address', 'not_an_address', problem('address_not_http'));
  const url = new URL(text);
  const refusal = refusalOf(url);
  if (refusal !== null) throw invalid('/address', 'address_refused', refusal);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
