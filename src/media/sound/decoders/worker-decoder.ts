/** Decoders for mediabunny that work in a worker of ours: for browsers without one of their own. */
import { AudioSample, CustomAudioDecoder, type EncodedPacket } from 'mediabunny';
import type { Sound } from '../../../base/browser/missing-sounds.ts';
import { concatFloats } from '../../../base/bytes/concat-arrays.ts';
import { once } from '../../../base/work/once.ts';
import type { SoundPacket, StreamKind } from './decoder-messages.ts';
import { DecoderWorker } from './decoder-worker.ts';
import { copyOf, headOf, OpusTimes } from './opus-times.ts';

/** A third of a second of sound a message: one for each packet costs more than decoding it. */
const PACKETS_AT_ONCE = 16;
/** USAC (xHE-AAC), which FAAD2 does not know. */
const USAC = 'mp4a.40.42';

const theWorker = once(
  () =>
    new DecoderWorker(
      new Worker(new URL('./decoders.worker.ts', import.meta.url), { type: 'module', name: 'decoders' }),
    ),
);

/** A class for `registerDecoder`. */
export function workerDecoderOf(codec: Sound): typeof CustomAudioDecoder {
  return class extends WorkerDecoder {
    static override supports(asked: string, config: AudioDecoderConfig): boolean {
      return asked === codec && isKnown(codec, config);
    }

    protected override of(): StreamKind {
      return { codec, description: copyOf(this.config.description) };
    }
  };
}

function isKnown(codec: Sound, config: AudioDecoderConfig): boolean {
  const description = copyOf(config.description);
  if (codec === 'aac') return config.codec !== USAC;
  if (codec === 'opus') return headOf(config) !== null;
  return codec !== 'vorbis' || description !== null;
}

abstract class WorkerDecoder extends CustomAudioDecoder {
  private packets: SoundPacket[] = [];
  private stream = 0;
  private times: OpusTimes | null = null;

  protected abstract of(): StreamKind;

  init(): void {
    this.stream = theWorker().newStream();
    this.times = this.codec === 'opus' ? new OpusTimes(this.config) : null;
  }

  async decode(packet: EncodedPacket): Promise<void> {
    const timestampSec = this.times?.next(packet) ?? packet.timestamp;
    // A copy: sent as it is, a part of a buffer would take all of it along.
    this.packets.push({ bytes: packet.data.slice(), timestampSec });
    if (this.packets.length >= PACKETS_AT_ONCE) await this.send();
  }

  /** What comes after it is another place of the file. */
  async flush(): Promise<void> {
    if (this.packets.length > 0) await this.send();
    this.close();
    this.init();
  }

  close(): void {
    this.packets = [];
    theWorker().end(this.stream);
  }

  private async send(): Promise<void> {
    const packets = this.packets;
    this.packets = [];
    const blocks = await theWorker().decode(this.stream, this.of(), packets);
    for (const { timestampSec, sampleRate, planes } of blocks)
      this.onSample(
        new AudioSample({
          data: concatFloats(planes),
          format: 'f32-planar',
          numberOfChannels: planes.length,
          sampleRate,
          timestamp: timestampSec,
        }),
      );
  }
}
