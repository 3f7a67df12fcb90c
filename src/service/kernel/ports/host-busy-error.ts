/** More bodies come in at once than the host holds; the same request succeeds a moment later. */
export class HostBusyError extends Error {
  override readonly name = 'HostBusyError';
}
