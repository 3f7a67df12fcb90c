/** Who speaks in a transcript, and naming them. */
import type { Transcript } from '../../../contract/schemas/asset.ts';
import { useTyped } from '../../data/changes/use-typed.ts';
import { useNameSpeakers } from '../../data/jobs/transcribe-again.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TypedNote } from '../../parts/changes/typed-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { speakerName } from './speaker-name.ts';

const NAME_MAX_CHARS = 60;
const NO_NAMES = {};

export function SpeakerNames({ assetId, words }: { assetId: string; words: Transcript['words'] }) {
  const { t } = useTranslate();
  const naming = useNameSpeakers(assetId);
  const speakers = [...new Set(words.flatMap(({ speaker }) => speaker ?? []))];
  const names = useTyped<Readonly<Record<string, string>>>(`speakers ${assetId}`, NO_NAMES);
  const typed = names.value;
  const changed = Object.fromEntries(
    speakers.flatMap((speaker) => {
      const name = typed[speaker]?.trim() ?? '';
      return name === '' || name === speakerName(t, speaker) ? [] : [[speaker, name]];
    }),
  );
  if (speakers.length === 0) return null;
  return (
    <details className="rounded-card border bg-surface" open={names.isFromBefore || undefined}>
      <summary className="cursor-pointer px-4 py-3 text-sm font-medium">
        {t('words.speakers', { count: speakers.length })}
      </summary>
      <form
        className="flex flex-col gap-3 border-t p-4"
        onSubmit={(event) => {
          event.preventDefault();
          naming.mutate(changed, { onSuccess: () => names.set(NO_NAMES) });
        }}
      >
        <TypedNote typed={names} isSaved />
        {speakers.map((speaker, at) => (
          <TextField
            key={speaker}
            label={t('words.speaker', { number: at + 1 })}
            maxLength={NAME_MAX_CHARS}
            value={typed[speaker] ?? speakerName(t, speaker)}
            onChange={(event) => names.set({ ...typed, [speaker]: event.target.value })}
          />
        ))}
        {naming.isError ? <ErrorNote error={naming.error} /> : null}
        <div>
          <Button type="submit" disabled={naming.isPending || Object.keys(changed).length === 0}>
            {t('words.saveSpeakers')}
          </Button>
        </div>
      </form>
    </details>
  );
}
