import { expect, it } from 'vitest';
import { JOB_KINDS } from '../../../contract/schemas/job.ts';
import { jobKindId } from './job-labels.ts';

it('each kind of job has a name of its own', () => {
  const names = JOB_KINDS.map((kind) => jobKindId(kind));
  expect(names).not.toContain(jobKindId('of a newer service'));
  expect(new Set(names).size).toBe(JOB_KINDS.length);
});

it('an edit is prepared, and clips are looked for in it by nobody', () => {
  expect(jobKindId('analysis', 'vibeedit')).toBe('job.prepare');
  expect(jobKindId('analysis', 'autoclip')).toBe(jobKindId('analysis'));
  expect(jobKindId('export', 'vibeedit')).toBe(jobKindId('export'));
});
