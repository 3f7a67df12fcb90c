/** The story of a fake text project: read, change, have it written, have it spoken. Specification, section 4. */
import { findInTurn } from '../../../../base/work/map-in-turn.ts';
import { ledgerReason } from '../../../../contract/ledger-reasons.ts';
import type { AnswerOf } from '../../../../contract/operations.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { newJobId, requireJob, toJob } from '../../../jobs/job-rows.ts';
import { conflict, revisionMismatch } from '../../../kernel/api-error.ts';
import type { Handlers } from '../../../kernel/call.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { type WithDatabase, within } from '../../../kernel/within.ts';
import { firstVoices, hasVoice, requireVoice } from '../../models/voice-server/require-voice.ts';
import { lostVoices } from '../../models/voice-server/voice-files.ts';
import { BONUS_CREDITS, creditsOfUse, takeAllowance } from '../../money/daily-usage.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import { blockOf, changeProject, type ProjectRow, requireKind } from '../../projects/project-rows.ts';
import { changeStory } from './change-story.ts';
import { followStory } from './composition-of-story.ts';
import {
  findStory,
  forgetVoices,
  isVoiced,
  requireStory,
  type StoryText,
  textOf,
  toStory,
  writeStory,
} from './story-rows.ts';

type Ids =
  | 'get_fake_text_story'
  | 'update_fake_text_story'
  | 'generate_fake_text_story'
  | 'create_fake_text_voices';

export function storyHandlers(context: ProjectContext & WithDatabase): Handlers<Ids> {
  const { database, jobs } = context;
  const open = (rows: Queries, accountId: string, projectId: string): Promise<ProjectRow> =>
    requireKind(rows, accountId, projectId, 'faketext');

  return {
    get_fake_text_story: async ({ account, params }) => {
      const project = await open(database, account.id, params.projectId);
      return { body: { story: toStory(await requireStory(database, project.id)) } };
    },

    update_fake_text_story: ({ account, params, body, commit }) =>
      commit(async (tx) => {
        const inside = within(context, tx);
        const project = await open(tx, account.id, params.projectId);
        const row = await findStory(tx, project.id);
        const revision = row?.revision ?? 0;
        if (body.expectedRevision !== revision) throw revisionMismatch(revision, body.expectedRevision);
        if ((await runningStoryJob(inside, project)) !== undefined)
          throw conflict(problem('being_written_or_spoken'));
        const { language } = blockOf(project, 'faketext');
        for (const side of ['me', 'them'] as const) {
          const voice = body.sides?.[side].voice ?? null;
          if (voice !== null)
            await requireVoice(inside, `/sides/${side}/voice`, {
              accountId: account.id,
              id: voice,
              language,
            });
        }
        const before = row === undefined ? emptyStory(project) : textOf(row);
        const saved = await saveStory(inside, project, changeStory(before, body));
        return { body: { story: toStory(saved) } };
      }),

    generate_fake_text_story: async ({ account, params, body, commit }) => {
      return commit<AnswerOf<'generate_fake_text_story'>>(async (tx) => {
        const project = await open(tx, account.id, params.projectId);
        const running = await runningStoryJob(within(context, tx), project);
        if (running?.kind === 'story')
          return { body: { job: toJob(running), reused: true }, location: `/v1/jobs/${running.id}` };
        if (running !== undefined) throw conflict(problem('being_spoken'));
        const job = await jobs.enqueue(tx, {
          id: newJobId(),
          accountId: account.id,
          kind: 'story',
          projectId: project.id,
          checkpoint: { prompt: body?.prompt ?? null, lineCount: body?.lineCount ?? null },
        });
        return { body: { job: toJob(job), reused: false }, location: `/v1/jobs/${job.id}` };
      });
    },

    create_fake_text_voices: async ({ account, params, commit }) => {
      await forgetLostVoices(context, await open(database, account.id, params.projectId));
      return commit<AnswerOf<'create_fake_text_voices'>>(async (tx) => {
        const inside = within(context, tx);
        const project = await open(tx, account.id, params.projectId);
        const running = await runningStoryJob(inside, project);
        if (running?.kind === 'voices')
          return {
            body: { job: toJob(running), creditsCharged: 0, reused: true, paidWith: null },
            location: `/v1/jobs/${running.id}`,
          };
        if (running !== undefined) throw conflict(problem('being_written'));
        await requireLinesToSpeak(inside, project, textOf(await requireStory(tx, project.id)));
        const jobId = newJobId();
        const use = await takeAllowance(inside, account, 'fakeTextScripts', {
          work: { reason: ledgerReason('voices', { title: project.title }), projectId: project.id, jobId },
          bonusCredits: BONUS_CREDITS,
        });
        const job = await jobs.enqueue(tx, {
          id: jobId,
          accountId: account.id,
          kind: 'voices',
          paidWith: use.paidWith,
          projectId: project.id,
          checkpoint: { use },
        });
        return {
          body: {
            job: toJob(job),
            creditsCharged: creditsOfUse(use.paidWith, BONUS_CREDITS),
            reused: false,
            paidWith: use.paidWith,
          },
          location: `/v1/jobs/${jobId}`,
        };
      });
    },
  };
}

