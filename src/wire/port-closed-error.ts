/** The other end of the port went away: whether the request ran is unknown (a keyed call may be sent again). */
export class PortClosedError extends Error {
  override readonly name = 'PortClosedError';
  readonly code = 'PORT_CLOSED';

  constructor() {
    super('The service in this browser was restarted before it answered. Try again.');
  }
}
