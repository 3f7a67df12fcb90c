import { describe, expect, it } from 'vitest';
import { createProgressLine } from './progress-line.ts';

function written(isTerminal: boolean): string {
  let text = '';
  const line = createProgressLine((more) => {
    text += more;
  }, isTerminal);
  for (let done = 0; done <= 1; done += 1 / 256) line.report(done, done < 0.5 ? 'looking' : 'rendering');
  line.report(1, 'rendering');
  line.end();
  return text;
}

describe('the progress of clip', () => {
  it('is a few plain lines where there is no terminal', () => {
    const lines = written(false).trimEnd().split('\n');
    expect(lines[0]).toBe('0 % looking');
    expect(lines).toContain('50 % rendering');
    expect(lines.at(-1)).toBe('100 % rendering');
    expect(lines.length).toBeLessThanOrEqual(12);
  });

  it('says the end, however near the line before it came', () => {
    const lines: string[] = [];
    const line = createProgressLine((text) => lines.push(text), false);
    for (const done of [0.93, 1, 1]) line.report(done, 'rendering');
    expect(lines).toEqual(['93 % rendering\n', '100 % rendering\n']);
  });

  it('is one bar drawn over on a terminal, and leaves an empty line', () => {
    const text = written(true);
    expect(text).not.toContain('\n');
    expect(text).toContain(`${'█'.repeat(24)} 100 %  rendering`);
    expect(text.endsWith('\r\u001b[K')).toBe(true);
  });
});
