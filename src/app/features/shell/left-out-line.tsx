/** Says what lists of the page lack because it could not be read, how much of it, and what to do about it. */
import { FileQuestionMark } from 'lucide-react';
import { useClient } from '../../data/connection/session.tsx';
import { type LeftOutOfList, useLeftOutHere } from '../../data/reads/use-left-out.ts';
import { listed } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { FrameLine } from './frame-line.tsx';

/** What the entries of a list are; other lists have entries. */
const THINGS: Readonly<Partial<Record<LeftOutOfList['operation'], MessageId>>> = {
  list_assets: 'unread.assets',
  list_projects: 'unread.projects',
  list_clips: 'unread.clips',
  list_compositions: 'unread.compositions',
  list_exports: 'unread.exports',
  list_ledger_entries: 'unread.ledger',
  list_timeline_revisions: 'unread.revisions',
  list_assistant_turns: 'unread.turns',
  list_tool_runs: 'unread.runs',
  list_running_jobs: 'unread.jobs',
  list_voices: 'unread.voices',
  get_setting_options: 'unread.choices',
  list_brand_kits: 'unread.brands',
  list_webhook_deliveries: 'unread.deliveries',
};

export function LeftOutLine() {
  const { t, locale } = useTranslate();
  const { baseUrl } = useClient().connection;
  const lists = useLeftOutHere();
  const counts = new Map<MessageId, number>();
  for (const { operation, items } of lists) {
    const thing = THINGS[operation] ?? 'unread.entries';
    counts.set(thing, (counts.get(thing) ?? 0) + items.length);
  }
  const what = listed(
    [...counts].map(([thing, count]) => t(thing, { count })),
    locale,
  );
  return (
    <div role="status">
      {lists.length === 0 ? null : (
        <FrameLine
          icon={<FileQuestionMark size={16} className="shrink-0 text-ink-soft" aria-hidden />}
          text={t('unread.text', { what })}
        >
          <CopyButton label={t('unread.copy')} text={reportOf(baseUrl, lists)} />
        </FrameLine>
      )}
    </div>
  );
}

/** For whoever looks after the service: which entries, and where each differs. */
function reportOf(baseUrl: string, lists: readonly LeftOutOfList[]): string {
  const lines = lists.map(
    ({ operation, items }) =>
      `${operation}: ${items.map(({ id, place }) => `${id ?? '?'} (${place === '' ? 'all of it' : place})`).join(', ')}`,
  );
  return [baseUrl, ...lines].join('\n');
}
