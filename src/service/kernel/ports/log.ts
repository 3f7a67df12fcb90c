/** Where faults go that a caller is only told the request id of. */
export interface Log {
  error(message: string, cause: unknown, context: Readonly<Record<string, string>>): void;
}
