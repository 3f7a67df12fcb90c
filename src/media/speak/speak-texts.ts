/** Speaks several texts; a story of many lines loads the synthesiser once, and one of recordings never. */
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { type SpokenFile, speakToFile, type TextToSpeak } from './speak-to-file.ts';
import type { OpenSynthesizer, Synthesizer } from './synthesizer.ts';

export interface ClosableWriter extends PositionedWriter {
  close(): void | Promise<void>;
  /** What was written is of no use. */
  discard(): void | Promise<void>;
}

/**
 * One file and one result for each text, in their order. `openWriter` is called as each is begun; every writer is
 * closed, or discarded after a failure. Throws as speakToFile does.
 */
export async function speakTexts<Text extends TextToSpeak>(
  texts: readonly Text[],
  openWriter: (text: Text) => Promise<ClosableWriter>,
  openSynthesizer: OpenSynthesizer,
  { signal, onProgress }: MediaCall,
): Promise<SpokenFile[]> {
  let opened: Promise<Synthesizer> | null = null;
  const builtIn = (): Promise<Synthesizer> => {
    opened ??= openSynthesizer();
    return opened;
  };
  const files: SpokenFile[] = [];
  try {
    const chars = texts.reduce((sum, { text }) => sum + text.length, 0);
    let before = 0;
    for (const text of texts) {
      const writer = await openWriter(text);
      try {
        const share = { before, length: text.text.length };
        const report = (own: number) => onProgress((share.before + own * share.length) / chars, 'speak');
        files.push(await speakToFile(text, writer, builtIn, { signal, onProgress: report }));
      } catch (error) {
        await writer.discard();
        throw error;
      }
      await writer.close();
      before += text.text.length;
    }
    return files;
  } finally {
    // One that did not open has failed whoever asked for it.
    const synthesizer = await (opened as Promise<Synthesizer> | null)?.catch(() => null);
    synthesizer?.close();
  }
}
