import { mkdir, mkdtemp, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderFileStore } from '../folder-file-store.ts';
import { folderProcessFiles } from '../media/process-files.ts';
import { openFolderReferences } from './folder-references.ts';

const NAME = 'assets/ast_1';
let folder = '';
let path = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-references-'));
  await mkdir(join(folder, 'films'));
  path = join(folder, 'films', 'talk.mp4');
  await writeFile(path, 'one film');
});
afterEach(() => rm(folder, { recursive: true }));

/** As a host has them after each start. */
function open(makeLink = symlink) {
  const root = join(folder, 'data');
  const logged: string[] = [];
  const log = { error: (message: string) => void logged.push(message) };
  const references = openFolderReferences(root, log, makeLink);
  return { root, logged, references, files: createFolderFileStore(root, references) };
}

async function adopted() {
  const here = open();
  const reference = await here.references.give(path);
  expect(await here.references.adopt(reference, NAME)).toBe(NAME);
  return { ...here, reference };
}

const textOf = async ({ files }: Pick<ReturnType<typeof open>, 'files'>) => (await files.read(NAME)).text();

describe('films that stay in a folder of the machine', () => {
  it('are read under the name of their asset, by paths too, and are no files of the store', async () => {
    const here = await adopted();
    expect(await textOf(here)).toBe('one film');
    expect(await readFile(here.files.pathOf(NAME), 'utf8')).toBe('one film');
    expect(await here.files.sizeBytes(NAME)).toBe(8);
    expect(await here.files.list('assets')).toEqual([]);
    expect(await here.references.referenceOf(NAME)).toBe(here.reference);
  });

  it('are known again after a start, and have one name however often they are given', async () => {
    const { reference } = await adopted();
    const next = open();
    expect(await next.references.give(path)).toBe(reference);
    expect(await next.references.adopt(reference, 'assets/ast_2')).toBe(NAME);
    expect(await textOf(next)).toBe('one film');
  });

  it('are the same with another time, and others once they were changed', async () => {
    const here = await adopted();
    await utimes(path, 1, 1);
    expect(await textOf(here)).toBe('one film');
    await writeFile(path, 'two film');
    await expect(textOf(here)).rejects.toMatchObject({ problem: { code: 'original_changed' } });
    expect(await here.references.give(path)).not.toBe(here.reference);
  });

  it('that were moved are told as that, keep their size, and are read where they are given anew', async () => {
    const here = await adopted();
    const moved = join(folder, 'elsewhere.mp4');
    await rename(path, moved);
    await expect(textOf(here)).rejects.toMatchObject({
      name: 'OriginalAwayError',
      problem: { code: 'original_moved_there', values: { file: 'talk.mp4' } },
    });
    expect(await here.files.sizeBytes(NAME)).toBe(8);
    expect(await here.references.give(moved)).toBe(here.reference);
    expect(await textOf(here)).toBe('one film');
    expect(await readFile(here.files.pathOf(NAME), 'utf8')).toBe('one film');
  });

  it('stay where they are when their asset is removed, and may be taken again', async () => {
    const here = await adopted();
    await here.files.remove(NAME);
    expect(await readFile(path, 'utf8')).toBe('one film');
    expect(await here.files.sizeBytes(NAME)).toBeNull();
    const again = await here.references.give(path);
    expect(await here.references.adopt(again, 'assets/ast_2')).toBe('assets/ast_2');
  });

  it('are the store’s own once they were copied, and are not taken a second time', async () => {
    const here = await adopted();
    await here.files.put(NAME, await here.files.read(NAME));
    await here.references.forget(NAME);
    await rm(path);
    expect(await textOf(here)).toBe('one film');
    expect(await here.references.referenceOf(NAME)).toBeNull();
    await writeFile(path, 'one film');
    const next = open();
    expect(await next.references.adopt(await next.references.give(path), 'assets/ast_2')).toBe(NAME);
    await next.files.remove(NAME);
    expect(await next.files.sizeBytes(NAME)).toBeNull();
  });

  it('are the store’s own also where the copy was the last thing done', async () => {
    const here = await adopted();
    await here.files.put(NAME, await here.files.read(NAME));
    await rm(path);
    const next = open();
    expect(await textOf(next)).toBe('one film');
    expect(await next.references.referenceOf(NAME)).toBeNull();
  });

  it('have their link again where making it was cut off', async () => {
    const here = await adopted();
    await rm(here.files.pathOf(NAME));
    const next = open();
    await next.references.adopt(await next.references.give(path), 'assets/ast_2');
    expect(await readFile(next.files.pathOf(NAME), 'utf8')).toBe('one film');
  });

  it('are read on where a record was damaged, and that is told', async () => {
    const here = await adopted();
    await writeFile(join(here.root, 'references', `${here.reference}.json`), '{"id": "ha');
    const next = open();
    expect(await textOf(next)).toBe('one film');
    expect(next.logged).toEqual(['A record of a film that stays where it is was damaged.']);
  });

  it('that nobody gave are not there, and no link to nowhere is a missing file', async () => {
    const here = await adopted();
    await expect(here.references.adopt('unknown', NAME)).rejects.toMatchObject({ name: 'FileMissingError' });
    await rm(path);
    // As media processes open it: they know of no records.
    const plain = createFolderFileStore(here.root);
    await expect(plain.read(NAME)).rejects.toMatchObject({ problem: { code: 'original_lost' } });
    await expect(plain.read('assets/none')).rejects.toMatchObject({ name: 'FileMissingError' });
  });
});