/**
 * Writes the story and lets project and composition follow, inside the caller's transaction.
 * @param project as it is in that transaction
 */
export async function saveStory(context: ProjectContext, project: ProjectRow, text: StoryText) {
  const saved = await writeStory(context.database, context.clock.nowMs(), project.id, text);
  await changeProject(context, project, { block: { ...blockOf(project, 'faketext'), storyId: saved.id } });
  await followStory(context, project);
  return saved;
}

/** What a project's story is before anybody wrote one. */
export function emptyStory(project: ProjectRow): StoryText {
  const { language } = blockOf(project, 'faketext');
  const voices = firstVoices(language);
  const names = language === 'it' ? { me: 'Io', them: 'Amico' } : { me: 'Me', them: 'Friend' };
  return {
    title: project.title,
    sides: { me: { name: names.me, voice: voices.me }, them: { name: names.them, voice: voices.them } },
    lines: [],
  };
}

async function runningStoryJob({ database }: ProjectContext, project: ProjectRow) {
  const row = await database.get<{ id: string }>(
    "SELECT id FROM job WHERE project_id = ? AND kind IN ('story', 'voices') AND status IN ('queued', 'running')",
    [project.id],
  );
  return row === undefined ? undefined : await requireJob(database, project.account_id, row.id);
}

/** Lines whose spoken file vanished from the store are to be spoken again. */
async function forgetLostVoices(context: ProjectContext & WithDatabase, project: ProjectRow): Promise<void> {
  const { database } = context;
  const row = await findStory(database, project.id);
  if (row === undefined) return;
  const voices = textOf(row).lines.flatMap(({ spoken }) => (spoken === null ? [] : [spoken.file]));
  const lost = await lostVoices(context, voices);
  if (lost.size > 0)
    await database.transaction((tx) => forgetVoices(tx, project.id, lost), project.account_id);
}

/** @throws ApiError CONFLICT where there is nothing to speak or nobody to speak it */
async function requireLinesToSpeak(
  context: ProjectContext,
  project: ProjectRow,
  story: StoryText,
): Promise<void> {
  if (!blockOf(project, 'faketext').voiceover) throw conflict(problem('voices_off'));
  const silent = story.lines.filter((line) => !isVoiced(story, line));
  if (silent.length === 0) throw conflict(problem('all_voiced'));
  const missing = silent.find(({ side }) => story.sides[side].voice === null);
  if (missing !== undefined) throw conflict(problem('voice_missing'), { side: missing.side });
  const gone = await findInTurn(
    silent,
    async ({ side }) => !(await hasVoice(context.database, project.account_id, story.sides[side].voice)),
  );
  if (gone !== undefined)
    throw conflict(problem('voice_gone'), {
      side: gone.side,
      voice: story.sides[gone.side].voice,
    });
}
