/** Writing a story and speaking it. */
import { newId } from '../../../../contract/ids.ts';
import { readStory } from '../../../../media/write-ideas/by-model/story-answer.ts';
import { askForStory } from '../../../../media/write-ideas/by-model/story-question.ts';
import { writeFakeTextStory } from '../../../../media/write-ideas/write-fake-text-story.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import type { JobRow } from '../../../jobs/job-rows.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { within } from '../../../kernel/within.ts';
import { writeOrByRules } from '../../models/language-model/or-by-rules.ts';
import { keepVoiceFiles, speakTexts } from '../../models/voice-server/voice-files.ts';
import { refundJob } from '../../money/charge.ts';
import { type AllowanceUse, returnAllowance } from '../../money/daily-usage.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import { blockOf, requireProject } from '../../projects/project-rows.ts';
import { emptyStory, saveStory } from './story-handlers.ts';
import { findStory, isVoiced, requireStory, textOf } from './story-rows.ts';

const LINES_UNLESS_ASKED = 14;

/** Replaces the lines and the names; the voices chosen before stay with their sides. */
export function storyJob(context: ProjectContext): JobHandler {
  const { database } = context;
  const nothing = async (): Promise<void> => undefined;
  return {
    run: async ({ job, signal, progress }) => {
      const project = await requireProject(database, job.account_id, job.project_id ?? '');
      const { prompt, lineCount } = JSON.parse(job.checkpoint) as {
        prompt: string | null;
        lineCount: number | null;
      };
      progress(0.1, 'write');
      const language = blockOf(project, 'faketext').language === 'it' ? 'it' : 'en';
      const wish = { prompt, lineCount: lineCount ?? LINES_UNLESS_ASKED, language, seed: job.id } as const;
      const { work: written, state } = await writeOrByRules(context, {
        accountId: job.account_id,
        messages: askForStory(wish),
        read: (text) => readStory(text, wish),
        byRules: () => writeFakeTextStory(wish),
        without: 'story_without_model',
        signal,
      });
      return async (tx) => {
        // What was changed meanwhile stays changed.
        const now = await requireProject(tx, job.account_id, project.id);
        const row = await findStory(tx, project.id);
        const before = row === undefined ? emptyStory(now) : textOf(row);
        await saveStory(within(context, tx), now, {
          title: written.title,
          sides: {
            me: { ...before.sides.me, name: written.sides.me.name },
            them: { ...before.sides.them, name: written.sides.them.name },
          },
          lines: written.lines.map((line) => ({ ...line, id: newId('storyLine'), spoken: null })),
          writing: state,
        });
      };
    },
    onFailed: nothing,
    onCancelled: nothing,
  };
}

/** Speaks the lines without a voice. A story cannot change meanwhile; its project can. */
export function voicesJob(context: ProjectContext): JobHandler {
  const { database } = context;
  const giveBack = async (tx: Queries, job: JobRow): Promise<void> => {
    const { use } = JSON.parse(job.checkpoint) as { use: AllowanceUse };
    const inside = within(context, tx);
    await refundJob(inside, job.id);
    await returnAllowance(inside, job.account_id, 'fakeTextScripts', use);
  };
  return {
    run: async ({ job, signal, progress }) => {
      const project = await requireProject(database, job.account_id, job.project_id ?? '');
      const story = textOf(await requireStory(database, project.id));
      const silent = story.lines.filter((line) => !isVoiced(story, line));
      const texts = silent.map(({ side, text }) => ({ text, voice: story.sides[side].voice ?? '' }));
      const files = await speakTexts(context, job.account_id, texts, { signal, onProgress: progress });
      const spoken = new Map(
        silent.map(({ id }, index) => [id, { file: files[index], voice: texts[index]?.voice }]),
      );
      return async (tx) => {
        await keepVoiceFiles(tx, project.id, files);
        await saveStory(within(context, tx), await requireProject(tx, job.account_id, project.id), {
          ...story,
          lines: story.lines.map((line) => {
            const { file, voice } = spoken.get(line.id) ?? {};
            if (file === undefined || voice === undefined) return line;
            return { ...line, spoken: { file: file.file, durationSec: file.durationSec, voice } };
          }),
        });
      };
    },
    onFailed: giveBack,
    onCancelled: giveBack,
  };
}
