/**
 * Safari before 26 decodes pictures and no sound (WebCodecs without AudioDecoder), and builds of Chromium and Firefox without
 * codecs decode no AAC. There libraries in WebAssembly decode what nearly every film, recording and voice message has its
 * sound in, each fetched when the first packet of its kind comes.
 */
import { registerDecoder } from 'mediabunny';
import { missingSounds } from '../../../base/missing-sounds.ts';
import { once } from '../../../base/once.ts';
import { workerDecoderOf } from './worker-decoder.ts';

/** Call before anything in this window or worker opens a file. */
export const decodeWhereMissing = once(async (): Promise<void> => {
  for (const codec of await missingSounds()) registerDecoder(workerDecoderOf(codec));
});
