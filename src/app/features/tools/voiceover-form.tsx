/** A script, a voice and a language: everything a voiceover needs. */
import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { PROJECT_TITLE_MAX_CHARS, SCRIPT_MAX_CHARS } from '../../../contract/limits.ts';
import { useTyped } from '../../data/changes/use-typed.ts';
import { useClient } from '../../data/connection/session.tsx';
import { voicesQuery } from '../../data/jobs/tool-runs.ts';
import { roughDuration, wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TypedNote } from '../../parts/changes/typed-note.tsx';
import { VoicePicker } from '../../parts/choices/voice-picker.tsx';
import { useMayUse } from '../../parts/work/allowance-cost.tsx';
import { SelectField, TextArea, TextField } from '../../ui/fields/field.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import type { ToolFormProps } from './tool-form.ts';
import { ToolStart } from './tool-start.tsx';
import { languageName } from './tool-words.ts';

/** A calm reader's speed; the voices are near it. */
const WORDS_PER_MIN = 160;

export function VoiceoverForm({ from, onStart, pending, error }: ToolFormProps) {
  const { t, locale } = useTranslate();
  const voices = useQuery(voicesQuery(useClient()));
  const mayRun = useMayUse('toolRuns');
  const asked = from?.voiceover ?? null;
  const typed = useTyped(`voiceover ${from?.id ?? ''}`, {
    script: asked?.script ?? '',
    title: asked === null ? '' : ownTitle(asked),
    language: (asked?.language ?? locale) as string,
    voice: asked?.voice ?? '',
  });
  const { script, title } = typed.value;
  const set = (change: Partial<typeof typed.value>): void => typed.set((now) => ({ ...now, ...change }));
  if (voices.isError) return <ErrorNote error={voices.error} onRetry={() => void voices.refetch()} />;
  if (voices.data === undefined) return <Skeleton what="voices" className="h-96" />;

  const languages = [...new Set(voices.data.map((voice) => voice.language))];
  const language = languages.find((one) => one === typed.value.language) ?? languages[0] ?? 'en';
  const speaking = voices.data.filter((voice) => voice.language === language);
  const voice = speaking.find(({ id }) => id === typed.value.voice) ?? speaking[0];
  const left = SCRIPT_MAX_CHARS - script.length;
  const words = script.trim() === '' ? 0 : script.trim().split(/\s+/).length;
  const ready = /[\p{L}\p{N}]/u.test(script) && left >= 0 && voice !== undefined;

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready || !mayRun) return;
        const body = {
          script,
          voice: voice.id,
          language: language === 'it' ? 'it' : 'en',
          ...(title.trim() === '' ? {} : { title: title.trim() }),
        } as const;
        onStart({ tool: 'voiceover', body }, typed.taken);
      }}
    >
      <TypedNote typed={typed} />
      <div>
        <TextArea
          label={t('voiceover.script')}
          rows={9}
          value={script}
          placeholder={t('voiceover.placeholder')}
          error={left < 0 ? t('voiceover.tooLong', { count: -left }) : undefined}
          onChange={(event) => set({ script: event.target.value })}
        />
        <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
          <span>
            {words === 0
              ? t('voiceover.scriptHelp')
              : t('voiceover.about', { time: roughDuration((words * 60) / WORDS_PER_MIN, locale) })}
          </span>
          <span className={`whitespace-nowrap ${left < 0 ? 'font-medium text-bad' : ''}`}>
            {wholeNumber(script.length, locale)} / {wholeNumber(SCRIPT_MAX_CHARS, locale)}
          </span>
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('form.language')}
          options={languages.map((id) => ({ id, name: languageName(t, id) }))}
          value={language}
          onChange={(event) => set({ language: event.target.value })}
        />
        <TextField
          label={t('voiceover.title')}
          placeholder={t('voiceover.titleDefault')}
          maxLength={PROJECT_TITLE_MAX_CHARS}
          value={title}
          onChange={(event) => set({ title: event.target.value })}
        />
      </div>
      <VoicePicker
        legend={t('voiceover.voice')}
        voices={speaking}
        value={voice?.id ?? ''}
        onChange={(id) => set({ voice: id })}
      />
      <ToolStart starts="create_voiceover" error={error} disabled={!ready || !mayRun || pending}>
        <AudioLines size={18} aria-hidden />
        {t('voiceover.start')}
      </ToolStart>
    </form>
  );
}

/** A title that is the start of its script is not one that was written. */
function ownTitle({ title, script }: { readonly title: string; readonly script: string }): string {
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  return plain(script).startsWith(plain(title.replace(/…$/, ''))) ? '' : title;
}
