import { describe, expect, it } from 'vitest';
import { readVocabulary } from './read-vocabulary.ts';

describe('the vocabulary of a Parakeet model', () => {
  it('is read by number, whatever the order and the line ends', () => {
    const table = readVocabulary('▁clip 1\r\nroom 2\n<unk> 0\n<blk> 3\n');
    expect(table.id2token).toEqual(['<unk>', '▁clip', 'room', '<blk>']);
    expect(table.blankId).toBe(3);
  });

  it('says tokens as text, without blanks and unknown numbers', () => {
    const { decode } = readVocabulary('▁clip 0\nroom 1\n▁cuts 2\n<blk> 3');
    expect(decode([0, 3, 1, 2, 9])).toBe('cliproom cuts');
  });

  it.each(['', '<html>', '▁a 0\n▁b 1', '▁a 0\n<blk> 2'])(
    'is refused where it has gaps or no blank: %j',
    (text) => {
      expect(() => readVocabulary(text)).toThrow('gaps, or no blank');
    },
  );
});
