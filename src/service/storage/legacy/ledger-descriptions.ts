/** Entries of the ledger from before their reasons were data: read once, by a step of the migrations. Frozen. */
import type { LedgerReason } from '../../../contract/ledger-reasons.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { sentenceReader } from './read-sentence.ts';

const readDescription = sentenceReader({
  analysis: 'Analysis of {title}',
  build: 'Build of {title}',
  voices: 'Voices of {title}',
  prepare: 'Preparing {title}',
  clip: 'Adding {clip} to {title}',
  assistant: 'Assistant on {title}',
  export: 'Export of {title}',
  voiceover: 'Voiceover: {title}',
  separation: 'Audio separation: {title}',
  ideas: 'Ideas: {topic}',
  shorter_than_estimated: 'Given back: it is shorter than estimated',
  longer_than_estimated: 'It is longer than estimated',
  not_done: 'Given back: the work was not done',
  unused: 'Unused credits of the past month',
  plan_credits: 'Plan credits for {period}',
  plan_changed: 'Plan changed to {plan}',
  bought: 'Credits bought',
  bonus: 'API bonus',
  bonus_expired: 'API bonus expired',
});

export function reasonOfDescription(description: string): LedgerReason {
  const read = readDescription(description);
  return read === null
    ? { code: 'said', values: { text: description } }
    : { code: read.code, values: Object.fromEntries(read.values) };
}

/** The column keeps its name. */
export async function convertDescriptions(database: Queries): Promise<void> {
  const rows = await database.all<{ seq: number; description: string }>(
    'SELECT seq, description FROM ledger_entry',
  );
  for (const { seq, description } of rows)
    await database.run('UPDATE ledger_entry SET description = ? WHERE seq = ?', [
      JSON.stringify(reasonOfDescription(description)),
      seq,
    ]);
}
