/** The words of a whole source as those of a composition, found once and kept with the asset. */
import type { WordsState } from '../../../../contract/schemas/project.ts';
import { type CompositionWord, wordsInSpan } from '../../../../media/captions/composition-words.ts';
import type { JobRun } from '../../../jobs/job-handler.ts';
import { weightedProgress } from '../../../jobs/weighted-progress.ts';
import type { KeptState } from '../../../kernel/stored-problem.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import type { AssetRow } from '../../assets/asset-rows.ts';
import { transcriptOfSource } from '../../models/speech/transcript-of-source.ts';
import { languageToHear } from '../../projects/autoclip-settings.ts';
import type { ProjectContext } from '../../projects/project-context.ts';

export interface SpokenWords {
  /** On the composition's clock, which is the source's. */
  readonly words: readonly CompositionWord[];
  readonly wordsState: KeptState<WordsState>;
}

export async function spokenWords(
  context: ProjectContext & WithDatabase,
  { job, signal, progress }: JobRun,
  source: AssetRow,
  { language, vocabulary }: { readonly language: string; readonly vocabulary: string | null },
): Promise<SpokenWords> {
  const stage = weightedProgress(
    [
      { name: 'subtitles', weight: 1 },
      { name: 'transcribe', weight: 9 },
    ],
    progress,
  );
  const wish = { language: languageToHear(language), vocabulary, listenWith: null };
  const found = await transcriptOfSource(context, source, wish, { jobId: job.id, signal, stage });
  const span = { startSec: 0, endSec: source.duration_sec ?? 0 };
  return { words: wordsInSpan(found.words, span), wordsState: found.state };
}
