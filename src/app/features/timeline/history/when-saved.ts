/** Waits until nothing of the edit is on its way to the service any more. */
import type { Editor } from '../../../../timeline/session/editor.ts';

/** Own changes cannot be saved as things stand: a conflict waits for a choice, or the service is out of reach. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved';
}

/** @returns the revision that holds everything done so far. @throws NotSaved */
export function whenSaved({ store }: Editor): Promise<number> {
  return new Promise((resolve, reject) => {
    let stop: (() => void) | null = null;
    const look = (): boolean => {
      const { session, sendError } = store.get();
      if (session.conflict !== null || sendError !== null) reject(new NotSaved('Own changes are not saved.'));
      else if (session.queue.length === 0 && !session.sending) resolve(session.revision);
      else return false;
      stop?.();
      return true;
    };
    if (!look()) stop = store.subscribe(look);
  });
}
