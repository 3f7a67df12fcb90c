/**
 * Groups timed words into the pages a viewer reads: what stands on screen together, how its lines break
 * and how long it stays. Practice followed: at most two lines, 20 characters a second, at least 5/6 s,
 * gaps of two frames or none (Netflix Timed Text Style Guide; BBC Subtitle Guidelines).
 */
import { endsPhrase, wordEndsSentence } from '../../base/text/word-joining.ts';
import { type CaptionPiece, captionPieces } from './caption-piece.ts';
import type { CaptionWord } from './caption-plan.ts';
import { breakLines, fitsLines, type LineLimits } from './line-breaking.ts';

export interface CaptionPage {
  /** On the composition's clock. Pages are in order and never overlap. */
  readonly startSec: number;
  readonly endSec: number;
  readonly lines: readonly (readonly CaptionPiece[])[];
}

export interface PageRules extends LineLimits {
  /** A single word wider than this is cut; up to it, the page is drawn smaller. */
  readonly maxWordWidthEm: number;
  readonly maxWordsPerPage: number;
  readonly fps: number;
  /** Nothing stands longer than this. */
  readonly durationSec: number;
}

const PAUSE_SEC = 0.6;
const MIN_PAGE_SEC = 5 / 6;
const MAX_CHARACTERS_PER_SEC = 20;
const MIN_GAP_FRAMES = 2;
/** A page stays this long after its last word where nothing follows, so that the eye can finish. */
const LINGER_SEC = 0.3;

export function captionPages(words: readonly CaptionWord[], rules: PageRules): CaptionPage[] {
  const inside = words
    .filter((word) => word.startSec < rules.durationSec && word.endSec > 0)
    .map((word) => ({
      ...word,
      startSec: Math.max(0, word.startSec),
      endSec: Math.min(rules.durationSec, word.endSec),
    }));
  const pieces = captionPieces(inside, {
    weight: rules.weight,
    font: rules.font,
    maxCharacters: rules.maxCharacters,
    maxWidthEm: rules.maxWidthEm,
    maxWordWidthEm: rules.maxWordWidthEm,
  });
  const groups = splitAtPauses(pieces).flatMap((run) => groupRun(run, rules));
  return timePages(groups, rules);
}

function splitAtPauses(pieces: readonly CaptionPiece[]): CaptionPiece[][] {
  const runs: CaptionPiece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    const spokenUntilSec = run?.at(-1)?.endSec ?? Number.NEGATIVE_INFINITY;
    if (run === undefined || piece.startSec - spokenUntilSec >= PAUSE_SEC) runs.push([piece]);
    else run.push(piece);
  }
  return runs;
}

/** The cheapest way to cut one run of speech into pages (dynamic programming over page ends). */
function groupRun(run: readonly CaptionPiece[], rules: PageRules): CaptionPiece[][] {
  interface Best {
    readonly cost: number;
    readonly start: number;
  }
  const best: Best[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= run.length; end += 1) {
    let chosen = { cost: Number.POSITIVE_INFINITY, start: end - 1 };
    for (let start = end - 1; start >= 0 && end - start <= rules.maxWordsPerPage; start -= 1) {
      const page = run.slice(start, end);
      if (start < end - 1 && !fitsLines(page, rules)) break;
      const cost = (best[start] as Best).cost + pageCost(page, run[end]?.startSec);
      if (cost < chosen.cost) chosen = { cost, start };
    }
    best[end] = chosen;
  }
  const pages: CaptionPiece[][] = [];
  for (let end = run.length; end > 0; ) {
    const { start } = best[end] as Best;
    pages.unshift(run.slice(start, end));
    end = start;
  }
  return pages;
}

/** Weighs a page against its alternatives; only differences matter, so the unit is free. */
function pageCost(page: readonly CaptionPiece[], nextStartSec: number | undefined): number {
  const [first, last] = [page[0], page.at(-1)] as [CaptionPiece, CaptionPiece];
  const characters = charactersOf(page);
  const seconds = Math.max(0.05, (nextStartSec ?? last.endSec + LINGER_SEC) - first.startSec);
  const sentencesInside = page.slice(0, -1).filter((piece) => wordEndsSentence(piece.text)).length;
  const ending =
    nextStartSec === undefined || wordEndsSentence(last.text) ? 0 : endsPhrase(last.text) ? 0.35 : 1;
  const tooShort = Math.max(0, MIN_PAGE_SEC - seconds) * 6;
  const tooFast = Math.max(0, characters / seconds - MAX_CHARACTERS_PER_SEC) * 0.08;
  const lonely = page.length === 1 && characters < 6 ? 0.4 : 0;
  return 0.6 + sentencesInside * 1.6 + ending + tooShort + tooFast + lonely;
}

function charactersOf(page: readonly CaptionPiece[]): number {
  return page.reduce((sum, piece) => sum + piece.characters + (piece.spaceBefore ? 1 : 0), 0);
}

function timePages(groups: readonly (readonly CaptionPiece[])[], rules: PageRules): CaptionPage[] {
  const pages: CaptionPage[] = [];
  const frameSec = 1 / rules.fps;
  for (const [index, group] of groups.entries()) {
    const first = group[0] as CaptionPiece;
    const startSec = Math.max(first.startSec, pages.at(-1)?.endSec ?? 0);
    const nextStartSec = groups[index + 1]?.[0]?.startSec ?? Number.POSITIVE_INFINITY;
    const limitSec = Math.min(rules.durationSec, Math.max(nextStartSec, startSec + frameSec));
    const spokenUntilSec = group.reduce((latest, piece) => Math.max(latest, piece.endSec), startSec);
    const wishedSec = Math.max(
      spokenUntilSec + LINGER_SEC,
      startSec + MIN_PAGE_SEC,
      startSec + charactersOf(group) / MAX_CHARACTERS_PER_SEC,
    );
    const closesGap = limitSec - wishedSec < MIN_GAP_FRAMES * frameSec;
    const endSec = closesGap ? limitSec : wishedSec;
    if (endSec > startSec) pages.push({ startSec, endSec, lines: breakLines(group, rules) });
  }
  return pages;
}
