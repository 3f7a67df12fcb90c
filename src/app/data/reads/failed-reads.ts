/** Several reads that failed, as one: what `QueryErrors` shows. */

interface Read {
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export interface FailedReads {
  /** Why the first that failed did; null where none has. */
  readonly error: unknown;
  /** Tries those again that failed. */
  readonly refetch: () => void;
}

export function failedReads(reads: readonly Read[]): FailedReads {
  const failed = reads.filter(({ isError }) => isError);
  return {
    error: failed[0]?.error ?? null,
    refetch: () => {
      for (const read of failed) void read.refetch();
    },
  };
}
