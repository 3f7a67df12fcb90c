/** The revisions that are kept, newest first; any of them can be looked at, and made the newest again. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { meQuery } from '../../../data/account/account.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { oldTimelineQuery, restoreRevision, revisionsQuery } from '../../../data/timeline/timeline.ts';
import { clock } from '../../../i18n/clock.ts';
import { dateTime } from '../../../i18n/format.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { RevisionList } from '../../../parts/changes/revision-list.tsx';
import { ClockText } from '../../../ui/assistive/clock-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { editOfTimeline } from '../edit-of-timeline.ts';
import { useEditorState } from '../use-editor.ts';
import { originText, revisionText } from './revision-text.ts';

export function HistoryPanel({ editor, projectId }: { editor: Editor; projectId: string }) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const revisions = useInfiniteQuery(revisionsQuery(client, projectId));
  const revision = useEditorState(editor, ({ session }) => session.revision);
  const waits = useEditorState(editor, ({ session }) => session.queue.length > 0);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const looked = useEditorState(editor, ({ looking }) => looking?.revision ?? null);
  const queries = useQueryClient();
  const canPreview = useQuery(meQuery(client)).data?.features?.includes('timeline_revisions') === true;

  const look = async (wanted: number): Promise<void> => {
    setFailure(null);
    try {
      const old = await queries.fetchQuery(oldTimelineQuery(client, projectId, wanted));
      editor.store.set({
        looking: { revision: wanted, edit: editOfTimeline(old) },
        preview: null,
        refusal: null,
      });
    } catch (error) {
      setFailure(error);
    }
  };

  const restore = async (wanted: number): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const timeline = await restoreRevision(client, projectId, revision, wanted);
      editor.store.set({ looking: null });
      editor.adopt({ edit: editOfTimeline(timeline), revision: timeline.revision });
      await revisions.refetch();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };

  const view = (wanted: number | null): void => {
    if (wanted === null) editor.store.set({ looking: null });
    else void look(wanted);
  };

  const items = revisions.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <div className="flex flex-col gap-3">
      {failure === null ? null : <ErrorNote error={failure} />}
      {revisions.isError ? (
        <ErrorNote error={revisions.error} onRetry={() => void revisions.refetch()} />
      ) : null}
      <RevisionList
        revisions={items.map((one) => ({
          revision: one.revision,
          text: revisionText(t, one, items),
          detail: (
            <>
              {originText(t, one.origin)} · <ClockText>{clock(one.durationSec)}</ClockText> ·{' '}
              {dateTime(one.createdAt, locale)}
            </>
          ),
        }))}
        current={revision}
        viewed={looked}
        onView={canPreview ? view : undefined}
        onRestore={(wanted) => void restore(wanted)}
        isBusy={busy || waits}
        className="max-h-[38dvh] overflow-y-auto"
      />
      {revisions.hasNextPage ? (
        <Button disabled={revisions.isFetchingNextPage} onClick={() => void revisions.fetchNextPage()}>
          {t('timeline.older')}
        </Button>
      ) : null}
    </div>
  );
}
