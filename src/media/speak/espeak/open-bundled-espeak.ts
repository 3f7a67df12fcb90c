/** Opens eSpeak NG as a build brings it: for browsers in a worker of its own, for Node in the process that asks. */
import type { Synthesizer } from '../synthesizer.ts';

/** `import.meta.env.SSR` is known at build time, so that each build holds only what it uses. */
export async function openBundledEspeak(): Promise<Synthesizer> {
  if (import.meta.env.SSR) {
    // Under Node the caller is a media process already, which may block.
    const { openEspeak } = await import('./espeak-synthesizer.ts');
    const { bundledVoicePack } = await import('./bundled-voice-pack.ts');
    return openEspeak(await bundledVoicePack());
  }
  const { openEspeakWorker } = await import('./open-espeak-worker.ts');
  return openEspeakWorker();
}
