/** The captions as files people take away: seen, copied, downloaded, as SRT, VTT or ASS. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { meQuery } from '../../data/account.ts';
import { captionsQuery } from '../../data/compositions.ts';
import { filenameOf, saveFile } from '../../data/save-file.ts';
import { useClient } from '../../data/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Select } from '../../ui/select.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useTab } from '../../ui/use-tab.ts';

const FORMATS = ['srt', 'vtt', 'ass'] as const;
type Format = (typeof FORMATS)[number];

export function CaptionFiles({ compositionId, title }: { compositionId: string; title: string }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const writesAss = useQuery(meQuery(client)).data?.features?.includes('caption_ass') === true;
  const offered = FORMATS.filter((one) => one !== 'ass' || writesAss);
  const [chosen, setFormat] = useTab('format', FORMATS);
  const format = offered.includes(chosen) ? chosen : 'srt';
  const captions = useQuery(captionsQuery(client, compositionId, format));

  const download = useMutation({
    mutationFn: async (wanted: Format) => {
      const { text, mimeType } = await queries.fetchQuery(captionsQuery(client, compositionId, wanted));
      saveFile(new Blob([text], { type: mimeType }), filenameOf(title, wanted));
    },
  });
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => toast({ text: t('review.copied') }),
      () => toast({ text: t('review.copyFailed') }),
    );
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {offered.map((one) => (
          <Button key={one} disabled={download.isPending} onClick={() => download.mutate(one)}>
            {t('files.download', { format: one.toUpperCase() })}
          </Button>
        ))}
        <Button
          tone="plain"
          disabled={captions.data === undefined}
          onClick={() => captions.data !== undefined && copy(captions.data.text)}
        >
          {t('files.copy')}
        </Button>
        <Select
          label={t('files.preview')}
          className="ml-auto w-[6rem]"
          value={format}
          options={offered.map((id) => ({ id, name: id.toUpperCase() }))}
          onChange={({ target }) => setFormat(FORMATS.find((one) => one === target.value) ?? 'srt')}
        />
      </div>
      {download.isError ? <ErrorNote error={download.error} /> : null}
      {captions.isError ? <ErrorNote error={captions.error} onRetry={() => void captions.refetch()} /> : null}
      {captions.data === undefined ? null : (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label={t('files.preview')}
          className="max-h-60 overflow-auto rounded-card border bg-surface p-3"
        >
          <pre className="font-mono text-xs whitespace-pre-wrap [unicode-bidi:plaintext]">
            {captions.data.text}
          </pre>
        </section>
      )}
    </div>
  );
}
