/**
 * A chat while it is written: lines with keys of their own, so that a line is the same line before and after
 * the service has given it an id. Every change is a new draft. Pure.
 */
import { STORY_LINE_MAX_CHARS, STORY_LINES_MAX } from '../../../../contract/limits.ts';
import type { Story } from '../../../../contract/schemas/story.ts';
import type { StoryChange } from '../../../data/projects/stories.ts';

export type ChatSide = 'me' | 'them';

export interface DraftLine {
  readonly key: string;
  /** null until the service has it. */
  readonly id: string | null;
  readonly side: ChatSide;
  readonly text: string;
}

export interface StoryDraft {
  readonly sides: Readonly<Record<ChatSide, { readonly name: string; readonly voice: string | null }>>;
  readonly lines: readonly DraftLine[];
}

export const NAME_MAX_CHARS = 80;

export function draftOfStory({ sides, lines }: Pick<Story, 'sides' | 'lines'>): StoryDraft {
  return {
    sides,
    lines: lines.map(({ id, side, text }) => ({ key: id, id, side: side === 'me' ? 'me' : 'them', text })),
  };
}

/** What the service is sent: lines that are still empty stay here. */
export function changeOf({ sides, lines }: StoryDraft): StoryChange & Required<Pick<StoryChange, 'lines'>> {
  return {
    sides: { me: { ...sides.me }, them: { ...sides.them } },
    lines: sentLines(lines).map(({ id, side, text }) => ({ ...(id === null ? {} : { id }), side, text })),
  };
}

function sentLines(lines: readonly DraftLine[]): readonly DraftLine[] {
  return lines.filter(({ text }) => text !== '');
}

/** Why the service would not take it; null where it would. */
export function refusalOf({ sides, lines }: StoryDraft): 'message' | 'name' | null {
  const names = [sides.me.name, sides.them.name];
  if (!names.every((name) => name.length > 0 && name.length <= NAME_MAX_CHARS)) return 'name';
  const fit =
    lines.length <= STORY_LINES_MAX && lines.every(({ text }) => text.length <= STORY_LINE_MAX_CHARS);
  return fit ? null : 'message';
}

export function isSaved(draft: StoryDraft, story: Story | null): boolean {
  if (story === null) return sentLines(draft.lines).length === 0;
  return JSON.stringify(changeOf(draft)) === JSON.stringify(changeOf(draftOfStory(story)));
}

/** After saving: lines sent get their ids, whatever was typed or moved meanwhile. */
export function withIds(draft: StoryDraft, sent: StoryDraft, saved: Story): StoryDraft {
  const ids = new Map(sentLines(sent.lines).map(({ key }, index) => [key, saved.lines[index]?.id ?? null]));
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, id: ids.get(line.key) ?? line.id })) };
}

/**
 * What was changed here, made again on what was changed elsewhere: null where both changed the same part.
 * Sides and lines are the parts: which of two orders of lines was meant is for a person to say.
 */
export function rebased(before: Story | null, mine: StoryDraft, theirs: Story): StoryDraft | null {
  const base = before === null ? null : draftOfStory(before);
  const other = draftOfStory(theirs);
  const [sent, read] = [changeOf(mine), changeOf(other)];
  const was = base === null ? null : changeOf(base);
  const pick = (part: 'sides' | 'lines'): 'mine' | 'theirs' | null => {
    const texts = [was?.[part] ?? null, sent[part], read[part]].map((value) => JSON.stringify(value));
    if (texts[1] === texts[2] || texts[0] === texts[2]) return 'mine';
    return texts[0] === texts[1] ? 'theirs' : null;
  };
  const [sides, lines] = [pick('sides'), pick('lines')];
  if (sides === null || lines === null) return null;
  return {
    sides: sides === 'mine' ? mine.sides : other.sides,
    lines: lines === 'mine' ? mine.lines : other.lines,
  };
}

