/** A topic and a kind of video: everything ideas need. */
import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { optionsQuery } from '../../data/account/account.ts';
import { useTyped } from '../../data/changes/use-typed.ts';
import { useClient } from '../../data/connection/session.tsx';
import { wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TypedNote } from '../../parts/changes/typed-note.tsx';
import { LanguageModelOffer } from '../../parts/models/language-model-offer.tsx';
import { useMayUse } from '../../parts/work/allowance-cost.tsx';
import { SelectField, TextArea, TextField } from '../../ui/fields/field.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import type { ToolFormProps } from './tool-form.ts';
import { ToolStart } from './tool-start.tsx';
import { languageName, videoTypeName } from './tool-words.ts';

const TOPIC_MAX_CHARS = 500;
const COUNT = { min: 1, max: 20, first: 5 } as const;

export function IdeasForm({ from, onStart, pending, error }: ToolFormProps) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const options = useQuery(optionsQuery(client));
  const mayRun = useMayUse('toolRuns');
  const asked = from?.brainstorm ?? null;
  const typed = useTyped(`ideas ${from?.id ?? ''}`, {
    topic: asked?.topic ?? '',
    videoType: (asked?.videoType ?? 'any') as string,
    language: (asked?.language ?? locale) as string,
    count: String(asked?.count ?? COUNT.first),
  });
  const { topic, videoType, language } = typed.value;
  const count = typed.value.count === '' ? Number.NaN : Number(typed.value.count);
  const set = (change: Partial<typeof typed.value>): void => typed.set((now) => ({ ...now, ...change }));
  if (options.isError) return <ErrorNote error={options.error} onRetry={() => void options.refetch()} />;
  if (options.data === undefined) return <Skeleton what="options" className="h-72" />;
  const inRange = Number.isInteger(count) && count >= COUNT.min && count <= COUNT.max;
  const ready = topic.trim() !== '' && topic.length <= TOPIC_MAX_CHARS && inRange;
  const kind = options.data.videoTypes.find(({ id }) => id === videoType) ?? options.data.videoTypes[0];

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready || !mayRun) return;
        const body = { topic, videoType: kind?.id ?? 'any', language, count };
        onStart({ tool: 'brainstorm', body } as Parameters<typeof onStart>[0], typed.taken);
      }}
    >
      <TypedNote typed={typed} />
      <div>
        <TextArea
          label={t('ideas.topic')}
          rows={4}
          value={topic}
          maxLength={TOPIC_MAX_CHARS}
          placeholder={t('ideas.placeholder')}
          onChange={(event) => set({ topic: event.target.value })}
        />
        <p className="mt-1.5 text-right text-xs text-ink-soft">
          {wholeNumber(topic.length, locale)} / {wholeNumber(TOPIC_MAX_CHARS, locale)}
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('ideas.type')}
          options={options.data.videoTypes.map(({ id, name }) => ({ id, name: videoTypeName(t, id, name) }))}
          value={kind?.id ?? ''}
          onChange={(event) => set({ videoType: event.target.value })}
        />
        <SelectField
          label={t('ideas.language')}
          options={options.data.languages
            .filter(({ id }) => id !== 'auto')
            .map(({ id, name }) => ({ id, name: languageName(t, id, name) }))}
          value={language}
          onChange={(event) => set({ language: event.target.value })}
        />
        <TextField
          label={t('ideas.count')}
          type="number"
          inputMode="numeric"
          min={COUNT.min}
          max={COUNT.max}
          value={typed.value.count}
          error={inRange ? undefined : t('form.wholeRange', { min: COUNT.min, max: COUNT.max })}
          onChange={(event) => set({ count: event.target.value })}
        />
      </div>
      <ToolStart starts="brainstorm_ideas" error={error} disabled={!ready || !mayRun || pending}>
        <Lightbulb size={18} aria-hidden />
        {t('ideas.start')}
      </ToolStart>
      <LanguageModelOffer says={t('ideas.byRules')} />
    </form>
  );
}
