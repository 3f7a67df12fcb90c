/** Does a tool run: speaks, separates or finds ideas. What it makes counts only once the row says done. */
import { filenameOf } from '../../../base/text/file-name.ts';
import { firstCharacters } from '../../../base/text/first-characters.ts';
import { newId } from '../../../contract/ids.ts';
import { type Problem, problem } from '../../../contract/problems/problem.ts';
import { readIdeas } from '../../../media/write-ideas/by-model/ideas-answer.ts';
import { askForIdeas } from '../../../media/write-ideas/by-model/ideas-question.ts';
import { findIdeas, type Idea } from '../../../media/write-ideas/find-ideas.ts';
import { JobFailure } from '../../jobs/job-failure.ts';
import type { JobEffect, JobHandler, JobRun } from '../../jobs/job-handler.ts';
import type { JobRow } from '../../jobs/job-rows.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { problemColumn } from '../../kernel/stored-problem.ts';
import { findAsset, insertAsset } from '../assets/asset-rows.ts';
import { writeOrByRules } from '../models/language-model/or-by-rules.ts';
import { speak } from '../models/voice-server/speak.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import type { ToolRequest } from './tool-request.ts';
import { requestOf, requireToolRun, type ToolRunRow } from './tool-run-rows.ts';

const MP3 = 'audio/mpeg';
/** Leaves room for what was kept within the longest title. */
const SOURCE_TITLE_CHARS = 180;

type Asked<Tool extends ToolRequest['tool']> = Extract<ToolRequest, { tool: Tool }>['asked'];

interface MadeSound {
  readonly title: string;
  readonly origin: 'voice' | 'separated';
  /** Writes the MP3 to the file of this name. */
  make(file: string): Promise<{ readonly sizeBytes: number; readonly durationSec: number }>;
}

export function toolJob(context: ProjectContext): JobHandler {
  const { database, clock, changes } = context;

  const endWithout = async (tx: Queries, job: JobRow, why: Problem): Promise<void> => {
    await tx.run("UPDATE tool_run SET status = 'failed', problem = ?, finished_ms = ? WHERE id = ?", [
      problemColumn(why),
      clock.nowMs(),
      job.tool_run_id,
    ]);
  };

  const start = async (run: JobRun, row: ToolRunRow): Promise<JobEffect> => {
    const request = requestOf(row);
    switch (request.tool) {
      case 'voiceover':
        return makeSound(context, run, row, voiceover(context, run, request.asked));
      case 'audio_separation':
        return makeSound(context, run, row, await separation(context, run, request.asked));
      case 'brainstorm':
        return findAsked(context, run, row, request.asked);
    }
  };

  return {
    run: async (run) => {
      const row = await requireToolRun(database, run.job.account_id, run.job.tool_run_id ?? '');
      await database.run("UPDATE tool_run SET status = 'running' WHERE id = ?", [row.id]);
      changes.notify(row.id);
      return start(run, row);
    },
    onFailed: endWithout,
    onCancelled: (tx, job) => endWithout(tx, job, problem('run_cancelled')),
  };
}

function voiceover(
  context: ProjectContext,
  { job, signal, progress }: JobRun,
  asked: Asked<'voiceover'>,
): MadeSound {
  return {
    title: asked.title,
    origin: 'voice',
    make: async (outputFile) => {
      const text = { text: asked.script, voice: asked.voice, title: asked.title, outputFile };
      const [spoken] = await speak(context, job.account_id, [text], { signal, onProgress: progress });
      if (spoken === undefined) throw new Error('Speaking gave no file.');
      return spoken;
    },
  };
}

async function separation(
  { media, database }: ProjectContext,
  { job, signal, progress }: JobRun,
  { sourceAssetId, keep }: Asked<'audio_separation'>,
): Promise<MadeSound> {
  const source = await findAsset(database, job.account_id, sourceAssetId);
  if (source === undefined) throw new JobFailure(problem('video_deleted'));
  const title = `${firstCharacters(source.title, SOURCE_TITLE_CHARS)} (${keep})`;
  return {
    title,
    origin: 'separated',
    make: (outputFile) =>
      media.run('separate', { file: source.file, keep, outputFile, title }, { signal, onProgress: progress }),
  };
}

async function makeSound(
  { clock, files }: ProjectContext,
  { signal }: JobRun,
  row: ToolRunRow,
  sound: MadeSound,
): Promise<JobEffect> {
  const assetId = newId('asset');
  const file = `assets/${assetId}.mp3`;
  try {
    const made = await sound.make(file);
    signal.throwIfAborted();
    return async (tx) => {
      const nowMs = clock.nowMs();
      await insertAsset(tx, {
        id: assetId,
        account_id: row.account_id,
        kind: 'audio',
        title: sound.title,
        filename: filenameOf(sound.title, 'mp3', 'sound'),
        origin: sound.origin,
        mime_type: MP3,
        size_bytes: made.sizeBytes,
        duration_sec: made.durationSec,
        width: null,
        height: null,
        fps: null,
        has_audio: 1,
        file,
        poster_file: null,
        created_ms: nowMs,
      });
      await tx.run("UPDATE tool_run SET status = 'done', asset_id = ?, finished_ms = ? WHERE id = ?", [
        assetId,
        nowMs,
        row.id,
      ]);
    };
  } catch (error) {
    await files.remove(file);
    throw error;
  }
}

/** The run's own id is the seed, so that asking again gives other ideas. */
async function findAsked(
  context: ProjectContext,
  { signal }: JobRun,
  row: ToolRunRow,
  asked: Asked<'brainstorm'>,
): Promise<JobEffect> {
  const wish = { ...asked, seed: row.id };
  const { work: ideas, state } = await writeOrByRules<readonly Idea[]>(context, {
    accountId: row.account_id,
    messages: askForIdeas(wish),
    read: (text) => readIdeas(text, wish),
    byRules: () => findIdeas(wish),
    without: 'ideas_without_model',
    signal,
  });
  return async (tx) => {
    await tx.run(
      "UPDATE tool_run SET status = 'done', ideas = ?, writing_state = ?, finished_ms = ? WHERE id = ?",
      [JSON.stringify(ideas), state && JSON.stringify(state), context.clock.nowMs(), row.id],
    );
  };
}
