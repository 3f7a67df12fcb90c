/** Processor time and memory of a process with everything it started, from /proc. */
import { readdir, readFile } from 'node:fs/promises';

const TICKS_PER_SEC = 100;
/** Chromium starts it by itself a minute and a half after its own start; no page has a part in it. */
export const NOT_OURS = 'on_device_model';

export interface ProcessUsage {
  readonly cpuSec: number;
  readonly memoryBytes: number;
}

/** The process whose command line has `text`, of a family the first; null where none has. */
export async function findProcess(text: string): Promise<number | null> {
  const found = new Map<number, number>();
  for (const pid of await processIds()) {
    if ((await commandOf(pid)).includes(text)) found.set(pid, await parentOf(pid));
  }
  // Numbers begin again after the largest: a child may have a smaller one than its parent.
  return [...found].find(([, parent]) => !found.has(parent))?.[0] ?? null;
}

/**
 * Memory is what the processes wrote: anonymous and shared pages, those of several processes once. Pages of files,
 * mostly the program itself, are left out: the kernel takes them back at will, and other copies of the program that
 * happen to run change their share. Processes whose command line has the text `without` are left out.
 */
export async function usageOf(rootPid: number, without?: string): Promise<ProcessUsage> {
  let ticks = 0;
  let memoryBytes = 0;
  for (const pid of await familyOf(rootPid)) {
    // A process may end between listing and reading; its time is in its parent's children times.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    if (stat === null || (without !== undefined && (await commandOf(pid)).includes(without))) continue;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    for (const index of [11, 12, 13, 14]) ticks += Number(fields[index]);
    for (const [, kibibytes] of rollup.matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm))
      memoryBytes += Number(kibibytes) * 1024;
  }
  return { cpuSec: ticks / TICKS_PER_SEC, memoryBytes };
}

async function familyOf(rootPid: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  for (const pid of await processIds()) {
    const parent = await parentOf(pid);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const family = [rootPid];
  for (let at = 0; at < family.length; at += 1) family.push(...(children.get(family[at] as number) ?? []));
  return family;
}

/** 0 where the process is gone. */
async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

function commandOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
}

async function processIds(): Promise<number[]> {
  return (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
}
