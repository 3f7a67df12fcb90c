import { expect, it } from 'vitest';
import { JOB_KINDS } from '../../contract/schemas/job.ts';
import { jobKindId } from './job-labels.ts';

it('each kind of job has a name of its own', () => {
  const names = JOB_KINDS.map(jobKindId);
  expect(names).not.toContain(jobKindId('of a newer service'));
  expect(new Set(names).size).toBe(JOB_KINDS.length);
});
