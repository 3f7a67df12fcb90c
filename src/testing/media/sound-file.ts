/** Small Matroska files whose sound is known to the sample, made without any encoder. */
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  Output,
} from 'mediabunny';

export interface SoundStretch {
  readonly startSec: number;
  readonly samples: Float32Array;
}

/** One channel that is not packed, a second to a packet; between stretches there is none. */
export async function soundFile(sampleRate: number, stretches: readonly SoundStretch[]): Promise<Blob> {
  const source = new EncodedAudioPacketSource('pcm-f32');
  const decoderConfig = { codec: 'pcm-f32', numberOfChannels: 1, sampleRate };
  return written(
    (output) => output.addAudioTrack(source),
    async () => {
      for (const { startSec, samples } of stretches)
        for (let at = 0; at < samples.length; at += sampleRate) {
          const bytes = new Uint8Array(samples.slice(at, at + sampleRate).buffer);
          const packet = new EncodedPacket(
            bytes,
            'key',
            startSec + at / sampleRate,
            bytes.length / 4 / sampleRate,
          );
          await source.add(packet, { decoderConfig });
        }
    },
  );
}

/** One packet of sound: as Opus it is one that Node has no decoder for, and a packet may be empty. */
export async function packetFile(codec: 'opus' | 'pcm-s16', sizeBytes: number): Promise<Blob> {
  const source = new EncodedAudioPacketSource(codec);
  const packet = new EncodedPacket(new Uint8Array(sizeBytes), 'key', 0, 0.02);
  const decoderConfig = { codec, numberOfChannels: 1, sampleRate: 48_000 };
  return written(
    (output) => output.addAudioTrack(source),
    () => source.add(packet, { decoderConfig }),
  );
}

/** A picture and no sound. */
export async function silentFile(): Promise<Blob> {
  const source = new EncodedVideoPacketSource('vp8');
  const packet = new EncodedPacket(new Uint8Array(10), 'key', 0, 1);
  const decoderConfig = { codec: 'vp8', codedWidth: 16, codedHeight: 16 };
  return written(
    (output) => output.addVideoTrack(source),
    () => source.add(packet, { decoderConfig }),
  );
}

async function written(addTrack: (output: Output) => void, write: () => Promise<void>): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new MkvOutputFormat(), target });
  addTrack(output);
  await output.start();
  await write();
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)]);
}
