import { expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { readWorkerOptions } from './worker-options.ts';

const DATABASE = ['--database', 'postgres://me@db/cliproom'];
const FILES = ['--files', 's3://clips/library?region=eu-south-1'];

it('reads where the jobs and the files of its hosts are', () => {
  expect(readWorkerOptions([...DATABASE, ...FILES, '--media-workers', '3'])).toMatchObject({
    database: DATABASE[1],
    files: FILES[1],
    mediaWorkers: 3,
    monitorPort: undefined,
    allowPrivateAddresses: false,
  });
});

it('only helps where that is wanted', () => {
  expect(readWorkerOptions(['--help'])).toBeNull();
});

it.each([
  ['no database', FILES],
  ['no files', DATABASE],
  ['a folder for a bucket', [...DATABASE, '--files', './here']],
  ['a word', [...DATABASE, ...FILES, 'now']],
  ['a flag of hosts', [...DATABASE, ...FILES, '--port', '80']],
])('refuses %s', (_, args) => {
  expect(() => readWorkerOptions(args)).toThrow(UsageError);
});
