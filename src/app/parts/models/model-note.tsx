/** Which language model wrote a result, or why none did; nothing where none was asked. */
import { Info } from 'lucide-react';
import type { ModelState } from '../../../contract/schemas/model-state.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

interface ModelNoteProps {
  readonly state: ModelState | null | undefined;
  /** What is said of a model that did it. */
  readonly by: (model: string) => string;
}

export function ModelNote({ state, by }: ModelNoteProps) {
  const { t } = useTranslate();
  if (state == null) return null;
  return (
    <p className="flex items-start gap-2 rounded-card border bg-surface px-4 py-3 text-sm wrap-anywhere">
      <Info size={18} className="mt-0.5 shrink-0 text-ink-soft" aria-hidden />
      {state.message === null ? by(state.model) : problemText(t, state.problem, state.message)}
    </p>
  );
}
