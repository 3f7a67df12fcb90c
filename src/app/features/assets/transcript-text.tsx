/** A transcript to read and search; a click on a paragraph goes there. Paragraphs break at pauses. */
import { Fragment, useMemo } from 'react';
import { placesOf, plainText } from '../../../base/text/plain-text.ts';
import { joinWords } from '../../../base/text/word-joining.ts';
import type { Transcript, TranscriptWord } from '../../../contract/schemas/asset.ts';
import { clock } from '../../i18n/clock.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { useSearchText } from '../../ui/page/use-search-text.ts';
import { speakerName } from './speaker-name.ts';

const PARAGRAPH_PAUSE_SEC = 1.2;
const PARAGRAPH_MAX_WORDS = 60;

interface Paragraph {
  readonly startSec: number;
  readonly text: string;
  /** As it is searched. */
  readonly plain: string;
  /** Where somebody else begins to speak. */
  readonly speaker: string | null;
}

function paragraphsOf(words: readonly TranscriptWord[]): Paragraph[] {
  const paragraphs: TranscriptWord[][] = [];
  for (const word of words) {
    const last = paragraphs.at(-1);
    const before = last?.at(-1);
    const breaks =
      last === undefined ||
      before === undefined ||
      word.startSec - before.endSec > PARAGRAPH_PAUSE_SEC ||
      word.speaker !== before.speaker ||
      (last.length >= PARAGRAPH_MAX_WORDS && /[.!?…]$/.test(before.text));
    if (breaks) paragraphs.push([word]);
    else last.push(word);
  }
  const speakerOf = (at: number): string | null => paragraphs[at]?.[0]?.speaker ?? null;
  return paragraphs.map((group, at) => {
    const text = joinWords(group.map((word) => word.text));
    const speaker = speakerOf(at) === speakerOf(at - 1) ? null : speakerOf(at);
    return { startSec: group[0]?.startSec ?? 0, text, plain: plainText(text), speaker };
  });
}

export function TranscriptText({
  transcript,
  onSeek,
}: {
  transcript: Transcript;
  onSeek: (timeSec: number) => void;
}) {
  const { t } = useTranslate();
  const [wanted, setWanted] = useSearchText('find');
  const paragraphs = useMemo(() => paragraphsOf(transcript.words), [transcript.words]);
  const needle = plainText(wanted.trim());
  const shown = paragraphs.filter(({ plain }) => plain.includes(needle));
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('asset.searchTranscript')}
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p className="text-xs text-ink-soft">
        {t(transcript.origin === 'captions' ? 'asset.fromCaptions' : 'asset.fromSpeech', {
          count: transcript.words.length,
        })}
        {transcript.engine == null ? null : ` ${t('asset.heardBy', { engine: transcript.engine })}`}
      </p>
      {transcript.speakersMessage == null ? null : (
        <p className="text-sm wrap-anywhere">
          {problemText(t, transcript.speakersReason, transcript.speakersMessage)}
        </p>
      )}
      {needle === '' ? null : (
        <p role="status" className="text-xs text-ink-soft">
          {t('asset.found', { count: shown.length })}
        </p>
      )}
      <ol className="flex max-h-[60dvh] flex-col overflow-y-auto rounded-card border bg-surface p-1 empty:hidden">
        {shown.map((paragraph) => (
          <li key={paragraph.startSec}>
            <button
              type="button"
              onClick={() => onSeek(paragraph.startSec)}
              className="grid w-full grid-cols-[3.5rem_1fr] gap-2 rounded-control p-2 text-left text-sm hover:bg-raised"
            >
              <span className="font-mono text-xs leading-5 text-ink-soft">
                <ClockText>{clock(paragraph.startSec)}</ClockText>
              </span>
              <span dir="auto" className="text-start">
                {paragraph.speaker === null ? null : (
                  <span className="block text-xs font-semibold text-ink-soft">
                    {speakerName(t, paragraph.speaker)}
                  </span>
                )}
                <span lang={transcript.language} translate="no">
                  <Marked text={paragraph.text} needle={wanted.trim()} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The places of a searched text, marked as a browser marks them. */
function Marked({ text, needle }: { text: string; needle: string }) {
  if (needle === '') return text;
  const places = placesOf(text, needle);
  return (
    <>
      {places.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <mark className="rounded-sm bg-accent-wash text-ink underline">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.end ?? 0)}
    </>
  );
}
