/** One upload: how far, how fast, how long, and its buttons. */
import { Pause, Play, X } from 'lucide-react';
import { memo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { UploadState } from '../../../client/uploads/upload-state.ts';
import { useSession } from '../../data/connection/session.tsx';
import { isNamedSound } from '../../data/given-files/sound-files.ts';
import { messageOf } from '../../i18n/error-words.ts';
import { fileSize, percent, roughDuration } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink, IconButton } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';

const PHASES: Partial<Record<UploadState['phase'], MessageId>> = {
  waiting: 'upload.waiting',
  paused: 'upload.paused',
  needs_file: 'upload.needsFile',
  checking: 'upload.checking',
  done: 'upload.done',
  cancelled: 'upload.cancelled',
};

/** Drawn anew when its own upload goes on: a folder of films is hundreds of them. */
export const UploadRow = memo(function UploadRow({
  upload,
  plain = false,
}: {
  upload: UploadState;
  plain?: boolean;
}) {
  const { t, locale } = useTranslate();
  const { uploads } = useSession();
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);
  const { phase, localId } = upload;
  const phaseId = PHASES[phase];

  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-sm">
      <div className="flex items-center gap-1">
        <span className="min-w-0 flex-1 truncate font-medium" title={upload.filename}>
          {upload.filename}
        </span>
        {phase === 'sending' ? (
          <IconButton
            label={t('upload.pause')}
            icon={<Pause size={16} />}
            onClick={() => uploads.pause(localId)}
          />
        ) : null}
        {phase === 'paused' || phase === 'failed' ? (
          <IconButton
            label={t('upload.resume')}
            icon={<Play size={16} />}
            onClick={() => uploads.resume(localId)}
          />
        ) : null}
        {phase === 'done' || phase === 'cancelled' || phase === 'refused' ? (
          <IconButton
            label={t('upload.dismiss')}
            icon={<X size={16} />}
            onClick={() => uploads.dismiss(localId)}
          />
        ) : (
          <IconButton
            label={t('upload.cancel')}
            icon={<X size={16} />}
            onClick={() => uploads.cancel(localId)}
          />
        )}
      </div>
      {phase === 'sending' || phase === 'paused' ? (
        <ProgressBar
          value={upload.sentBytes / Math.max(1, upload.sizeBytes)}
          label={t('upload.progressOf', { name: upload.filename })}
        />
      ) : null}
      {upload.convertedShare === null ? null : (
        <ProgressBar
          value={upload.convertedShare}
          label={t('upload.conversionOf', { name: upload.filename })}
        />
      )}
      <p className="text-xs text-ink-soft">
        {upload.convertedShare === null
          ? null
          : t('upload.converting', { share: percent(upload.convertedShare, locale) })}
        {phaseId === undefined || upload.convertedShare !== null ? null : t(phaseId)}
        {phase === 'sending' && upload.isSilent ? `${t('upload.silent')} ` : null}
        {phase === 'sending' ? (
          <>
            {fileSize(upload.sentBytes, locale)} / {fileSize(upload.sizeBytes, locale)}
            {upload.bytesPerSec === null ? null : ` · ${fileSize(upload.bytesPerSec, locale)}/s`}
            {upload.remainingSec === null
              ? null
              : ` · ${t('upload.left', { time: roughDuration(upload.remainingSec, locale) })}`}
          </>
        ) : null}
      </p>
      {upload.isBegunAnew && phase !== 'done' && phase !== 'cancelled' ? (
        <p className="text-xs text-ink-soft">{t('upload.begunAnew')}</p>
      ) : null}
      {upload.error === null ? null : (
        <p className="text-sm font-medium break-words text-bad" role={plain ? 'alert' : undefined}>
          {messageOf(t, upload.error)}
        </p>
      )}
      {phase === 'needs_file' ? (
        <div>
          <Button onClick={() => picker.current?.click()}>{t('upload.chooseAgain')}</Button>
          <input
            ref={picker}
            type="file"
            hidden
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file === undefined) return;
              uploads.resume(localId, file);
              if (!plain && !isNamedSound(file)) void navigate(PATHS.newClips.to({ upload: localId }));
            }}
          />
        </div>
      ) : null}
      {phase === 'done' && upload.asset !== null && !plain ? (
        <div>
          {upload.asset.kind === 'audio' ? (
            <ButtonLink to={PATHS.asset.to(upload.asset.id)}>{t('upload.open')}</ButtonLink>
          ) : (
            <ButtonLink to={PATHS.newClips.to({ upload: localId })}>{t('upload.makeClips')}</ButtonLink>
          )}
        </div>
      ) : null}
    </div>
  );
});
