/** The acceptance of every exported MP4: our own strict reader, and ffmpeg, which decodes all of it. Node only. */
import { readFile } from 'node:fs/promises';
import { type ProbedStream, probeAll } from '../run-ffmpeg.ts';
import { check, fail } from './boxes.ts';
import { type Mp4Film, readMp4 } from './read-mp4.ts';

/** ffprobe writes six digits. */
const ROUNDING_SEC = 0.000_001;
const CODEC_NAMES = { avc1: 'h264', mp4a: 'aac', mp3: 'mp3' } as const;

interface AcceptedFilm extends Mp4Film {
  /** As ffprobe sees them: every frame is decoded for it, once. */
  readonly streams: readonly ProbedStream[];
}

/**
 * Throws where the file is not a sound MP4 of H.264 and AAC, or of MP3 where that is what was copied, or the two readers
 * do not see the same in it.
 */
export async function acceptMp4(path: string, sound: 'mp4a' | 'mp3' = 'mp4a'): Promise<AcceptedFilm> {
  const film = readMp4(await readFile(path));
  const { streams, complaints } = await probeAll(path);
  check(complaints === '', path, `does not decode cleanly: ${complaints}`);
  check(streams.length === film.tracks.length, path, `has ${streams.length} streams for ffprobe`);
  for (const [index, { entry, samples, durationSec }] of film.tracks.entries()) {
    const stream = streams[index];
    if (entry.kind !== 'avc1' && entry.kind !== sound)
      fail(path, `track ${index} is neither avc1 nor ${sound}`);
    if (stream === undefined) fail(path, `has no stream ${index} for ffprobe`);
    const name = CODEC_NAMES[entry.kind];
    check(
      stream.codec_name === name,
      path,
      `track ${index} is ${stream.codec_name} for ffprobe, not ${name}`,
    );
    const packets = Number(stream.nb_read_packets);
    check(
      packets === samples.length,
      path,
      `track ${index} has ${samples.length} samples, ${packets} packets`,
    );
    const frames = Number(stream.nb_read_frames);
    check(entry.kind !== 'avc1' || frames === packets, path, `of ${packets} pictures ${frames} decode`);
    const apart = Math.abs(Number(stream.duration) - durationSec);
    check(
      apart < 1 / film.timescale + ROUNDING_SEC,
      path,
      `track ${index} lasts ${durationSec} s, for ffprobe ${stream.duration} s`,
    );
  }
  return { ...film, streams };
}
