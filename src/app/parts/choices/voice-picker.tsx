/** Voices as a choice, each with its sample to listen to where the service has one. */
import { Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { isAbort } from '../../../base/work/is-abort.ts';
import { goOnUnheard } from '../../../player/sound-output.ts';
import { useFile } from '../../data/assets/use-file-address.ts';
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { voiceWords } from './voice-words.ts';

interface VoiceShown {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly sampleUrl: string | null;
}

export function VoicePicker({
  legend,
  voices,
  value,
  onChange,
}: {
  legend: string;
  voices: readonly VoiceShown[];
  value: string;
  onChange: (voiceId: string) => void;
}) {
  const { t } = useTranslate();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {voices.map((voice) => (
          <div
            key={voice.id}
            className="flex min-h-14 flex-wrap items-center gap-x-2 rounded-card border bg-surface pr-2 has-[input:checked]:border-accent has-[input:checked]:ring-2 has-[input:checked]:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer flex-col justify-center py-2 pl-4">
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={voice.id === value}
                onChange={() => onChange(voice.id)}
              />
              <span className="text-sm font-medium wrap-anywhere">{voice.name}</span>
              <span className="text-xs text-ink-soft wrap-anywhere">{voiceWords(t, voice)}</span>
            </label>
            {voice.sampleUrl === null ? null : <Sample name={voice.name} url={voice.sampleUrl} />}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Sample({ name, url }: { name: string; url: string }) {
  const { t } = useTranslate();
  const audio = useRef<HTMLAudioElement>(null);
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [unheard, setUnheard] = useState(false);
  // Fetched when it is asked for: nobody listens to every voice.
  const file = useFile(wanted ? url : null);
  /** Pressed while its file was on its way: a later address of it is no reason to play. */
  const isPressed = useRef(false);
  const play = useCallback(() => {
    isPressed.current = false;
    audio.current?.play().catch((error: unknown) => {
      // Stopped before it began.
      if (!isAbort(error)) setProblem(error);
    });
  }, []);
  useEffect(() => {
    if (file.address !== null && isPressed.current) play();
  }, [file.address, play]);
  const shownProblem = problem ?? file.error;
  return (
    <>
      <IconButton
        className="size-11"
        label={t(playing ? 'voice.stop' : 'voice.listen', { name })}
        icon={playing ? <Pause size={18} /> : <Play size={18} />}
        onClick={() => {
          setProblem(null);
          setUnheard(false);
          // A device without an output may have one by now.
          if (audio.current !== null) audio.current.muted = false;
          if (playing) audio.current?.pause();
          else if (file.address !== null) play();
          else {
            isPressed.current = true;
            setWanted(true);
          }
        }}
      />
      {/* biome-ignore lint/a11y/useMediaCaption: the voice's description stands beside it */}
      <audio
        ref={audio}
        src={file.address ?? undefined}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEmptied={() => setPlaying(false)}
        onError={({ currentTarget }) => {
          if (goOnUnheard(currentTarget)) setUnheard(true);
        }}
      />
      {unheard ? (
        <span role="status" className="basis-full pb-2 pl-4 text-xs text-ink-soft">
          {t('player.unheard')}
        </span>
      ) : null}
      {shownProblem ? (
        <span role="alert" className="basis-full pb-2 pl-4 text-xs text-bad">
          {errorText(t, shownProblem)}
        </span>
      ) : null}
    </>
  );
}
