/** Entry of the worker that holds eSpeak NG, apart from everything else: texts in, sound and marks out. */
import { problemOf } from '../../../contract/problems/problem-error.ts';
import { bundledVoicePack } from './bundled-voice-pack.ts';
import type { EspeakReply, EspeakRequest } from './espeak-messages.ts';
import { openEspeak } from './espeak-synthesizer.ts';

const opened = bundledVoicePack().then(openEspeak);

addEventListener('message', ({ data }: MessageEvent<EspeakRequest>) => {
  opened
    .then((espeak) => espeak.synthesize(data.text, data.setting))
    .then(
      (speech) => reply({ kind: 'spoken', speech }, [speech.samples.buffer]),
      (error: unknown) => reply({ kind: 'failed', problem: problemOf(error) }, []),
    );
});

function reply(message: EspeakReply, transfer: Transferable[]): void {
  postMessage(message, { transfer });
}
