/** Does with a damaged file what the service does before it decodes anything; says what went wrong, or null. */
import { EncodedPacketSink } from 'mediabunny';
import { sniffSound } from '../../../base/film/sniff-sound.ts';
import { convertFile } from '../../../media/engine/convert-file.ts';
import { MEDIA_FORMATS, openSource } from '../../../media/probe/open-source.ts';
import { probeMedia } from '../../../media/probe/probe-media.ts';
import { SNIFF_BYTES, sniffContainer } from '../../../media/probe/sniff-container.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { readSubtitles } from '../../../media/subtitles/read-subtitles.ts';

/** Nothing of them is converted. */
const BEGIN_AT_0: ReadonlySet<string> = new Set(['mpegts', 'mp3', 'wav', 'flac']);

export async function readMutant(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const file = new Blob([bytes]);
  sniffContainer(bytes.subarray(0, SNIFF_BYTES));
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    probe: () => probeMedia(file).then(expectSoundFacts),
    subtitles: () =>
      readSubtitles(file, 'auto', { onProgress: () => undefined, signal: new AbortController().signal }).then(
        (found) => {
          for (const word of found?.words ?? [])
            if (!(word.startSec <= word.endSec && Number.isFinite(word.endSec)))
              throw new Error('A word has no time.');
        },
      ),
    packets: () => walkPackets(file),
    conversion: () => convertWhereItCanBe(file),
  };
  for (const [name, step] of Object.entries(steps)) {
    const breach = await step().then(() => null, breachOf);
    if (breach !== null) return `${name}: ${breach}`;
  }
  return null;
}

function expectSoundFacts(facts: Awaited<ReturnType<typeof probeMedia>>): void {
  const { durationSec, widthPx, heightPx, fps } = facts;
  const numbers = [durationSec, widthPx ?? 1, heightPx ?? 1, fps ?? 1];
  if (!numbers.every((value) => Number.isFinite(value) && value > 0))
    throw new Error(`These facts were taken for true: ${JSON.stringify(facts)}`);
}

/** The service has only late films begin at 0; damage may make one of any. */
async function convertWhereItCanBe(file: Blob): Promise<void> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const container = sniffSound(head) ?? sniffContainer(head);
  if (container === null || BEGIN_AT_0.has(container)) return;
  const call = { signal: new AbortController().signal, onProgress: () => undefined };
  await convertFile(file, { write: () => undefined }, call);
}

/** The headers of every packet, as listening and looking walk them. */
async function walkPackets(file: Blob): Promise<void> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  if (sniffContainer(head) === null && sniffSound(head) === null) return;
  using source = await openSource(file, MEDIA_FORMATS);
  for (const track of [source.video, source.audio]) {
    if (track === null) continue;
    try {
      for await (const _ of new EncodedPacketSink(track).packets());
    } catch (error) {
      // Listening and looking turn whatever a packet fails with into UnreadableMediaError.
      if (error instanceof RangeError && /stack|memory|allocation/i.test(error.message)) throw error;
    }
  }
}

function breachOf(error: unknown): string | null {
  if (error instanceof UnreadableMediaError) return null;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
