/** Entry of the worker that holds eSpeak NG, apart from everything else: texts in, sound and marks out. */
import { voicePackBase64 } from 'virtual:voice-pack';
import type { EspeakReply, EspeakRequest } from './espeak-messages.ts';
import { openEspeak } from './espeak-synthesizer.ts';

const opened = unzipped(voicePackBase64).then(openEspeak);

addEventListener('message', ({ data }: MessageEvent<EspeakRequest>) => {
  opened
    .then((espeak) => espeak.synthesize(data.text, data.setting))
    .then(
      (speech) => reply({ kind: 'spoken', speech }, [speech.samples.buffer]),
      (error: unknown) =>
        reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }, []),
    );
});

function reply(message: EspeakReply, transfer: Transferable[]): void {
  postMessage(message, { transfer });
}

async function unzipped(base64: string): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
