import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** A process with the handler, after `code` ran in it. */
function ranWith(code: string) {
  const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const script = `const { catchUncaught } = await import(${at('./catch-uncaught.ts')});
    const { createLineLog } = await import(${at('./line-log.ts')});
    catchUncaught(createLineLog((line) => void process.stderr.write(line)));
    ${code}
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.stdout.write('went on');`;
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
}

describe('an error nobody caught', () => {
  for (const [where, code] of [
    ['a timer', "setTimeout(() => { throw new Error('of a timer'); });"],
    ['a promise', "Promise.reject(new Error('of a promise'));"],
    [
      'an emitter',
      "process.nextTick(() => process.emit('nothing') || (() => { throw new Error('of an emitter'); })());",
    ],
  ] as const)
    it(`of ${where} is logged with its cause, and the process goes on`, () => {
      const { status, stdout, stderr } = ranWith(code);
      expect({ status, stdout }).toEqual({ status: 0, stdout: 'went on' });
      const lines = stderr
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { cause: string });
      expect(lines).toHaveLength(1);
      expect(lines[0]?.cause).toMatch(/^Error: of an? (timer|promise|emitter)\n\s+at /);
    });
});