describe('where nobody may make a link, as on Windows and on exFAT, films that stay', () => {
  const refuse = () => Promise.reject(Object.assign(new Error('not here'), { code: 'EPERM' }));
  const adoptedWithout = async () => {
    const here = open(refuse);
    const reference = await here.references.give(path);
    await here.references.adopt(reference, NAME);
    return here;
  };
  const textForMedia = async (root: string) => (await folderProcessFiles(root).read(NAME)).text();

  it('are read all the same, by paths and by media processes too, and after a start', async () => {
    const here = await adoptedWithout();
    expect(await textOf(here)).toBe('one film');
    expect(await readFile(here.files.pathOf(NAME), 'utf8')).toBe('one film');
    expect(await here.files.sizeBytes(NAME)).toBe(8);
    expect(await textForMedia(here.root)).toBe('one film');
    expect(await folderProcessFiles(here.root).withPath(NAME, (at) => readFile(at, 'utf8'))).toBe('one film');
    expect(await textOf(open(refuse))).toBe('one film');
    expect(await open(refuse).references.give(path)).toBe(await here.references.referenceOf(NAME));
  });

  it('that were moved are told as that, and read where they are given anew', async () => {
    const here = await adoptedWithout();
    const moved = join(folder, 'elsewhere.mp4');
    await rename(path, moved);
    await expect(textForMedia(here.root)).rejects.toMatchObject({ problem: { code: 'original_lost' } });
    await here.references.give(moved);
    expect(await textForMedia(here.root)).toBe('one film');
  });

  it('stay when their asset is removed, which nothing leads from then', async () => {
    const here = await adoptedWithout();
    await here.files.remove(NAME);
    expect(await readFile(path, 'utf8')).toBe('one film');
    expect(await here.files.sizeBytes(NAME)).toBeNull();
    await expect(textForMedia(here.root)).rejects.toMatchObject({ name: 'FileMissingError' });
  });

  it('are the store’s own once they were copied', async () => {
    const here = await adoptedWithout();
    await here.files.put(NAME, await here.files.read(NAME));
    await here.references.forget(NAME);
    await writeFile(path, 'two film');
    expect(await textOf(here)).toBe('one film');
    expect(await textForMedia(here.root)).toBe('one film');
    await here.files.remove(NAME);
    expect(await here.files.sizeBytes(NAME)).toBeNull();
  });

  it('are not taken where a link fails for another reason', async () => {
    const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const here = open(full);
    await expect(here.references.adopt(await here.references.give(path), NAME)).rejects.toThrow('full');
  });
});
