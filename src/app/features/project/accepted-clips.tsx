/** The accepted clips of a project: what each one is and how far, taken back with an undo, and all exported in one go. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useMemo } from 'react';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { compositionsQuery, exportsList, exportsQuery } from '../../data/compositions/compositions.ts';
import { useStartExport } from '../../data/compositions/exports.ts';
import { useClient } from '../../data/connection/session.tsx';
import { clipsQuery } from '../../data/projects/clips.ts';
import { useDecideClip } from '../../data/projects/decide-clips.ts';
import { useIsWhole } from '../../data/reads/use-left-out.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AcceptedList, acceptedClips } from '../../parts/clips/accepted-list.tsx';
import { clipState } from '../../parts/clips/clip-state.ts';
import { ExportCodec } from '../../parts/exports/export-codec.tsx';
import { ExportRow } from '../../parts/exports/export-row.tsx';
import { SpendButton } from '../../parts/work/spend-button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { QueryErrors } from '../../ui/notices/query-errors.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import { Section } from '../../ui/page/card.tsx';
import { PackageButton } from './posting/package-button.tsx';

const FRAMING_LOOK_MS = 2000;

export function AcceptedClips({ projectId, title }: { projectId: string; title: string }) {
  const { t } = useTranslate();
  const client = useClient();
  const clips = useQuery(clipsQuery(client, projectId));
  const compositions = useQuery({
    ...compositionsQuery(client, projectId),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ framing }) => framing.status === 'pending') ? FRAMING_LOOK_MS : false,
  });
  const exports = useQuery(exportsQuery(client, projectId));
  const start = useStartExport(projectId);
  const { putBack, error } = usePutBack(projectId);
  const accepted = useMemo(
    () => acceptedClips(compositions.data ?? [], clips.data, exports.data),
    [compositions.data, clips.data, exports.data],
  );
  const isWhole = useIsWhole();
  // An export that cannot be read may be of any of them: each can still be exported by itself.
  const waiting =
    exports.isSuccess && isWhole(exportsList(projectId))
      ? accepted.filter((one) => !['exported', 'exporting'].includes(clipState(one.composition, one.exports)))
      : [];
  // Before the review there is nothing to say about what was accepted in it.
  if (accepted.length === 0 && clips.data?.length === 0) return null;
  return (
    <Section
      title={t('project.accepted')}
      action={
        waiting.length === 0 ? null : (
          <SpendButton
            starts="create_export"
            uses="exports"
            tone="primary"
            className="max-md:min-h-11"
            disabled={start.isPending}
            onClick={() => {
              for (const { composition } of waiting) start.mutate(composition.id);
            }}
          >
            <Clapperboard size={18} aria-hidden />
            {t('project.exportAll', { count: waiting.length })}
          </SpendButton>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {waiting[0] === undefined ? null : <ExportCodec format={waiting[0].composition} />}
        {start.isError ? <ErrorNote error={start.error} /> : null}
        {error === null ? null : <ErrorNote error={error} />}
        <QueryErrors of={[compositions, exports]} />
        <PackageButton title={title} accepted={accepted} />
        {accepted.length > 0 ? (
          <AcceptedList
            label={t('project.accepted')}
            accepted={accepted}
            onBack={(clip, lost) => void putBack(clip, lost)}
          >
            {({ composition, exports: made }) =>
              made.map((item) => <ExportRow key={item.id} item={item} revision={composition.revision} />)
            }
          </AcceptedList>
        ) : compositions.data === undefined ? (
          compositions.isError ? null : (
            <Skeleton what="clips" className="h-50" />
          )
        ) : (
          <p className="rounded-card border border-dashed px-4 py-6 text-center text-sm text-ink-soft">
            {t('shelf.empty')}
          </p>
        )}
      </div>
    </Section>
  );
}

/** Takes the decision back as the review does, and says so; where nothing was lost with it, that can be undone. */
function usePutBack(projectId: string) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { mutateAsync, error } = useDecideClip();
  const putBack = async (clip: Clip, lost: boolean): Promise<void> => {
    const isDone = await mutateAsync({ clip, decision: 'restore' }).then(
      () => true,
      () => false,
    );
    // Why not is told above the list.
    if (!isDone) return;
    const { title } = clip;
    const acceptAgain = async (): Promise<void> => {
      const now = queries
        .getQueryData(clipsQuery(client, projectId).queryKey)
        ?.find(({ id }) => id === clip.id);
      // Decided anew meanwhile, it stays as it was decided.
      if (now?.status !== 'proposed') return;
      await mutateAsync({ clip: now, decision: 'accept', isUndo: true });
      toast({ text: t('shelf.acceptedAgain', { title }) });
    };
    toast({
      text: t('shelf.backed', { title }),
      ...(lost
        ? {}
        : { action: { label: t('review.undo'), run: () => void acceptAgain().catch(() => undefined) } }),
    });
  };
  return { putBack, error };
}
