import { describe, expect, it } from 'vitest';
import { withFiles, withNames } from './named-files.ts';

const talk = new Blob(['talk']);
const music = new Blob(['music']);
const names = new Map([
  [talk, 'assets/talk'],
  [music, 'assets/music'],
]);
const files = new Map([...names].map(([file, name]) => [name, file]));

describe('a task on its way to a media process', () => {
  it('comes out with the same files in the same places, wherever they stand in it', async () => {
    const task = {
      kind: 'render',
      sources: new Map([['a', talk]]),
      more: [{ file: music }, null, 3],
      samples: new Float32Array([0.5]),
    };
    const sent = withNames(task, (file) => names.get(file));
    expect(JSON.stringify(sent)).not.toContain('Blob');
    const opened: string[] = [];
    const received = await withFiles(structuredClone(sent), async (name) => {
      opened.push(name);
      return files.get(name) as Blob;
    });
    expect(received).toEqual(task);
    expect((received as typeof task).sources.get('a')).toBe(talk);
    expect(opened.sort()).toEqual(['assets/music', 'assets/talk']);
  });

  it('cannot take a file that is not in the store', () => {
    expect(() => withNames({ file: new Blob([]) }, () => undefined)).toThrow(/files of the store/);
  });
});
