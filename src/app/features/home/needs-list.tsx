/** What waits for the person: one row a project, or a run of a tool, each need with the one thing to do next. */
import { failureText } from '../../i18n/problem-text.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/assets/asset-poster.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { type Need, type Waiting, waitingOf } from './needs.ts';

export function NeedsList({ needs }: { needs: readonly Need[] }) {
  return (
    <Card>
      <ul className="flex flex-col divide-y">
        {waitingOf(needs).map((waiting) => (
          <li key={waiting.id}>
            <WaitingRow waiting={waiting} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WaitingRow({ waiting: { needs } }: { waiting: Waiting }) {
  const { t } = useTranslate();
  const [first, ...more] = needs;
  const title = titleOf(t, first);
  const isOne = more.length === 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 sm:flex-nowrap">
        <span className="dark-room relative aspect-video w-20 shrink-0 overflow-hidden rounded-control">
          {first.kind === 'run_failed' || first.project.sourceAssetId === null ? null : (
            <AssetPoster assetId={first.project.sourceAssetId} />
          )}
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <p dir="auto" className="truncate font-medium" title={title}>
            {title}
          </p>
          {isOne ? <NeedText need={first} /> : null}
        </div>
        {isOne ? <NeedLink need={first} title={title} /> : null}
      </div>
      {isOne ? null : (
        <ul aria-label={title} className="flex flex-col gap-3 px-3 pb-3 sm:gap-2 sm:pl-27">
          {needs.map((need) => (
            <li
              key={need.kind}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:flex-nowrap"
            >
              <NeedText need={need} />
              <NeedLink need={need} title={title} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NeedText({ need }: { need: Need }) {
  const { t } = useTranslate();
  const tone = need.kind === 'review' || need.kind === 'export' ? 'text-ink-soft' : 'text-bad';
  return <p className={`line-clamp-2 min-w-0 text-sm break-words ${tone}`}>{textOf(t, need)}</p>;
}

/** Several needs of a project are told apart by what they lead to. */
function NeedLink({ need, title }: { need: Need; title: string }) {
  const { t } = useTranslate();
  const { to, next } = wayOn(t, need);
  return (
    <ButtonLink to={to} aria-label={`${next}: ${title}`} className="shrink-0 max-sm:min-h-11 max-sm:w-full">
      {next}
    </ButtonLink>
  );
}

function titleOf(t: Translate, need: Need): string {
  if (need.kind !== 'run_failed') return need.project.title;
  return need.run.voiceover?.title ?? need.run.brainstorm?.topic ?? t('needs.separation');
}

function textOf(t: Translate, need: Need): string {
  switch (need.kind) {
    case 'review':
      return t(need.project.status === 'processing' ? 'needs.firstClips' : 'needs.review', {
        count: need.count,
      });
    case 'export':
      return t('needs.export', { count: need.count });
    case 'export_failed':
      return failureText(t, need.failed) ?? t('needs.exportFailed');
    case 'exports_failed':
      return t('needs.exportsFailed', { count: need.failedCount });
    case 'project_failed':
      return failureText(t, need.project) ?? t('needs.projectFailed');
    case 'run_failed':
      return failureText(t, need.run) ?? t('needs.runFailed');
  }
}

function wayOn(t: Translate, need: Need): { readonly to: string; readonly next: string } {
  switch (need.kind) {
    case 'review':
      return { to: PATHS.review.to(need.project.id), next: t('needs.reviewNext') };
    case 'export':
      return { to: PATHS.project.to(need.project.id), next: t('needs.exportNext') };
    case 'export_failed':
      return { to: PATHS.composition.to(need.failed.compositionId), next: t('needs.exportFailedNext') };
    case 'exports_failed':
      return { to: PATHS.project.to(need.project.id), next: t('needs.exportFailedNext') };
    case 'project_failed':
      return { to: PATHS.project.to(need.project.id), next: t('needs.projectFailedNext') };
    case 'run_failed':
      return { to: PATHS.tools.to(), next: t('needs.runFailedNext') };
  }
}
