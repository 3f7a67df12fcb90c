/** Fillers or pauses of the edit as a list to look through; what is checked is hatched on the canvas. */
import { useEffect, useState } from 'react';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import type { EditView } from '../../../../timeline/geometry/edit-view.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { CutReview } from './cut-review.tsx';
import { KEPT_SEC, type Sought, useCutCandidates } from './use-cut-candidates.ts';

const PAUSE_SEC = { wished: 0.7, least: 0.3, most: 5 } as const;

export function FoundCuts({
  editor,
  view,
  assets,
  languages,
  sought,
  onSeek,
  onLeave,
}: {
  editor: Editor;
  view: EditView;
  assets: ReadonlyMap<string, Asset>;
  languages: ReadonlyMap<string, string>;
  sought: Sought;
  onSeek: (sec: number) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslate();
  const { store } = editor;
  const [leastSec, setLeastSec] = useState<number>(PAUSE_SEC.wished);
  const { candidates, spanOf, operationsFor, error, isReading } = useCutCandidates(
    view,
    assets,
    sought,
    leastSec,
  );
  /** What was unchecked: what is found is wanted until someone says otherwise. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const checked = new Set(candidates.map(({ id }) => id).filter((id) => !left.has(id)));
  const names = [...checked].join('\n');
  useEffect(() => {
    const spans = names.split('\n').flatMap((id) => {
      const span = spanOf(id);
      return span === undefined
        ? []
        : [{ startSec: span.startSec, endSec: span.endSec, tone: 'cut' as const }];
    });
    store.set({ marks: spans.length === 0 ? null : { edit: view.edit, spans } });
  }, [store, view.edit, names, spanOf]);
  useEffect(() => () => store.set({ marks: null }), [store]);
  const cut = (): void => {
    if (editor.act(() => operationsFor(checked), t(`words.${sought}Cut`))) onLeave();
  };
  return (
    <div className="flex flex-col gap-3">
      {sought === 'pauses' ? (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <span aria-hidden>{t('words.leastPause')}</span>
          <NumberField
            label={t('words.leastPause')}
            value={leastSec}
            min={PAUSE_SEC.least}
            max={PAUSE_SEC.most}
            digits={1}
            unit=" s"
            onChange={setLeastSec}
          />
          <span className="text-xs text-ink-soft">{t('words.kept', { sec: KEPT_SEC })}</span>
        </div>
      ) : null}
      {error === null ? null : <ErrorNote error={error} />}
      {isReading ? <Skeleton what="pauses" className="h-24" /> : null}
      {!isReading && candidates.length === 0 ? (
        <>
          <p className="text-sm text-ink-soft">{t(`words.${sought}None`)}</p>
          <div>
            <Button onClick={onLeave}>{t('words.back')}</Button>
          </div>
        </>
      ) : null}
      {candidates.length === 0 ? null : (
        <CutReview
          title={t(`words.${sought}Found`)}
          candidates={candidates}
          languages={languages}
          checked={checked}
          onCheck={(wanted) =>
            setLeft(new Set(candidates.map(({ id }) => id).filter((id) => !wanted.has(id))))
          }
          onSeek={onSeek}
          onCut={cut}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}
