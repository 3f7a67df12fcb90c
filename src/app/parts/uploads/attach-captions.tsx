/** A subtitle file beside the video: chosen, sent, and named once it is the transcript. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Captions } from 'lucide-react';
import { useRef } from 'react';
import { CAPTION_ENDINGS } from '../../../base/film/caption-endings.ts';
import { assetQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { KEYS } from '../../data/reads/query-keys.ts';
import { attachCaptions } from '../../data/uploads/attach-captions.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';

export function AttachCaptions({
  assetId,
  language,
  problem,
  onAttached,
}: {
  assetId: string;
  language: string | null;
  /** What was wrong with a file given earlier; shown until another one is chosen. */
  problem: string | null;
  onAttached?: () => void;
}) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const asset = useQuery(assetQuery(client, assetId)).data;
  const origin = asset?.transcriptOrigin ?? null;
  const attach = useMutation({
    mutationFn: (file: File) => attachCaptions(client, assetId, file, language, locale),
    onSuccess: (transcript) => {
      queries.setQueryData(KEYS.transcript(assetId), transcript);
      void queries.invalidateQueries({ queryKey: KEYS.asset(assetId), exact: true });
      onAttached?.();
    },
  });
  if (client.connection.ownerToken === null) return null;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={attach.isPending} onClick={() => picker.current?.click()}>
          <Captions size={16} aria-hidden />
          {t(origin === 'captions' ? 'captions.replace' : 'captions.attach')}
        </Button>
        <span className="text-sm text-ink-soft">
          <span role="status">
            {attach.data === undefined ? null : t('captions.attached', { count: attach.data.words.length })}
          </span>
          {attach.data !== undefined || asset === undefined || origin === 'captions'
            ? null
            : t(origin === 'speech' ? 'captions.transcribed' : 'captions.attachHelp')}
        </span>
      </div>
      <input
        ref={picker}
        type="file"
        accept={CAPTION_ENDINGS.join()}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) attach.mutate(file);
        }}
      />
      {attach.isIdle && problem !== null ? (
        <p role="alert" className="text-sm font-medium break-words text-bad">
          {problem}
        </p>
      ) : null}
      {attach.isError ? <ErrorNote error={attach.error} /> : null}
    </div>
  );
}
