/** eSpeak NG in a browser worker of its own, as a Synthesizer. One text at a time. */
import { problem } from '../../../contract/problems/problem.ts';
import { type RawSpeech, SpeechError, type Synthesizer } from '../synthesizer.ts';
import type { EspeakReply, EspeakRequest } from './espeak-messages.ts';

export async function openEspeakWorker(): Promise<Synthesizer> {
  const worker = new Worker(new URL('./espeak.worker.ts', import.meta.url), {
    type: 'module',
    name: 'espeak',
  });
  return {
    synthesize: (text, setting) =>
      new Promise<RawSpeech>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<EspeakReply>) => {
          if (data.kind === 'spoken') resolve(data.speech);
          else reject(new SpeechError(data.problem));
        };
        worker.onerror = (event) => {
          event.preventDefault();
          reject(
            new SpeechError(problem('voices_not_loaded', { why: event.message || problem('no_reason') })),
          );
        };
        const request: EspeakRequest = { text, setting };
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}
