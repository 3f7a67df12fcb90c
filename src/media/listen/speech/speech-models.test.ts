import { describe, expect, it } from 'vitest';
import type { SpeechDevice } from './speech-device.ts';
import {
  expectedSpeed,
  findSpeechModel,
  lackingFor,
  modelForDevice,
  SPEECH_MODELS,
} from './speech-models.ts';

const PLAIN: SpeechDevice = {
  ...{ gpu: 'none', threads: 2, isIsolated: true, native: false, memoryBytes: null, isSafari: false },
};

const idFor = (device: Partial<SpeechDevice>): string => modelForDevice({ ...PLAIN, ...device }).id;

describe('the model for a device', () => {
  it('is the best that it runs well', () => {
    expect(idFor({})).toBe('whisper-base');
    expect(idFor({ gpu: 'plain' })).toBe('whisper-base-gpu');
    expect(idFor({ gpu: 'f16' })).toBe('parakeet-gpu');
    expect(idFor({ native: true })).toBe('parakeet-native');
  });

  it('is a small one where memory is short, and keeps away from half precision in Safari', () => {
    expect(idFor({ gpu: 'f16', memoryBytes: 4e9 })).toBe('whisper-base-gpu');
    expect(idFor({ native: true, memoryBytes: 4e9 })).toBe('whisper-base');
    expect(idFor({ gpu: 'f16', isSafari: true })).toBe('whisper-base');
  });

  it('always runs on it', () => {
    for (const gpu of ['none', 'plain', 'f16'] as const)
      for (const native of [true, false])
        for (const isSafari of [true, false]) {
          const device = { ...PLAIN, gpu, native, isSafari };
          expect(lackingFor(modelForDevice(device), device)).toBeNull();
        }
  });
});

describe('the speech models', () => {
  it('say what a device lacks for them', () => {
    const lacking = (id: string, device: Partial<SpeechDevice> = {}) =>
      lackingFor(SPEECH_MODELS.find((model) => model.id === id) ?? modelForDevice(PLAIN), {
        ...PLAIN,
        ...device,
      });
    expect(lacking('parakeet-native')).toBe('native');
    expect(lacking('parakeet-gpu')).toBe('gpu');
    expect(lacking('parakeet-gpu', { gpu: 'plain' })).toBe('f16');
    expect(lacking('whisper-base-gpu', { gpu: 'plain' })).toBeNull();
    expect(lacking('whisper-small')).toBeNull();
  });

  it('are expected to gain from threads on the processor, and not on a graphics chip', () => {
    const speed = (id: string, threads: number): number =>
      expectedSpeed(findSpeechModel(id) ?? modelForDevice(PLAIN), { ...PLAIN, threads });
    expect(speed('whisper-base', 4) / speed('whisper-base', 1)).toBeCloseTo(2.83, 2);
    expect(speed('whisper-base-gpu', 4)).toBe(speed('whisper-base-gpu', 1));
  });

  it('have ids of their own, files that can be told apart by name, and an address for each', () => {
    expect(new Set(SPEECH_MODELS.map(({ id }) => id)).size).toBe(SPEECH_MODELS.length);
    for (const { files, repository, sourceUrl } of SPEECH_MODELS) {
      const names = files.map((path) => path.split('/').at(-1));
      expect(new Set(names).size).toBe(files.length);
      expect(URL.canParse(`https://hub.example/${repository}/resolve/main/${files[0]}`)).toBe(true);
      expect(sourceUrl).toMatch(/^https:/);
    }
  });
});
