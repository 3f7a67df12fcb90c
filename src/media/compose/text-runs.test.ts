import { describe, expect, it } from 'vitest';
import { textRuns } from './text-runs.ts';

const drawn = (text: string, rightToLeft = false) =>
  textRuns(text, rightToLeft, (part) => 10 * [...part].length);

describe('the runs of a line', () => {
  it('are one where no two full-width marks meet', () => {
    for (const text of ['Hello, “world”!?', 'ようこそ。日本、', '你好，世界！', '', '👩‍💻。'])
      expect(drawn(text)).toEqual({ runs: [{ text, xPx: 0 }], widthPx: 10 * [...text].length });
  });

  it('part the marks that meet, each beside the one before it', () => {
    expect(drawn('はい。「日本」、と')).toEqual({
      runs: [
        { text: 'はい。', xPx: 0 },
        { text: '「日本」', xPx: 30 },
        { text: '、と', xPx: 70 },
      ],
      widthPx: 90,
    });
    expect(drawn('真的？！').runs.map(({ text }) => text)).toEqual(['真的？', '！']);
  });

  it('stand in the order they are read from the left', () => {
    expect(drawn('של。「א', true).runs.map(({ text }) => text)).toEqual(['「א', 'של。']);
  });
});
