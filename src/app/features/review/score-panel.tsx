/** Why this clip: the score, its eight factors with what earned them, and the words to post it with. */
import { ChevronDown, Copy } from 'lucide-react';
import { useState } from 'react';
import type { TimeSpan } from '../../../base/film/time-span.ts';
import type { Clip, ClipFactor } from '../../../contract/schemas/clip.ts';
import { clock } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { FACTOR_NAMES } from '../../parts/clips/factor-names.ts';
import { ClipScore } from '../../parts/clips/score-dial.tsx';
import { socialText } from '../../parts/posting/social-text.ts';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { copyText } from '../../ui/controls/copy-text.ts';
import { useToast } from '../../ui/notices/toasts.tsx';
import { Badge } from '../../ui/page/badge.tsx';

interface Described {
  /** That a clip is titled and described in, as of the words in it, where it is known. */
  readonly language: string | undefined;
}

interface Pointing {
  readonly onSeek: (sourceSec: number) => void;
  /** The spans of the source a factor points at while it is looked at; none afterwards. */
  readonly onPoint: (spans: readonly TimeSpan[]) => void;
}

export function ScorePanel({ clip, language, ...pointing }: { clip: Clip } & Described & Pointing) {
  const { t } = useTranslate();
  return (
    <div className="flex flex-col gap-5 p-4">
      <div className="flex items-start gap-4">
        <ClipScore score={clip.score} size={64} />
        <div className="min-w-0">
          <h2
            dir="auto"
            lang={language}
            className="text-lg leading-snug font-semibold break-words text-balance"
          >
            {clip.title}
          </h2>
          <p className="mt-1 font-mono text-xs text-ink-soft">
            <ClockText>{`${clock(clip.startSec)} – ${clock(clip.endSec)} · ${clock(clip.durationSec)}`}</ClockText>
          </p>
        </div>
      </div>
      <p lang={language} className="text-sm text-ink-soft">
        {clip.reason}
      </p>
      {clip.movedByDecisions === undefined ? null : (
        <p className="text-sm text-ink-soft">
          {t(clip.movedByDecisions === 'up' ? 'review.moved.up' : 'review.moved.down')}
        </p>
      )}
      {clip.scoreBreakdown.length === 0 ? null : (
        <div>
          <h3 className="mb-2 text-sm font-semibold">{t('review.why')}</h3>
          <ul className="flex flex-col gap-1">
            {clip.scoreBreakdown.map((factor) => (
              <FactorRow key={factor.factor} factor={factor} language={language} {...pointing} />
            ))}
          </ul>
        </div>
      )}
      {clip.tags.length === 0 ? null : (
        <ul lang={language} className="flex flex-wrap gap-1.5">
          {clip.tags.map((tag) => (
            <li key={tag} className="flex">
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      <SocialText clip={clip} language={language} />
    </div>
  );
}

function FactorRow({ factor, language, onSeek, onPoint }: { factor: ClipFactor } & Described & Pointing) {
  const { t } = useTranslate();
  const [open, setOpen] = useState(false);
  const known = FACTOR_NAMES[factor.factor];
  const label = known === undefined ? factor.label : t(known);
  const score = factor.judged === false || factor.score === null ? null : Math.round(factor.score);
  return (
    <li onMouseEnter={() => onPoint(factor.evidence ?? [])} onMouseLeave={() => onPoint([])}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onFocus={() => onPoint(factor.evidence ?? [])}
        onBlur={() => onPoint([])}
        className="grid min-h-8 pointer-coarse:min-h-11 w-full grid-cols-[7.5rem_1fr_1.75rem_1rem] items-center gap-2 rounded-control px-1.5 py-1 text-left text-sm hover:bg-raised"
      >
        <span>{label}</span>
        {score !== null ? (
          <>
            <span
              className="h-1.5 overflow-hidden rounded-full bg-score-track high-contrast:border"
              aria-hidden
            >
              <span className="block h-full rounded-full bg-score" style={{ width: `${score}%` }} />
            </span>
            <span className="text-right font-medium">{score}</span>
          </>
        ) : (
          <span className="col-span-2 text-right text-xs text-ink-soft">{t('review.notScored')}</span>
        )}
        <ChevronDown
          size={14}
          aria-hidden
          className={`text-ink-soft transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
        />
      </button>
      {open ? (
        <div className="mt-1 mb-2 flex flex-col gap-1.5 border-l-2 border-score pl-3 text-sm">
          <p lang={language} className="text-ink-soft">
            {factor.note}
          </p>
          {factor.evidence?.map((evidence) => (
            <button
              key={`${evidence.startSec}${evidence.text}`}
              type="button"
              onClick={() => onSeek(evidence.startSec)}
              className="min-h-[1.5rem] pointer-coarse:min-h-11 text-left hover:underline"
            >
              <span className="mr-1.5 font-mono text-xs text-ink-soft">
                <ClockText>{clock(evidence.startSec)}</ClockText>
              </span>
              <span lang={language}>{`“${evidence.text}”`}</span>
            </button>
          ))}
        </div>
      ) : null}
    </li>
  );
}

function SocialText({ clip, language }: { clip: Clip } & Described) {
  const { t } = useTranslate();
  const toast = useToast();
  const { title, caption, hashtags } = socialText(clip.social);
  const text = [title, caption, hashtags].filter((part) => part !== '').join('\n\n');
  if (text === '') return null;
  const copy = (): void => {
    copyText(text).then(
      () => toast({ text: t('review.copied') }),
      () => toast({ text: t('review.copyFailed') }),
    );
  };
  return (
    <section aria-label={t('review.social')} className="rounded-card border p-3">
      <div className="mb-1 flex items-center justify-between">
        <h3 className="text-sm font-semibold">{t('review.social')}</h3>
        <Button tone="plain" onClick={copy}>
          <Copy size={15} aria-hidden />
          {t('review.copy')}
        </Button>
      </div>
      <div lang={language}>
        <p dir="auto" className="text-sm font-medium break-words">
          {title}
        </p>
        <p className="mt-1 text-sm break-words whitespace-pre-line text-ink-soft">{caption}</p>
        <p className="mt-1 text-sm break-words text-score empty:hidden">{hashtags}</p>
      </div>
    </section>
  );
}
