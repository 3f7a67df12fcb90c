/** A video and what to keep of its sound: everything separation needs. */
import { AudioWaveform, Mic, Music } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useMayUse } from '../../parts/work/allowance-cost.tsx';
import { useSearchText } from '../../ui/page/use-search-text.ts';
import { SourceList } from './source-list.tsx';
import type { ToolFormProps } from './tool-form.ts';
import { ToolStart } from './tool-start.tsx';

const KEEPS = [
  { id: 'vocals', icon: <Mic size={18} aria-hidden /> },
  { id: 'instrumental', icon: <Music size={18} aria-hidden /> },
] as const;
type Keep = (typeof KEEPS)[number]['id'];

/** The source stands in the address (`?asset=`), so that other pages can lead here with one. */
export function SeparationForm({ from, onStart, pending, error }: ToolFormProps) {
  const { t } = useTranslate();
  const mayRun = useMayUse('toolRuns');
  const [sourceAssetId, setSource] = useSearchText('asset');
  const [keep, setKeep] = useState<Keep>(
    KEEPS.find(({ id }) => id === from?.separation?.keep)?.id ?? 'vocals',
  );
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (sourceAssetId === '' || !mayRun) return;
        onStart({ tool: 'audio_separation', body: { sourceAssetId, keep } });
      }}
    >
      <SourceList value={sourceAssetId} onChange={setSource} />
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t('separation.keep')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {KEEPS.map(({ id, icon }) => (
            <label
              key={id}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-surface px-3 py-2 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
            >
              <input
                type="radio"
                name="keep"
                checked={keep === id}
                onChange={() => setKeep(id)}
                className="size-[1rem] shrink-0 accent-(--ink)"
              />
              <span className="min-w-0 flex-1">
                <span className="block text-sm font-medium">{t(`tool.kept.${id}`)}</span>
                <span className="block text-xs text-ink-soft">{t(`separation.help.${id}`)}</span>
              </span>
              <span className="text-ink-soft">{icon}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ToolStart starts="separate_audio" error={error} disabled={sourceAssetId === '' || !mayRun || pending}>
        <AudioWaveform size={18} aria-hidden />
        {t('separation.start')}
      </ToolStart>
    </form>
  );
}
