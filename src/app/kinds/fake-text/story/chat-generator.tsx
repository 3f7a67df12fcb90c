/** Having the chat written: what it is about, how long, and what that replaces. */
import { Sparkles } from 'lucide-react';
import { STORY_LINES_MAX } from '../../../../contract/limits.ts';
import { useTyped } from '../../../data/changes/use-typed.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { TypedNote } from '../../../parts/changes/typed-note.tsx';
import { LanguageModelOffer } from '../../../parts/models/language-model-offer.tsx';
import { SpendButton } from '../../../parts/work/spend-button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { LimitedField } from '../../../ui/fields/limited-field.tsx';

const PROMPT_MAX_CHARS = 2000;
const LINES_MIN = 2;

export interface StoryWish {
  readonly prompt?: string;
  readonly lineCount?: number;
}

export function ChatGenerator({
  projectId,
  lineCount,
  firstPrompt,
  busy,
  onGenerate,
}: {
  projectId: string;
  /** How many lines there are, which a new chat replaces. */
  lineCount: number;
  firstPrompt: string;
  busy: boolean;
  onGenerate: (wish: StoryWish) => void;
}) {
  const { t } = useTranslate();
  const typed = useTyped(`chat ${projectId}`, { prompt: firstPrompt, count: '' });
  const { prompt, count } = typed.value;
  const wanted = count === '' ? null : Number(count);
  const bad =
    wanted !== null && !(Number.isInteger(wanted) && wanted >= LINES_MIN && wanted <= STORY_LINES_MAX);
  return (
    <div className="flex flex-col gap-4">
      <TypedNote typed={typed} />
      <LimitedField
        label={t('chat.prompt')}
        help={t('chat.promptHelp')}
        limit={PROMPT_MAX_CHARS}
        rows={3}
        value={prompt}
        onChange={(next) => typed.set((now) => ({ ...now, prompt: next }))}
      />
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-[10rem]">
          <TextField
            label={t('chat.lineCount')}
            type="number"
            inputMode="numeric"
            min={LINES_MIN}
            max={STORY_LINES_MAX}
            placeholder={t('chat.anyLength')}
            value={count}
            error={bad ? t('form.wholeRange', { min: LINES_MIN, max: STORY_LINES_MAX }) : undefined}
            onChange={(event) => typed.set((now) => ({ ...now, count: event.target.value }))}
          />
        </div>
        <SpendButton
          starts="generate_fake_text_story"
          className="min-h-11"
          disabled={busy || bad || prompt.length > PROMPT_MAX_CHARS}
          onClick={() => {
            typed.forget();
            onGenerate({
              ...(prompt.trim() === '' ? {} : { prompt: prompt.trim() }),
              ...(wanted === null ? {} : { lineCount: wanted }),
            });
          }}
        >
          <Sparkles size={18} aria-hidden />
          {t('chat.generate')}
        </SpendButton>
        {lineCount > 0 ? (
          <p className="basis-full text-sm text-ink-soft">{t('chat.replaces', { count: lineCount })}</p>
        ) : null}
      </div>
      <LanguageModelOffer says={t('chat.byRules')} />
    </div>
  );
}
