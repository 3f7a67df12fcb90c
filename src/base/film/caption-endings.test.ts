import { expect, it } from 'vitest';
import { captionFormatOf, captionLanguageOf } from './caption-endings.ts';

it.each([
  ['talk.it.SRT', 'srt', 'it'],
  ['Talk.EN.vtt', 'vtt', 'en'],
  ['talk.en.ass', null, 'en'],
  ['talk.de.srt', 'srt', 'de'],
  ['it.json', null, undefined],
])('%s says what it is and in which language', (name, format, language) => {
  expect(captionFormatOf(name)).toBe(format);
  expect(captionLanguageOf(name)).toBe(language);
});
