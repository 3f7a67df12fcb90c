/**
 * Safari before 26 decodes pictures and no sound (WebCodecs without AudioDecoder), and builds of Chromium and Firefox without
 * codecs decode no AAC. There libraries in WebAssembly decode what nearly every film, recording and voice message has its
 * sound in, each fetched when the first packet of its kind comes. A decoder of Opus that is there is told what to leave out.
 */
import { registerDecoder } from 'mediabunny';
import { missingSounds } from '../../../base/missing-sounds.ts';
import { once } from '../../../base/once.ts';
import { BrowserOpusDecoder } from './browser-opus-decoder.ts';
import { workerDecoderOf } from './worker-decoder.ts';

/** Call before anything in this window or worker opens a file. */
export const registerDecoders = once(async (): Promise<void> => {
  const missing = await missingSounds();
  for (const codec of missing) registerDecoder(workerDecoderOf(codec));
  if (!missing.includes('opus')) registerDecoder(BrowserOpusDecoder);
});
