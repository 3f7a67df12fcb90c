/** Everything that is tried of a device's media, one after another: beside each other they would measure each other. */
import { type DeviceTrial, type FrameTrial, TRIED_CODECS } from '../../base/browser/device-check.ts';
import { frameTraits } from '../pictures/planes/frame-maker.ts';
import { tryCodec } from './try-codec.ts';
import { trySound } from './try-sound.ts';

export async function* tryDevice(): AsyncGenerator<DeviceTrial> {
  yield await tryFrame();
  for (const codec of TRIED_CODECS) yield await tryCodec(codec);
  yield await trySound();
  const { tryExport } = await import('./try-export.ts');
  yield await tryExport();
}

async function tryFrame(): Promise<FrameTrial> {
  try {
    const { strides, planes } = await frameTraits();
    return { kind: 'frame', keepsStrides: strides, encodesPlanes: planes, failure: null };
  } catch (error) {
    return { kind: 'frame', keepsStrides: false, encodesPlanes: false, failure: String(error) };
  }
}
