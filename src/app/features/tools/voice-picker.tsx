/** The voices of one language, each to be listened to where the service gives a sample. */
import { Pause, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '../../../contract/operations.ts';
import { useFile } from '../../data/use-file-address.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { IconButton } from '../../ui/button.tsx';

export type Voice = AnswerOf<'list_voices'>['voices'][number];

export function VoicePicker({
  voices,
  value,
  onChange,
}: {
  voices: readonly Voice[];
  value: string;
  onChange: (voiceId: string) => void;
}) {
  const { t } = useTranslate();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('voiceover.voice')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {voices.map((voice) => (
          <div
            key={voice.id}
            className="flex items-center rounded-control border border-line-strong/60 bg-surface has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 px-3 py-2">
              <input
                type="radio"
                name="voice"
                value={voice.id}
                checked={voice.id === value}
                onChange={() => onChange(voice.id)}
                className="size-4 shrink-0 accent-(--ink)"
              />
              <span className="min-w-0">
                <span className="block text-sm font-medium">{voice.name}</span>
                <span className="block text-xs break-words text-ink-soft">{voice.description}</span>
              </span>
            </label>
            {voice.sampleUrl === null ? null : <Sample name={voice.name} url={voice.sampleUrl} />}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Fetched when it is first wanted; eight voices are eight files. */
function Sample({ name, url }: { name: string; url: string }) {
  const { t } = useTranslate();
  const [wanted, setWanted] = useState(false);
  const { address, error } = useFile(wanted ? url : null);
  const sound = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (address === null || sound.current === null) return;
    sound.current.play().catch(() => setFailed(true));
  }, [address]);
  const toggle = (): void => {
    if (!wanted) setWanted(true);
    else if (playing) sound.current?.pause();
    else sound.current?.play().catch(() => setFailed(true));
  };
  if (failed || error !== null)
    return <span className="pr-3 text-xs text-bad">{t('voiceover.sampleFailed')}</span>;
  return (
    <>
      <IconButton
        label={t(playing ? 'voiceover.stopSample' : 'voiceover.listen', { name })}
        icon={playing ? <Pause size={18} /> : <Volume2 size={18} />}
        className="mr-1.5 pointer-coarse:size-11"
        onClick={toggle}
      />
      {address === null ? null : (
        // biome-ignore lint/a11y/useMediaCaption: a voice saying its name; the text stands beside it
        <audio
          ref={sound}
          src={address}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => setPlaying(false)}
        />
      )}
    </>
  );
}
