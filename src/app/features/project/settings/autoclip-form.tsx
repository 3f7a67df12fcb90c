/** The settings of an Auto Clip project. Every list and range comes from the service. */
import { useQuery } from '@tanstack/react-query';
import type { SettingOptions } from '../../../../contract/schemas/setting-options.ts';
import { meQuery, optionsQuery } from '../../../data/account/account.ts';
import { useClient } from '../../../data/connection/session.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { CaptionStylePicker } from '../../../parts/choices/caption-style-picker.tsx';
import { namedOptions } from '../../../parts/choices/option-labels.ts';
import { SelectField, TextArea, TextField } from '../../../ui/fields/field.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import type { ChosenSettings } from './default-settings.ts';
import { isInRange, isWhole, type NumberSetting } from './settings-ranges.ts';

export interface FormProps {
  readonly settings: ChosenSettings;
  readonly onChange: (settings: ChosenSettings) => void;
}

export function AutoclipForm({ settings, onChange }: FormProps) {
  const { t } = useTranslate();
  const client = useClient();
  const options = useQuery(optionsQuery(client));
  const me = useQuery(meQuery(client));
  if (options.isError) return <ErrorNote error={options.error} onRetry={() => void options.refetch()} />;
  if (options.data === undefined) return <Skeleton what="options" className="h-96" />;
  return (
    <div className="flex flex-col gap-6">
      <MainFields settings={settings} onChange={onChange} options={options.data} />
      <CaptionStylePicker
        options={options.data.captionStyles}
        value={settings.captionStyle}
        optional={me.data?.features?.includes('autoclip_without_captions') === true}
        onChange={(captionStyle) => onChange({ ...settings, captionStyle } as ChosenSettings)}
      />
      <details className="rounded-card border bg-surface">
        <summary className="cursor-pointer px-4 py-3 text-sm font-medium">{t('form.more')}</summary>
        <div className="flex flex-col gap-4 border-t p-4">
          <TextArea
            label={t('form.instructions')}
            help={t('form.instructionsHelp')}
            maxLength={2000}
            value={settings.instructions ?? ''}
            onChange={(event) => onChange({ ...settings, instructions: event.target.value || null })}
          />
          <TextField
            label={t('form.vocabulary')}
            help={t('form.vocabularyHelp')}
            maxLength={311}
            value={settings.vocabulary ?? ''}
            onChange={(event) => onChange({ ...settings, vocabulary: event.target.value || null })}
          />
        </div>
      </details>
    </div>
  );
}

function MainFields({ settings, onChange, options }: FormProps & { options: SettingOptions }) {
  const { t } = useTranslate();
  const set = (patch: object): void => onChange({ ...settings, ...patch } as ChosenSettings);
  const number = (name: NumberSetting, label: string, error?: string) => (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={options[name].min}
      max={options[name].max}
      value={settings[name] ?? ''}
      error={error ?? rangeError(t, name, settings[name], options)}
      onChange={(event) => set({ [name]: event.target.value === '' ? null : Number(event.target.value) })}
    />
  );
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
      {number('clipCount', t('form.clipCount'))}
      {number('minDurationSec', t('form.minDuration'), orderError(t, settings))}
      {number('maxDurationSec', t('form.maxDuration'))}
      <SelectField
        label={t('form.language')}
        options={namedOptions(t, 'language', options.languages)}
        value={settings.language ?? ''}
        onChange={(event) => set({ language: event.target.value })}
      />
      <SelectField
        label={t('form.objective')}
        options={namedOptions(t, 'objective', options.objectives)}
        value={settings.objective ?? ''}
        onChange={(event) => set({ objective: event.target.value })}
      />
      <SelectField
        label={t('form.reframe')}
        options={namedOptions(t, 'reframe', options.reframeModes)}
        value={settings.reframe ?? ''}
        onChange={(event) => set({ reframe: event.target.value })}
      />
    </div>
  );
}

function rangeError(
  t: Translate,
  name: NumberSetting,
  value: number | null,
  options: SettingOptions,
): string | undefined {
  if (isInRange(name, value, options)) return undefined;
  const { min, max } = options[name];
  return t(isWhole(name) ? 'form.wholeRange' : 'form.range', { min, max });
}

function orderError(t: Translate, settings: ChosenSettings): string | undefined {
  const { minDurationSec, maxDurationSec } = settings;
  const crossed = minDurationSec !== null && maxDurationSec !== null && minDurationSec > maxDurationSec;
  return crossed ? t('form.minOverMax') : undefined;
}
