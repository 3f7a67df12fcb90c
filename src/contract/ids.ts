/** Ids: a prefix that names the resource, then 20 hexadecimal digits. Specification, section 2, "Id prefixes". */
import { z } from 'zod';
import { patterned } from './problems/pattern-problems.ts';
import { problem } from './problems/problem.ts';

export const ID_PREFIXES = {
  account: 'acc_',
  asset: 'ast_',
  upload: 'upl_',
  project: 'prj_',
  composition: 'cmp_',
  clip: 'cnd_',
  job: 'job_',
  toolRun: 'run_',
  export: 'rnd_',
  timeline: 'tml_',
  segment: 'seg_',
  timelineText: 'ovl_',
  broll: 'brl_',
  timelineAudio: 'snd_',
  transcript: 'trn_',
  key: 'mck_',
  webhook: 'whk_',
  brandKit: 'brk_',
  brandFile: 'brf_',
  request: 'req_',
  ledgerEntry: 'led_',
  story: 'sty_',
  storyLine: 'lin_',
  turn: 'atn_',
  action: 'act_',
  delivery: 'dlv_',
  event: 'evt_',
} as const;

export type IdKind = keyof typeof ID_PREFIXES;

/** Patterns the specification states; every other kind is known by its prefix only. */
const STATED_PATTERNS: Partial<Record<IdKind, RegExp>> = {
  asset: /^ast_n?[0-9a-f]{20}$/,
  upload: /^upl_[0-9a-f]{20}$/,
  project: /^prj_[0-9a-f]{20}$/,
  composition: /^cmp_[0-9a-f]{20}$/,
  clip: /^cnd_[0-9a-f]{20}$/,
};

export function idPattern(kind: IdKind): RegExp {
  return STATED_PATTERNS[kind] ?? new RegExp(`^${ID_PREFIXES[kind]}[0-9A-Za-z_-]{1,64}$`);
}

/** Schema of an id in a request: strict about the pattern. */
export function idParam(kind: IdKind): z.ZodString {
  return patterned(z.string(), idPattern(kind), problem('field_id', { prefix: ID_PREFIXES[kind] }));
}

const ID_BYTES = 10;
/** Random bytes are asked for many ids at a time: asking costs more than the bytes. */
const pool = new Uint8Array(ID_BYTES * 100);
let unused = 0;

/** A fresh id from the platform's cryptographic random numbers. */
export function newId(kind: IdKind): string {
  if (unused === 0) {
    crypto.getRandomValues(pool);
    unused = pool.length;
  }
  let hex = '';
  for (let at = pool.length - unused; at < pool.length - unused + ID_BYTES; at += 1)
    hex += (pool[at] ?? 0).toString(16).padStart(2, '0');
  unused -= ID_BYTES;
  return ID_PREFIXES[kind] + hex;
}