/** Written over what is there now: ids it no longer has are forgotten, so that the lines come as new ones. */
export function overwriting(mine: StoryDraft, theirs: Story): StoryDraft {
  const known = new Set(theirs.lines.map(({ id }) => id));
  return {
    ...mine,
    lines: mine.lines.map((line) => (line.id !== null && known.has(line.id) ? line : { ...line, id: null })),
  };
}

/** A chat as it is written, and as the service had it when it was last read or saved. */
export interface WrittenStory {
  readonly draft: StoryDraft;
  readonly saved: Story | null;
}

/** What was written and could not be saved, on what is there now; `theirs` where a person has to choose. */
export function resumed(
  kept: WrittenStory,
  now: Story | null,
): WrittenStory & { readonly theirs: Story | null } {
  if (now === null) return { draft: broughtBack(kept.draft), saved: null, theirs: null };
  if (now.revision === kept.saved?.revision) return { draft: kept.draft, saved: now, theirs: null };
  const both = rebased(kept.saved, kept.draft, now);
  return both === null
    ? { ...kept, theirs: now }
    : { draft: overwriting(both, now), saved: now, theirs: null };
}

/** A chat that was written anew, as it was before, its people too: the service no longer has its lines, so that they come as new ones. */
export function broughtBack(before: StoryDraft): StoryDraft {
  return { ...before, lines: before.lines.map((line) => ({ ...line, id: null })) };
}

/**
 * What became of a chat that was to be written anew: still there with one of its lines at least, replaced by another, or back,
 * with lines that the service took for new ones.
 */
export function standingOf(before: StoryDraft, saved: Story | null): 'there' | 'replaced' | 'back' {
  if (saved === null) return 'there';
  const ids = new Set(saved.lines.map(({ id }) => id));
  if (before.lines.some(({ id }) => id !== null && ids.has(id))) return 'there';
  const textsOf = (lines: readonly { readonly text: string }[]) =>
    JSON.stringify(lines.map(({ text }) => text));
  return textsOf(before.lines) === textsOf(saved.lines) ? 'back' : 'replaced';
}

/** @param after the key it follows; null puts it last */
export function addLine(draft: StoryDraft, line: DraftLine, after: string | null): StoryDraft {
  const at = after === null ? -1 : draft.lines.findIndex(({ key }) => key === after);
  const place = at < 0 ? draft.lines.length : at + 1;
  return { ...draft, lines: draft.lines.toSpliced(place, 0, line) };
}

export function changeLine(draft: StoryDraft, key: string, patch: Partial<DraftLine>): StoryDraft {
  return { ...draft, lines: draft.lines.map((line) => (line.key === key ? { ...line, ...patch } : line)) };
}

export function removeLine(draft: StoryDraft, key: string): StoryDraft {
  return { ...draft, lines: draft.lines.filter((line) => line.key !== key) };
}

/** Moves lines, in their order, to just before or after another one. */
export function moveLines(
  draft: StoryDraft,
  keys: ReadonlySet<string>,
  target: string,
  side: 'before' | 'after',
): StoryDraft {
  if (keys.has(target)) return draft;
  const moved = draft.lines.filter(({ key }) => keys.has(key));
  const rest = draft.lines.filter(({ key }) => !keys.has(key));
  const at = rest.findIndex(({ key }) => key === target);
  if (at < 0) return draft;
  return { ...draft, lines: rest.toSpliced(side === 'before' ? at : at + 1, 0, ...moved) };
}

/** One place up or down; the first and last stay where they are. */
export function stepLine(draft: StoryDraft, key: string, by: -1 | 1): StoryDraft {
  const at = draft.lines.findIndex((line) => line.key === key);
  const neighbour = draft.lines[at + by];
  if (at < 0 || neighbour === undefined) return draft;
  return moveLines(draft, new Set([key]), neighbour.key, by < 0 ? 'before' : 'after');
}
