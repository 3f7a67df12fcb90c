/**
 * Editing by words: what is said in the edit, in order. Words are marked first and cut then; fillers and pauses
 * are found and looked through. What is chosen or marked here is seen on the canvas, and what is selected there, here.
 */
import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { firstAfter } from '../../../../base/sorted.ts';
import type { MarkedSpan } from '../../../../timeline/session/editor-store.ts';
import { findPhrase } from '../../../../timeline/words/find-phrase.ts';
import { indexesIn, rangesOf, spanOfRange, type WordRange } from '../../../../timeline/words/word-range.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { PATHS } from '../../../paths.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/controls/button.tsx';
import { isComposing } from '../../../ui/fields/is-composing.ts';
import { DiagnosticNotes } from '../diagnostic-notes.tsx';
import type { PanelProps } from '../timeline-panels.tsx';
import { useEditorState } from '../use-editor.ts';
import { FoundCuts } from './found-cuts.tsx';
import { MarkBar } from './mark-bar.tsx';
import type { Sought } from './use-cut-candidates.ts';
import { useMarkedWords } from './use-marked-words.ts';
import { useWordChoice } from './use-word-choice.ts';
import { WordList } from './word-list.tsx';

export function TranscriptPanel({ editor, timeline, assets, languages, onSeek, onSeekToStart }: PanelProps) {
  const { t } = useTranslate();
  const { store } = editor;
  const view = useEditorState(editor, () => editor.settledView());
  const { words } = view;
  const current = useEditorState(editor, ({ playheadSec }) => {
    const at = firstAfter(words, playheadSec, ({ endSec }) => endSec);
    return (words[at]?.startSec ?? Number.POSITIVE_INFINITY) <= playheadSec + 1e-3 ? at : -1;
  });
  const list = useRef<HTMLDivElement>(null);
  const [reveal, setReveal] = useState<{ readonly index: number } | null>(null);
  const [extends_, setExtends] = useState(false);
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState<Sought | null>(null);
  const { marked, toggle, clear } = useMarkedWords(words);
  const chosenRef = useRef<WordRange | null>(null);
  const mark = (): void => {
    if (chosenRef.current !== null) toggle(indexesIn(chosenRef.current));
  };
  const choice = useWordChoice({
    list,
    count: words.length,
    current,
    extends_,
    onSeek: (index) => onSeekToStart(words[index]?.startSec ?? 0),
    onMark: mark,
    onReveal: (index) => setReveal({ index }),
  });
  const { chosen } = choice;
  chosenRef.current = chosen;

  const matches = useMemo(() => findPhrase(words, typed), [words, typed]);
  const found = useMemo(() => new Set(matches.flatMap(indexesIn)), [matches]);
  const matchAt = matches.findIndex(
    ({ first, last }) => chosen !== null && chosen.first === first && chosen.last === last,
  );
  const goToMatch = (by: 1 | -1): void => {
    const next = matchAt < 0 && by === -1 ? matches.length - 1 : matchAt + by;
    const match = matches[(next + matches.length) % matches.length];
    if (match === undefined) return;
    choice.choose(match);
    onSeekToStart(words[match.first]?.startSec ?? 0);
  };

  const isReviewing = sought !== null;
  useEffect(() => {
    if (isReviewing) return;
    const spans: MarkedSpan[] = [
      ...rangesOf(marked).map((range) => ({ ...spanOfRange(words, range), tone: 'cut' as const })),
      ...(chosen === null || chosen.first === chosen.last || indexesIn(chosen).every((at) => marked.has(at))
        ? []
        : [{ ...spanOfRange(words, chosen), tone: 'chosen' as const }]),
    ];
    if (spans.length > 0) store.set({ marks: { edit: view.edit, spans } });
    else if (store.get().marks?.spans.some(({ tone }) => tone !== 'changed')) store.set({ marks: null });
  }, [store, view, words, marked, chosen, isReviewing]);
  useEffect(
    () => () => {
      if (store.get().marks?.spans.some(({ tone }) => tone !== 'changed')) store.set({ marks: null });
    },
    [store],
  );

  const cut = (): void => {
    const done = editor.act(
      () => [{ type: 'remove_words', wordIndexes: [...marked].sort((a, b) => a - b) }],
      t('words.cutDone'),
    );
    if (!done) return;
    clear();
    choice.choose(null);
  };

  if (sought !== null)
    return (
      <FoundCuts
        key={sought}
        editor={editor}
        view={view}
        assets={assets}
        languages={languages}
        sought={sought}
        onSeek={onSeek}
        onLeave={() => setSought(null)}
      />
    );
  if (words.length === 0)
    return (
      <div className="flex flex-col items-start gap-3">
        <DiagnosticNotes timeline={timeline} codes={['no_words']} />
        <p className="text-sm text-ink-soft">{t('words.none')}</p>
        {/* Pauses are heard in the sound, whether words are known or not. */}
        <Button onClick={() => setSought('pauses')}>{t('words.findPauses')}</Button>
        {view.segments[0] === undefined ? null : (
          <ButtonLink to={PATHS.asset.to(view.segments[0].assetId)}>{t('words.toVideo')}</ButtonLink>
        )}
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      <WordSearch typed={typed} count={matches.length} at={matchAt} onType={setTyped} onGo={goToMatch} />
      <WordList
        editor={editor}
        view={view}
        languages={languages}
        choice={choice}
        list={list}
        current={current}
        reveal={reveal}
        marked={marked}
        found={found}
      />
      <MarkBar
        editor={editor}
        edit={view.edit}
        words={words}
        chosen={chosen}
        marked={marked}
        isExtending={extends_}
        onExtend={setExtends}
        onMark={mark}
        onCut={cut}
        onClear={clear}
        onFind={setSought}
      />
    </div>
  );
}

/** Searching what is said: how often, and from one place to the next. */
function WordSearch({
  typed,
  count,
  at,
  onType,
  onGo,
}: {
  typed: string;
  count: number;
  /** The match that is chosen; -1 for none yet. */
  at: number;
  onType: (typed: string) => void;
  onGo: (by: 1 | -1) => void;
}) {
  const { t } = useTranslate();
  return (
    <div className="flex items-center gap-1">
      <label className="relative min-w-0 flex-1">
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-soft"
        />
        <input
          type="search"
          aria-label={t('words.search')}
          placeholder={t('words.search')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            onGo(event.shiftKey ? -1 : 1);
          }}
          className="min-h-9 w-full rounded-control border border-line-strong bg-surface pr-3 pl-9 text-sm placeholder:text-ink-soft pointer-coarse:min-h-11"
        />
      </label>
      <p role="status" className="min-w-16 px-1 text-center text-xs text-ink-soft empty:min-w-0">
        {typed.trim() === ''
          ? ''
          : count === 0
            ? t('words.noMatch')
            : t('words.matches', { at: Math.max(0, at) + 1, count })}
      </p>
      <IconButton
        label={t('words.previous')}
        icon={<ChevronUp size={18} />}
        disabled={count === 0}
        onClick={() => onGo(-1)}
      />
      <IconButton
        label={t('words.next')}
        icon={<ChevronDown size={18} />}
        disabled={count === 0}
        onClick={() => onGo(1)}
      />
    </div>
  );
}
