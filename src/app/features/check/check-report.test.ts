import { describe, expect, it } from 'vitest';
import { type ReportPart, reportText } from './check-report.ts';

describe('the report of a check', () => {
  it('has a line for each row, under the title of its part, and no part without rows', () => {
    const parts: readonly ReportPart[] = [
      {
        title: 'What it can do',
        lines: [
          { outcome: 'good', what: 'Locks', result: 'Available' },
          { outcome: 'less', what: 'HEVC', result: 'Not read.' },
          { outcome: 'bad', what: 'Export', result: 'Looks wrong.' },
        ],
      },
      { title: 'What only you can see', lines: [] },
    ];
    expect(reportText('Check', ['Mozilla/5.0'], parts)).toBe(
      'Check\nMozilla/5.0\n\nWhat it can do\n+ Locks: Available\n- HEVC: Not read.\n! Export: Looks wrong.\n',
    );
  });
});
