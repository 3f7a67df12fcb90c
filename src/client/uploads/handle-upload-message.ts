/** The worker's side of uploads: turns messages into session calls. The host brings transport and records. */
import type { ToUploadWorker } from './upload-messages.ts';
import type { UploadSession } from './upload-session.ts';

export function handleUploadMessage(
  session: UploadSession,
  message: Exclude<ToUploadWorker, { type: 'connect' }>,
): Promise<void> {
  switch (message.type) {
    case 'start':
      return session.start(message.localId, message.file, message.handle);
    case 'give':
      return session.give(message.localId, message.file, message.handle, message.title);
    case 'resume':
      return session.resume(message.localId, message.file);
    case 'title':
      return session.setTitle(message.localId, message.title);
    case 'pause':
      session.pause(message.localId);
      return Promise.resolve();
    case 'wake':
      session.wake();
      return Promise.resolve();
    case 'cancel':
      return session.cancel(message.localId);
  }
}
