import { expect, it } from 'vitest';
import { listVoices, readVoices } from './voice-names.ts';

it('names of voices stand between commas, each once', () => {
  const voices = readVoices(' af_heart,, am_adam , af_heart,', 'en');
  expect(voices).toEqual([
    { name: 'af_heart', language: 'en' },
    { name: 'am_adam', language: 'en' },
  ]);
  expect(listVoices([...voices, { name: 'if_sara', language: 'it' }], 'en')).toBe('af_heart, am_adam');
  expect(readVoices(' , ', 'it')).toEqual([]);
});
