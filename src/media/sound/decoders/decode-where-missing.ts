/**
 * Safari before 26 decodes pictures and no sound (WebCodecs without AudioDecoder), and builds of Chromium and Firefox without
 * codecs decode no AAC. Nearly every film has AAC, and voices made here are MP3: there FAAD2 and mpg123 decode them, each
 * fetched when the first packet of its kind comes.
 */
import { registerDecoder } from 'mediabunny';
import { decodesSound } from '../../../base/browser-capabilities.ts';
import { once } from '../../../base/once.ts';
import { workerDecoderOf } from './worker-decoder.ts';

/** Call before anything in this window or worker opens a file. */
export const decodeWhereMissing = once(async (): Promise<void> => {
  for (const codec of ['aac', 'mp3'] as const)
    if (!(await decodesSound(codec))) registerDecoder(workerDecoderOf(codec));
});
