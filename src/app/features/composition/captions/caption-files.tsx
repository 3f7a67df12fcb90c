/** The captions as files people take away: seen, copied, downloaded, as SRT, VTT or, as they look, ASS. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { filenameOf } from '../../../../base/text/file-name.ts';
import type { CaptionLook } from '../../../../contract/schemas/brand.ts';
import type { CompositionPlan } from '../../../../media/compose/composition-plan.ts';
import { writeAss } from '../../../../media/compose/write-ass.ts';
import { captionsQuery } from '../../../data/compositions/compositions.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { readAnyway } from '../../../data/reads/read-anyway.ts';
import { saveFile } from '../../../data/storage/save-file.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { usePlanAsExported } from '../../../parts/preview/use-plan-as-exported.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { copyText } from '../../../ui/controls/copy-text.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { useToast } from '../../../ui/notices/toasts.tsx';
import { useTab } from '../../../ui/page/use-tab.ts';
import { CaptionText } from './caption-text.tsx';

const FORMATS = ['srt', 'vtt'] as const;
type Format = (typeof FORMATS)[number];

export function CaptionFiles({
  compositionId,
  title,
  language,
  plan: shown,
  look,
  children,
}: {
  compositionId: string;
  title: string;
  /** Of what is said, as `lang` takes it; undefined where that is not known. */
  language: string | undefined;
  children?: ReactNode;
  /** What is drawn, which the looks of ASS are made from; null until it is known. */
  plan: CompositionPlan | null;
  /** Of the brand on it; absent for none. */
  look: CaptionLook | undefined;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const [format, setFormat] = useTab('format', FORMATS);
  const captions = useQuery(captionsQuery(client, compositionId, format));
  const plan = usePlanAsExported(shown, look);

  const download = useMutation({
    mutationFn: async (wanted: Format) => {
      const { text, mimeType } = await readAnyway(() =>
        queries.fetchQuery(captionsQuery(client, compositionId, wanted)),
      );
      saveFile(new Blob([text], { type: mimeType }), filenameOf(title, wanted));
    },
  });
  const copy = (text: string): void => {
    copyText(text).then(
      () => toast({ text: t('review.copied') }),
      () => toast({ text: t('review.copyFailed') }),
    );
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {FORMATS.map((one) => (
          <Button key={one} disabled={download.isPending} onClick={() => download.mutate(one)}>
            {t('files.download', { format: one.toUpperCase() })}
          </Button>
        ))}
        {plan === null || plan.captions === null ? null : (
          <Button
            onClick={() =>
              saveFile(new Blob([writeAss(plan)], { type: 'text/x-ssa' }), filenameOf(title, 'ass'))
            }
          >
            {t('files.download', { format: 'ASS' })}
          </Button>
        )}
        <Button
          tone="plain"
          disabled={captions.data === undefined}
          onClick={() => captions.data !== undefined && copy(captions.data.text)}
        >
          {t('files.copy')}
        </Button>
        <Select
          label={t('files.preview')}
          className="ml-auto w-[6rem] print:hidden"
          value={format}
          options={FORMATS.map((id) => ({ id, name: id.toUpperCase() }))}
          onChange={(event) => setFormat(event.target.value === 'vtt' ? 'vtt' : 'srt')}
        />
      </div>
      {download.isError ? <ErrorNote error={download.error} /> : null}
      {captions.isError ? <ErrorNote error={captions.error} onRetry={() => void captions.refetch()} /> : null}
      {captions.data === undefined ? null : (
        <CaptionText label={t('files.preview')} text={captions.data.text} language={language} />
      )}
      {children}
    </div>
  );
}
