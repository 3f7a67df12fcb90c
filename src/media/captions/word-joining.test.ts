import { describe, expect, it } from 'vitest';
import { endsSentence } from './word-joining.ts';

describe('the end of a sentence', () => {
  it.each(['station.', 'why?', '“so!”', '工作室。', 'है।', 'ہے۔', 'مساء؟', 'መጡ።'])('is seen in %s', (text) => {
    expect(endsSentence(text)).toBe(true);
  });

  it.each(['station', 'well,', '3.5', 'መጡ፣'])('is not seen in %s', (text) => {
    expect(endsSentence(text)).toBe(false);
  });
});
