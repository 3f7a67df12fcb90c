/**
 * Whether what a row that was brought in keeps as JSON has its shape: a damaged or hand-edited file is to be told as such, not to
 * break what reads the row some day. Rows are held against what answers show of them, where those show it.
 */
import { z } from 'zod';
import { transcriptWordSchema } from '../../../../contract/schemas/asset.ts';
import { brandFileContentSchema, brandKitSchema } from '../../../../contract/schemas/brand.ts';
import { clipSchema } from '../../../../contract/schemas/clip.ts';
import { toolRunSchema } from '../../../../contract/schemas/job.ts';
import { projectSchema } from '../../../../contract/schemas/project.ts';
import { storySchema, turnSchema } from '../../../../contract/schemas/story.ts';
import { type BrandFileRow, toBrandFileContent } from '../../compositions/brand-file-rows.ts';
import { type BrandKitRow, toBrandKit } from '../../compositions/brand-rows.ts';
import { type ClipRow, toClip } from '../../compositions/clip-rows.ts';
import { type StoryRow, toStory } from '../../kinds/fake-text/story-rows.ts';
import { lastBuiltBlock, type ProjectRow, toProject } from '../../projects/project-rows.ts';
import { type TurnRow, toTurn } from '../../timelines/assistant/turn-rows.ts';
import { type ToolRunRow, toolRunFacts } from '../../tools/tool-run-rows.ts';
import { checkComposition, checkEdit, checkRevision, checkWordEdits } from './check-made.ts';
import type { LibraryRow } from './library-tables.ts';

const words = z.array(transcriptWordSchema);
const numbers = z.array(z.number());
const spans = z.array(z.object({ startSec: z.number(), endSec: z.number() }));
const tracks = {
  sound: z.object({ loudnessDb: numbers, peaks: numbers, stepSec: z.number(), silences: spans }),
  picture: z.object({ shotCutsSec: numbers, motion: numbers, stepSec: z.number() }),
};
const editMadeBy = z.union([
  z.object({ operations: z.array(z.looseObject({ type: z.string() })), newIds: z.array(z.string()) }),
  z.object({ undoes: z.number() }),
  z.object({ restores: z.number() }),
]);

/** Of a table with JSON: throws where a whole row of it, as this version keeps it, has not the shape of its columns. */
const CHECKS: Readonly<Record<string, (row: LibraryRow) => unknown>> = {
  transcript: (row) => words.parse(json(row.words)),
  former_transcript: (row) => words.parse(json(row.words)),
  asset_track: (row) => tracks[row.kind as keyof typeof tracks].parse(json(row.track)),
  project: (row) => checkProject(row as unknown as ProjectRow),
  clip: (row) => clipSchema.parse(toClip(row as unknown as ClipRow)),
  composition: checkComposition,
  composition_revision: checkRevision,
  job: (row) => z.looseObject({}).parse(json(row.checkpoint)),
  tool_run: checkToolRun,
  timeline: (row) => checkEdit(json(row.edit)),
  timeline_revision: (row) => {
    checkEdit(json(row.edit));
    if (row.made_by !== null) editMadeBy.parse(json(row.made_by));
    if (row.word_edits !== null) checkWordEdits(json(row.word_edits));
  },
  assistant_turn: (row) => turnSchema.parse(toTurn(row as unknown as TurnRow)),
  story: (row) => storySchema.parse(toStory(row as unknown as StoryRow)),
  brand_kit: (row) => brandKitSchema.parse(toBrandKit(row as unknown as BrandKitRow, null)),
  brand_file: (row) => brandFileContentSchema.parse(toBrandFileContent(row as unknown as BrandFileRow)),
};

/** @param row as it is in the table, with every column */
export function hasItsShapes(table: string, row: LibraryRow): boolean {
  try {
    CHECKS[table]?.(row);
    return true;
  } catch {
    return false;
  }
}

function checkToolRun(row: LibraryRow): void {
  z.object({ tool: z.string(), asked: z.looseObject({}).nullable() }).parse(json(row.request));
  // What such rows are read with from other tables.
  const noFile = { progress: null, filename: null, mime_type: null, size_bytes: null };
  toolRunSchema.parse(toolRunFacts({ ...noFile, ...row } as unknown as ToolRunRow));
}

function checkProject(row: ProjectRow): void {
  projectSchema.parse(toProject(row));
  if (row.built_from === null) return;
  const settings = JSON.stringify(lastBuiltBlock(row, row.kind));
  projectSchema.parse(toProject({ ...row, settings }));
}

function json(column: LibraryRow[string] | undefined): unknown {
  return JSON.parse(String(column));
}
