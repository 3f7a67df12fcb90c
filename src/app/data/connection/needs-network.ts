/** Whether a service is out of reach without a network: not the one in this browser, nor one on this computer. */
import type { Connection } from '../../../client/connection.ts';

const THIS_COMPUTER = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

export function needsNetwork({ kind, baseUrl }: Pick<Connection, 'kind' | 'baseUrl'>): boolean {
  return kind === 'remote' && !THIS_COMPUTER.test(new URL(baseUrl).hostname);
}
