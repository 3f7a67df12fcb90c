/**
 * Where a page is longer in being drawn than browsers let a transition wait, it is shown without one. They tell of that
 * by a promise that nobody asked for, and it would stand in the console as an error. What drawing itself throws comes by
 * the transition's other promises, and stays an error.
 */
type Transitions = Partial<Pick<Document, 'startViewTransition'>>;

export function forgiveLateTransitions(page: Transitions): void {
  const start = page.startViewTransition;
  if (start === undefined) return;
  page.startViewTransition = (update) => {
    const transition = start.call(page as Document, update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
