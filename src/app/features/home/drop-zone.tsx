/** Where a video goes in: drop, choose, or take the sample. */
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { inProgram } from '../../../base/browser/program-address.ts';
import { NAMED_CAPTIONS } from '../../../base/film/caption-endings.ts';
import { ofAnswer } from '../../../contract/problems/answer-problems.ts';
import { DeviceError } from '../../../contract/problems/stated-problem.ts';
import { useReadsVideo } from '../../data/device/this-browser.ts';
import { SOUND_ACCEPT, useTakesSounds } from '../../data/given-files/sound-files.ts';
import { usePickFiles } from '../../data/given-files/use-pick-files.ts';
import { VIDEO_ACCEPT } from '../../data/given-files/video-files.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Changing } from '../../parts/changes/changing.tsx';
import { NoCodecs } from '../../parts/exports/no-codecs.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CutPicture } from './cut-picture.tsx';

const WITH_SUBTITLES = [VIDEO_ACCEPT, ...NAMED_CAPTIONS].join();

export function DropZone({
  onFiles,
  tall = false,
}: {
  onFiles: (files: readonly File[]) => void;
  tall?: boolean;
}) {
  const { t } = useTranslate();
  const readsVideo = useReadsVideo();
  const takesSounds = useTakesSounds() === true;
  const formats = takesSounds ? `${t('drop.formats')} ${t('drop.soundFormats')}` : t('drop.formats');
  const picker = useRef<HTMLInputElement>(null);
  const pick = usePickFiles(picker, onFiles);
  const [sample, setSample] = useState<'idle' | 'loading' | 'failed'>('idle');

  const trySample = (): void => {
    setSample('loading');
    fetchSample().then(
      (files) => onFiles(files),
      () => setSample('failed'),
    );
  };

  if (!readsVideo) return <NoCodecs />;
  const buttons = (
    <Changing>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button tone="primary" className="min-h-11 px-6" onClick={pick}>
          {t('drop.choose')}
        </Button>
        <Button className="min-h-11 px-5" disabled={sample === 'loading'} onClick={trySample}>
          {t(sample === 'loading' ? 'drop.sampleLoading' : 'drop.sample')}
        </Button>
      </div>
    </Changing>
  );
  return (
    <div
      className={`flex flex-col items-center justify-center gap-4 rounded-card border-2 border-edge border-dashed bg-surface px-4 sm:px-6 text-center print:hidden ${tall ? 'py-10 sm:py-14' : 'py-5'}`}
    >
      {tall ? (
        <>
          <CutPicture />
          <p className="text-lg font-medium pointer-coarse:hidden">{t('drop.title')}</p>
          {buttons}
          <p className="max-w-md text-sm text-ink-soft">{formats}</p>
        </>
      ) : (
        <div className="flex w-full flex-col items-center gap-4 sm:flex-row sm:flex-wrap sm:text-left">
          <Upload size={28} className="hidden shrink-0 text-ink-soft sm:block" aria-hidden />
          <div className="min-w-0 flex-1 sm:basis-64">
            <p className="font-medium pointer-coarse:hidden">{t('drop.title')}</p>
            <p className="text-sm text-ink-soft">{formats}</p>
          </div>
          {buttons}
        </div>
      )}
      <input
        ref={picker}
        type="file"
        accept={takesSounds ? `${WITH_SUBTITLES},${SOUND_ACCEPT}` : WITH_SUBTITLES}
        multiple
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {sample === 'failed' ? (
        <p role="alert" className="text-sm text-bad">
          {t('drop.sampleFailed')}
        </p>
      ) : null}
    </div>
  );
}

async function fetchFile(name: string, type: string): Promise<File> {
  const response = await fetch(inProgram(`sample/${name}`));
  if (!response.ok) throw new DeviceError(ofAnswer('sample_not_read', { name, status: response.status }));
  // A fixed time: picked a second time, it is known as the same file.
  return new File([await response.blob()], name, { type, lastModified: 0 });
}

/** The sample talk that ships with the program, as files a person might have dropped. */
function fetchSample(): Promise<File[]> {
  return Promise.all([
    fetchFile('sample.mp4', 'video/mp4'),
    fetchFile('sample.en.srt', 'application/x-subrip'),
  ]);
}
