import { describe, expect, it } from 'vitest';
import type { HeardChunk } from './join-chunks.ts';
import { transcriptOfChunks } from './transcript-of-chunks.ts';

const chunk = (startSec: number, text: string, language: string | null): HeardChunk => ({
  startSec,
  endSec: startSec + 10,
  language,
  words: [{ text, startSec: startSec + 4, endSec: startSec + 6, confidence: null, speaker: null }],
});

describe('the transcript of pieces', () => {
  it('is in the chosen language, else in that of the server, else in none that is known', () => {
    const italian = [chunk(0, 'ciao', 'it')];
    const languageOf = (chunks: readonly HeardChunk[], language: 'auto' | 'en'): string =>
      transcriptOfChunks(chunks, [], { language, vocabulary: null }).language;
    expect(languageOf(italian, 'auto')).toBe('it');
    expect(languageOf(italian, 'en')).toBe('en');
    expect(languageOf([chunk(0, 'hm', null)], 'auto')).toBe('und');
  });

  it('has words that end where pauses begin, spelled as the vocabulary spells them', () => {
    const chunks = [chunk(0, 'cliproom,', 'en'), chunk(10, 'yes', 'en')];
    const silences = [{ startSec: 5, endSec: 9 }];
    const { words } = transcriptOfChunks(chunks, silences, { language: 'en', vocabulary: 'Cliproom' });
    expect(words).toEqual([
      { index: 0, text: 'Cliproom,', startSec: 4, endSec: 5, confidence: null, speaker: null },
      { index: 1, text: 'yes', startSec: 14, endSec: 16, confidence: null, speaker: null },
    ]);
  });
});
