/** What waits for the person, each with the one thing to do next. */

import type { ReactNode } from 'react';
import { failureText } from '../../i18n/told-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/asset-poster.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Need } from './needs.ts';

export function NeedsList({ needs }: { needs: readonly Need[] }) {
  return (
    <Card>
      <ul className="flex flex-col divide-y">
        {needs.map((need) => (
          <li key={keyOf(need)}>
            <NeedRow need={need} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function keyOf(need: Need): string {
  if (need.kind === 'run_failed') return need.run.id;
  return need.kind === 'export_failed' ? need.failed.id : `${need.kind} ${need.project.id}`;
}

function NeedRow({ need }: { need: Need }) {
  const { t } = useTranslate();
  switch (need.kind) {
    case 'review':
      return (
        <Row
          assetId={need.project.sourceAssetId}
          title={need.project.title}
          text={t('needs.review', { count: need.count })}
          to={PATHS.review.to(need.project.id)}
          next={t('needs.reviewNext')}
        />
      );
    case 'export':
      return (
        <Row
          assetId={need.project.sourceAssetId}
          title={need.project.title}
          text={t('needs.export', { count: need.count })}
          to={PATHS.project.to(need.project.id)}
          next={t('needs.exportNext')}
        />
      );
    case 'export_failed':
      return (
        <Row
          failed
          assetId={need.project.sourceAssetId}
          title={need.project.title}
          text={failureText(t, need.failed) ?? t('needs.exportFailed')}
          to={PATHS.composition.to(need.failed.compositionId)}
          next={t('needs.exportFailedNext')}
        />
      );
    case 'project_failed':
      return (
        <Row
          failed
          assetId={need.project.sourceAssetId}
          title={need.project.title}
          text={failureText(t, need.project) ?? t('needs.projectFailed')}
          to={PATHS.project.to(need.project.id)}
          next={t('needs.projectFailedNext')}
        />
      );
    case 'run_failed':
      return (
        <Row
          failed
          assetId={null}
          title={need.run.voiceover?.title ?? need.run.brainstorm?.topic ?? t('needs.separation')}
          text={failureText(t, need.run) ?? t('needs.runFailed')}
          to={PATHS.tools.to()}
          next={t('needs.runFailedNext')}
        />
      );
  }
}

interface RowProps {
  readonly assetId: string | null;
  readonly title: string;
  readonly text: ReactNode;
  readonly to: string;
  readonly next: string;
  readonly failed?: boolean;
}

function Row({ assetId, title, text, to, next, failed = false }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 sm:flex-nowrap">
      <span className="dark-room relative aspect-video w-20 shrink-0 overflow-hidden rounded-control">
        {assetId === null ? null : <AssetPoster assetId={assetId} />}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p dir="auto" className="truncate font-medium" title={title}>
          {title}
        </p>
        <p className={`line-clamp-2 text-sm break-words ${failed ? 'text-bad' : 'text-ink-soft'}`}>{text}</p>
      </div>
      <ButtonLink to={to} aria-label={`${next}: ${title}`} className="max-sm:min-h-11 max-sm:w-full">
        {next}
      </ButtonLink>
    </div>
  );
}
