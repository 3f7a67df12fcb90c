/**
 * Gives this process the names of the web platform that the media engine uses, so that the very same engine
 * runs under Node. Globals instead of another port: the engine stays one program with one behaviour, and a
 * test of it in either place says something about both.
 */
import { registerAacEncoder } from '@mediabunny/aac-encoder';
import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { registerMediabunnyServer } from '@mediabunny/server';
import { registerDecoder } from 'mediabunny';
import { NodeEncodedVideoChunk } from './node-encoded-video-chunk.ts';
import { NodeFontFace, nodeFonts, nodeImageBitmap, offscreenCanvas } from './node-offscreen-canvas.ts';
import { NodeOpusDecoder } from './node-opus-decoder.ts';
import { NodeVideoDecoder } from './node-video-decoder.ts';
import { NodeVideoEncoder } from './node-video-encoder.ts';
import { NodeVideoFrame } from './node-video-frame.ts';

/** Mediabunny asks for the class before it takes a chunk; sound goes through its own codecs. */
class NoEncodedAudioChunk {}

/** Call once, before the media engine is loaded. */
export function installWebCodecs(): void {
  // First come, first served: the same sound encoders as in the browser, whose delays the engine knows; Opus in its place.
  registerAacEncoder();
  registerMp3Encoder();
  registerDecoder(NodeOpusDecoder);
  registerMediabunnyServer({ hardwareContext: null });
  Object.assign(globalThis, {
    VideoFrame: NodeVideoFrame,
    VideoDecoder: NodeVideoDecoder,
    VideoEncoder: NodeVideoEncoder,
    EncodedVideoChunk: NodeEncodedVideoChunk,
    EncodedAudioChunk: NoEncodedAudioChunk,
    FontFace: NodeFontFace,
    fonts: nodeFonts,
    // Enough for pictures that are drawn; there is no ImageBitmap to take apart.
    createImageBitmap: nodeImageBitmap,
  });
  Object.defineProperty(globalThis, 'OffscreenCanvas', { configurable: true, get: offscreenCanvas });
}
