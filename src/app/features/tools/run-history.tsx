/** Past runs, newest first, by state. Only the rows on screen exist, and all of them on paper. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { History } from 'lucide-react';
import { useRef } from 'react';
import type { ToolRun } from '../../../contract/schemas/job.ts';
import { useClient } from '../../data/connection/session.tsx';
import { type Tool, toolRunsQuery } from '../../data/jobs/tool-runs.ts';
import { clock } from '../../i18n/clock.ts';
import { dateTime } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { rangeFor } from '../../ui/lists/range-on-paper.ts';
import { useIsPrinting } from '../../ui/lists/use-is-printing.ts';
import { useScrollMargin } from '../../ui/lists/use-scroll-margin.ts';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Section } from '../../ui/page/card.tsx';
import { useSearchText } from '../../ui/page/use-search-text.ts';
import { useStepPx } from '../../ui/theme/use-step-px.ts';
import { ToolIcon } from './tool-icon.tsx';
import { isTool, RUN_STATES, runState, TOOL_PATHS, toolName } from './tool-words.ts';
import { useRunTitle } from './use-run-title.ts';

const ROW_STEPS = 16;

/** @param tool null for the runs of every tool. */
export function RunHistory({ tool, current }: { tool: Tool | null; current: string | null }) {
  const { t } = useTranslate();
  const runs = useInfiniteQuery(toolRunsQuery(useClient(), tool));
  const [wanted, setWanted] = useSearchText('state');
  const all = runs.data?.pages.flatMap((page) => page.data) ?? [];
  const shown = wanted === '' ? all : all.filter(({ status }) => status === wanted);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = runs;
  const more = (): void => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  const filter = (
    <Select
      label={t('tool.filter')}
      className="w-[10rem]"
      value={wanted}
      options={[
        { id: '', name: t('tool.everyState') },
        ...RUN_STATES.map((id) => ({ id, name: runState(t, id).text })),
      ]}
      onChange={(event) => setWanted(event.target.value)}
    />
  );
  return (
    <Section title={t('tool.history')} action={all.length === 0 ? null : filter}>
      {runs.isError ? <ErrorNote error={runs.error} onRetry={() => void runs.refetch()} /> : null}
      {runs.isPending ? <Skeleton what="runs" className="h-32" /> : null}
      {runs.isSuccess && all.length === 0 ? (
        <EmptyState
          icon={<History size={28} />}
          title={t('tool.historyEmpty')}
          text={t('tool.historyEmptyText')}
        />
      ) : null}
      {all.length > 0 && shown.length === 0 ? (
        <p className="rounded-card border border-dashed px-4 py-8 text-center text-ink-soft">
          {t('tool.noneInState')}
        </p>
      ) : null}
      {shown.length === 0 ? null : <Runs runs={shown} current={current} onNearEnd={more} />}
    </Section>
  );
}

function Runs({
  runs,
  current,
  onNearEnd,
}: {
  runs: readonly ToolRun[];
  current: string | null;
  onNearEnd: () => void;
}) {
  const { t } = useTranslate();
  const top = useRef<HTMLUListElement>(null);
  const offset = useScrollMargin(top);
  const isPrinting = useIsPrinting();
  const rowPx = ROW_STEPS * useStepPx();
  const rows = useWindowVirtualizer({
    count: runs.length,
    estimateSize: () => rowPx,
    overscan: 8,
    rangeExtractor: rangeFor(isPrinting),
    scrollMargin: offset,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1);
      if (last !== undefined && last.index >= runs.length - 10) onNearEnd();
    },
  });
  return (
    <ul
      ref={top}
      aria-label={t('tool.history')}
      className="relative overflow-hidden rounded-card border bg-surface"
      style={isPrinting ? {} : { height: rows.getTotalSize() + 2 }}
    >
      {rows.getVirtualItems().map((row) => {
        const run = runs[row.index];
        if (run === undefined) return null;
        return (
          <li
            key={run.id}
            aria-posinset={row.index + 1}
            aria-setsize={runs.length}
            className={`border-b last:border-b-0 ${isPrinting ? '' : 'absolute inset-x-0'}`}
            style={isPrinting ? {} : { height: row.size, transform: `translateY(${row.start - offset}px)` }}
          >
            <RunRow run={run} current={run.id === current} />
          </li>
        );
      })}
    </ul>
  );
}

function RunRow({ run, current }: { run: ToolRun; current: boolean }) {
  const { t, locale } = useTranslate();
  const state = runState(t, run.status);
  const title = useRunTitle(run);
  const content = (
    <>
      <span className="shrink-0 text-ink-soft">
        <ToolIcon tool={run.tool} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{title}</span>
        <span className="block truncate text-xs text-ink-soft">
          {toolName(t, run.tool)} · {dateTime(run.createdAt, locale)}
        </span>
      </span>
      {run.file?.durationSec == null ? null : (
        <span className="hidden font-mono text-xs text-ink-soft sm:block">
          <ClockText>{clock(run.file.durationSec)}</ClockText>
        </span>
      )}
      <Badge tone={state.tone}>{state.text}</Badge>
    </>
  );
  const look = 'flex size-full items-center gap-3 px-4';
  if (!isTool(run.tool)) return <div className={look}>{content}</div>;
  return (
    <Link
      to={PATHS.tool.to(TOOL_PATHS[run.tool], { run: run.id })}
      aria-current={current ? 'true' : undefined}
      className={`${look} hover:bg-raised aria-[current=true]:bg-raised focus-visible:-outline-offset-2`}
    >
      {content}
    </Link>
  );
}
