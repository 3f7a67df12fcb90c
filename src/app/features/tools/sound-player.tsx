/** Listens to what a tool made: waveform, position, and where there are two recordings, one against the other. */
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { fileQuery } from '../../data/assets/assets.ts';
import { useFile } from '../../data/assets/use-file-address.ts';
import { useClient } from '../../data/connection/session.tsx';
import { KEYS } from '../../data/reads/query-keys.ts';
import { clock } from '../../i18n/clock.ts';
import { timeInWords } from '../../i18n/time-in-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import type { HeldLink } from '../../parts/player/use-held-link.ts';
import { type Peaks, Waveform } from '../../parts/trim/waveform.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { QueryErrors } from '../../ui/notices/query-errors.tsx';
import { useSoundTracks } from './use-sound-tracks.ts';

export interface Recording {
  readonly label: string;
  readonly link: HeldLink;
}

/** @param against what `made` was made from, heard beside it. */
export function SoundPlayer({ made, against }: { made: Recording; against?: Recording | undefined }) {
  const { t, locale } = useTranslate();
  const file = useFile(made.link.url);
  const other = useFile(against?.link.url);
  const recordings = against === undefined ? [made] : [made, against];
  const tracks = useSoundTracks(
    against === undefined ? [file.address] : [file.address, other.address],
    recordings.map(({ link }) => link),
  );
  const peaks = usePeaks(made.link.url ?? '');
  const { timeSec, playing } = tracks;
  const durationSec = Math.max(0.01, tracks.durationSec);
  return (
    <div className="flex flex-col gap-3">
      <div className="dark-room rounded-card border p-3 sm:p-4">
        <div className="relative h-20">
          {peaks === null ? null : <PlayedWaveform peaks={peaks} played={timeSec / durationSec} />}
          <input
            type="range"
            aria-label={t('player.position')}
            aria-valuetext={timeInWords(timeSec, locale)}
            min={0}
            max={durationSec}
            step={0.05}
            value={Math.min(timeSec, durationSec)}
            onChange={(event) => tracks.seek(Number(event.target.value))}
            className={peaks === null ? 'seek-bar absolute inset-x-0 top-7' : 'sound-seek absolute inset-0'}
            style={{ '--played': `${(100 * timeSec) / durationSec}%` } as React.CSSProperties}
          />
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <IconButton
            label={t(playing ? 'player.pause' : 'player.play')}
            icon={playing ? <Pause size={20} fill="currentColor" /> : <Play size={20} fill="currentColor" />}
            className="size-11 rounded-full bg-raised"
            disabled={file.address === null}
            onClick={tracks.toggle}
          />
          <span className="font-mono text-xs text-ink-soft">
            {clock(timeSec)} / {clock(tracks.durationSec)}
          </span>
          {recordings.length > 1 ? (
            <fieldset className="ml-auto flex rounded-control border p-0.5" aria-label={t('tool.listenTo')}>
              {recordings.map(({ label }, index) => (
                <button
                  key={label}
                  type="button"
                  aria-pressed={tracks.heard === index}
                  onClick={() => tracks.hear(index)}
                  className="min-h-9 rounded-control px-3 text-sm font-medium text-ink-soft hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink pointer-coarse:min-h-11"
                >
                  {label}
                </button>
              ))}
            </fieldset>
          ) : null}
        </div>
      </div>
      {tracks.unheard ? (
        <p role="status" className="text-xs text-ink-soft">
          {t('player.unheard')}
        </p>
      ) : null}
      <QueryErrors
        of={[
          { error: file.error, refetch: file.retry },
          { error: other.error, refetch: other.retry },
        ]}
      />
      {tracks.failed || recordings.some(({ link }) => link.isBroken) ? (
        <ErrorNote
          error={new Error(t('tool.cannotPlay'))}
          onRetry={() => {
            for (const { link } of recordings) link.tryAgain();
          }}
        />
      ) : null}
    </div>
  );
}

function PlayedWaveform({ peaks, played }: { peaks: Peaks; played: number }) {
  const endSec = peaks.stepSec * peaks.peaks.length;
  const hidden = `${100 - Math.min(100, played * 100)}%`;
  return (
    <>
      <div className="absolute inset-0 opacity-60">
        <Waveform data={peaks} startSec={0} endSec={endSec} />
      </div>
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${hidden} 0 0)` }}>
        <Waveform data={peaks} startSec={0} endSec={endSec} className="text-accent!" />
      </div>
    </>
  );
}

/** null until they are read, and where this browser cannot read them: the position bar is there either way. */
function usePeaks(url: string): Peaks | null {
  const client = useClient();
  const file = useQuery(fileQuery(client, url));
  const { data } = useQuery({
    queryKey: KEYS.peaksOfFile(url),
    enabled: file.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { readSoundPeaks } = await import('./read-sound-peaks.ts');
      return readSoundPeaks(file.data ?? '', signal);
    },
  });
  return data ?? null;
}
