/** Runs one task in a media worker of its own: stopping it, or its crash, touches nothing else. */
import { sayTold } from '../../../base/told.ts';
import type { TranscriptionCall } from '../../../media/listen/speech/transcribe-speech.ts';
import { type MediaCall, MediaCrashError, UnreadableMediaError } from '../../../service/ports.ts';
import { mediaErrorOf } from './media-error.ts';
import type { MediaReply, MediaResults, MediaTask } from './media-task.ts';
import { LONGEST_SILENCE_MS, STUCK, watchSilence } from './silence-watch.ts';

/** Throws UnreadableMediaError, StorageFullError, the signal's reason, or an Error with a sentence to show. */
export function runMediaTask<Task extends MediaTask>(
  task: Task,
  call?: MediaCall & Partial<Pick<TranscriptionCall, 'onWindow'>>,
): Promise<MediaResults[Task['kind']]> {
  return new Promise((resolve, reject) => {
    call?.signal.throwIfAborted();
    const worker = new Worker(new URL('./media.worker.ts', import.meta.url), {
      type: 'module',
      name: task.kind,
    });
    const silence = watchSilence(LONGEST_SILENCE_MS, () => {
      finish();
      reject(new UnreadableMediaError(STUCK));
    });
    const stop = () => {
      finish();
      reject(call?.signal.reason);
    };
    const finish = () => {
      silence.stop();
      worker.terminate();
      call?.signal.removeEventListener('abort', stop);
    };
    call?.signal.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<MediaReply>) => {
      try {
        receive(data);
      } catch (error) {
        // What a receiver of progress throws ends its task, never the service.
        finish();
        reject(error);
      }
    };
    const receive = (data: MediaReply): void => {
      if (data.kind === 'progress') {
        silence.heard();
        call?.onProgress(data.progress, data.stage);
        return;
      }
      if (data.kind === 'window') {
        call?.onWindow?.(data.window);
        return;
      }
      finish();
      if (data.kind === 'done') resolve(data.result as MediaResults[Task['kind']]);
      else reject(mediaErrorOf(data.name, data.message, 'device'));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      finish();
      reject(
        new MediaCrashError(sayTold('media_worker_stopped', { why: event.message || sayTold('no_reason') })),
      );
    };
    worker.postMessage(task);
  });
}
