/** Stories of fake text projects as rows and as the API shows them. Shape: open-shapes.md, Fake text story. */
import { isSpeakable } from '../../../../base/text/speakable.ts';
import { newId } from '../../../../contract/ids.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import type { ModelState } from '../../../../contract/schemas/model-state.ts';
import type { Story } from '../../../../contract/schemas/story.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { type KeptState, shownState } from '../../../kernel/stored-problem.ts';
import { isoTime } from '../../../kernel/time.ts';
import type { SpokenFile } from '../../compositions/built-inputs.ts';

export type StorySide = 'me' | 'them';

export interface StoryLine {
  readonly id: string;
  readonly side: StorySide;
  readonly text: string;
  /** Spoken by this voice; null until it is. A line whose words change loses it. */
  readonly spoken: (SpokenFile & { readonly voice: string }) | null;
}

export interface StoryText {
  readonly title: string;
  readonly sides: Readonly<Record<StorySide, { readonly name: string; readonly voice: string | null }>>;
  readonly lines: readonly StoryLine[];
  /** Which language model wrote it, or why none did; left out or null where none was asked. */
  readonly writing?: KeptState<ModelState> | null;
}

export interface StoryRow {
  readonly id: string;
  readonly project_id: string;
  readonly revision: number;
  readonly story: string;
  readonly created_ms: number;
  readonly updated_ms: number;
}

export function findStory(database: Queries, projectId: string): Promise<StoryRow | undefined> {
  return database.get<StoryRow>('SELECT * FROM story WHERE project_id = ?', [projectId]);
}

/** @throws ApiError CONFLICT where the project has no story yet */
export async function requireStory(database: Queries, projectId: string): Promise<StoryRow> {
  const row = await findStory(database, projectId);
  if (row === undefined) throw conflict(problem('no_story'));
  return row;
}

export function textOf(row: StoryRow): StoryText {
  return JSON.parse(row.story) as StoryText;
}

/** The next revision, or the first. Inside the caller's transaction. */
export async function writeStory(
  database: Queries,
  nowMs: number,
  projectId: string,
  text: StoryText,
): Promise<StoryRow> {
  await database.run(
    `INSERT INTO story (id, project_id, revision, story, created_ms, updated_ms) VALUES (?, ?, 1, ?, ?, ?)
     ON CONFLICT (project_id) DO UPDATE SET revision = story.revision + 1, story = excluded.story, updated_ms = excluded.updated_ms`,
    [newId('story'), projectId, JSON.stringify(text), nowMs, nowMs],
  );
  return requireStory(database, projectId);
}

/**
 * Lines that were spoken into these files have no voice any more; words, times and revision stay. Inside the caller's
 * transaction.
 */
export async function forgetVoices(
  database: Queries,
  projectId: string,
  lost: ReadonlySet<string>,
): Promise<void> {
  const row = await findStory(database, projectId);
  if (row === undefined) return;
  const text = textOf(row);
  const lines = text.lines.map((line) =>
    line.spoken !== null && lost.has(line.spoken.file) ? { ...line, spoken: null } : line,
  );
  await database.run('UPDATE story SET story = ? WHERE id = ?', [JSON.stringify({ ...text, lines }), row.id]);
}

/** True where the line is spoken by the voice its side has now, and where it has no word to speak. */
export function isVoiced({ sides }: StoryText, { side, text, spoken }: StoryLine): boolean {
  return !isSpeakable(text) || (spoken !== null && spoken.voice === sides[side].voice);
}

export function toStory(row: StoryRow): Story {
  const text = textOf(row);
  return {
    id: row.id,
    projectId: row.project_id,
    revision: row.revision,
    title: text.title,
    sides: { me: { ...text.sides.me }, them: { ...text.sides.them } },
    lines: text.lines.map((line) => {
      const voiced = isVoiced(text, line);
      const durationSec = voiced ? (line.spoken?.durationSec ?? null) : null;
      return { id: line.id, side: line.side, text: line.text, voiced, durationSec };
    }),
    writingState: shownState<ModelState>(text.writing ?? null),
    createdAt: isoTime(row.created_ms),
    updatedAt: isoTime(row.updated_ms),
  };
}
