/** What a worker that is only tried says; one that never answers is as good as none. */

const ANSWERS_WITHIN_MS = 15_000;

/** False where it does not load, or says nothing in time. */
export function answerOfWorker(
  from: { onmessage: ((event: MessageEvent<boolean>) => void) | null },
  worker: AbstractWorker,
): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    from.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve(false);
    setTimeout(() => resolve(false), ANSWERS_WITHIN_MS);
  });
}
