/** The pace of a thread that was given a port to who keeps the budget: of a page or of a worker. */
import { createPace } from '../../client/pace/create-pace.ts';
import type { Pace } from '../../client/pace/pace.ts';
import { paceOnPort } from '../../client/pace/pace-on-port.ts';

export function joinPace(port: MessagePort): Pace {
  return paceOnPort(port, { alone: () => createPace(), locks: navigator.locks });
}
