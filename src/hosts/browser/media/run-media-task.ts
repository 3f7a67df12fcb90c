/** Runs one task in a media worker of its own: stopping it, or its crash, touches nothing else. */
import { problem } from '../../../contract/problems/problem.ts';
import type { TranscriptionCall } from '../../../media/listen/speech/transcribe-speech.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { type MediaCall, MediaCrashError } from '../../../service/kernel/ports/media-engine.ts';
import { mediaErrorOf } from './media-error.ts';
import type { MediaReply, MediaResults, MediaTask } from './media-task.ts';
import type { SpawnMediaWorker } from './media-worker.ts';
import { LONGEST_SILENCE_MS, STUCK, watchSilence } from './silence-watch.ts';

type TaskCall = MediaCall & Partial<Pick<TranscriptionCall, 'onWindow'>>;

/** Rejects with UnreadableMediaError, StorageFullError, the signal's reason, or the error of the task. */
export type RunMediaTask = <Task extends MediaTask>(
  task: Task,
  call?: TaskCall,
) => Promise<MediaResults[Task['kind']]>;

export function mediaTasksIn(spawn: SpawnMediaWorker): RunMediaTask {
  return (task, call) => runMediaTask(spawn, task, call);
}

function runMediaTask<Task extends MediaTask>(
  spawn: SpawnMediaWorker,
  task: Task,
  call?: TaskCall,
): Promise<MediaResults[Task['kind']]> {
  return new Promise((resolve, reject) => {
    call?.signal.throwIfAborted();
    const worker = spawn(task.kind, (why) => {
      finish();
      reject(new MediaCrashError(problem('media_worker_stopped', { why: why || problem('no_reason') })));
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
      worker.end();
      call?.signal.removeEventListener('abort', stop);
    };
    call?.signal.addEventListener('abort', stop);
    worker.port.onmessage = ({ data }: MessageEvent<MediaReply>) => {
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
      else reject(mediaErrorOf(data.name, data.problem, 'device'));
    };
    worker.port.postMessage(task);
  });
}
