/** The last handlers of workers: nothing that goes wrong is silent, and nothing waits for an answer that cannot come. */

/** For workers that serve others as long as they live: logged with its cause, and the worker goes on. */
export function goOnAfterUncaught(scope: EventTarget, tell: (cause: unknown) => void): void {
  scope.addEventListener('error', (event) => {
    event.preventDefault();
    const { error, message } = event as ErrorEvent;
    tell(error ?? message);
  });
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    tell((event as PromiseRejectionEvent).reason);
  });
}

/** For workers that do one thing for a page: a lost promise is an error of the worker, which its owner hears. */
export function endAfterLostPromise(scope: EventTarget, report: (cause: unknown) => void): void {
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    report((event as PromiseRejectionEvent).reason);
  });
}
