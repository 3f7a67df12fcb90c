/** Whether an error says that somebody stopped what failed, or closed the dialog it waited for. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
