/**
 * Safari before 26 decodes pictures and no sound (WebCodecs without AudioDecoder), and builds of Chromium and Firefox without
 * codecs decode no AAC. There libraries in WebAssembly decode what nearly every film, recording and voice message has its
 * sound in, each fetched when the first packet of its kind comes. What comes out of decoders that are there is laid by its packets.
 * Layer II, which goes by the name of MP3, is decoded by a library everywhere.
 */
import { registerDecoder } from 'mediabunny';
import { missingSounds, SOUND_KINDS } from '../../../base/browser/missing-sounds.ts';
import { once } from '../../../base/work/once.ts';
import { browserDecoderOf } from './browser-decoder.ts';
import { workerDecoderOf } from './worker-decoder.ts';

/** Call before anything in this window or worker opens a file. */
export const registerDecoders = once(async (): Promise<void> => {
  const missing = await missingSounds();
  for (const codec of SOUND_KINDS)
    registerDecoder(missing.includes(codec) ? workerDecoderOf(codec) : browserDecoderOf(codec));
  registerDecoder(workerDecoderOf('mp3'));
});
