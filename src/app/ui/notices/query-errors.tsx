/** What went wrong with the reads behind a part of a page: each sentence once, all tried again together. */
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ErrorNote } from './error-note.tsx';

interface FailedRead {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export function QueryErrors({ of }: { of: readonly FailedRead[] }) {
  const { t } = useTranslate();
  const failed = of.filter(({ error }) => error !== null);
  const bySentence = new Map<string, FailedRead[]>();
  for (const read of failed) {
    const sentence = errorText(t, read.error);
    bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), read]);
  }
  return [...bySentence].map(([sentence, reads]) => (
    <ErrorNote
      key={sentence}
      error={reads[0]?.error}
      onRetry={() => {
        for (const read of reads) read.refetch();
      }}
    />
  ));
}
