/** Opens eSpeak NG as a built host brings it: in a worker of its own, or here where there are no web workers. */
import type { Synthesizer } from '../synthesizer.ts';

/** Under Node the caller is a media process already, which may block. */
export async function openBundledEspeak(): Promise<Synthesizer> {
  if (typeof Worker !== 'undefined') {
    const { openEspeakWorker } = await import('./open-espeak-worker.ts');
    return openEspeakWorker();
  }
  const { openEspeak } = await import('./espeak-synthesizer.ts');
  const { bundledVoicePack } = await import('./bundled-voice-pack.ts');
  return openEspeak(await bundledVoicePack());
}
