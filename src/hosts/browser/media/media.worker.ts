/** Entry of the media worker: does the one task it is sent and answers on the same channel. */
import { renderClip } from '../../../media/render/render-clip.ts';
import type { MediaReply, MediaResults, MediaTask } from './media-task.ts';
import { openOpfsOutput } from './opfs-output.ts';

/** Stopping a task ends its worker, so nothing inside ever has to listen. */
const call = {
  signal: new AbortController().signal,
  onProgress: (progress: number, stage: string) => reply({ kind: 'progress', progress, stage }),
};

function reply(message: MediaReply): void {
  postMessage(message);
}

async function run(task: MediaTask): Promise<MediaResults[MediaTask['kind']]> {
  switch (task.kind) {
    case 'render': {
      const output = await openOpfsOutput(task.outputFile);
      try {
        return await renderClip(task.file, task.plan, output, call);
      } finally {
        output.close();
      }
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<MediaTask>) => {
  run(data).then(
    (result) => reply({ kind: 'done', result }),
    (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      reply({ kind: 'failed', name, message });
    },
  );
});
