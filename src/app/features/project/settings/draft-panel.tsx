/** A project that has not been analysed, or is to be analysed anew: settings, cost, start. */
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { AutoclipSettingsInput, ProjectDetail } from '../../../../contract/schemas/project.ts';
import { meQuery, optionsQuery } from '../../../data/account/account.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { useChangeSource, useStartAnalysis } from '../../../data/projects/change-project.ts';
import { useSaveSettings } from '../../../data/projects/save-settings.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { AssetPicker } from '../../../parts/assets/asset-picker.tsx';
import { Changing } from '../../../parts/changes/changing.tsx';
import { AttachCaptions } from '../../../parts/uploads/attach-captions.tsx';
import { LinkField } from '../../../parts/uploads/link-field.tsx';
import { EstimateLine, useIsAffordable } from '../../../parts/work/estimate-line.tsx';
import { SpendButton } from '../../../parts/work/spend-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { SourceCard } from '../source-card.tsx';
import { AutoclipForm } from './autoclip-form.tsx';
import { settingsOf } from './default-settings.ts';
import { ListeningNote } from './listening-note.tsx';
import { MoreClips, type SettingsPatch } from './more-clips.tsx';
import { isComplete } from './settings-ranges.ts';
import { useWithinRanges } from './use-within-ranges.ts';

/** What the service says where no clip was found. */
const NOTHING_FOUND = 'no_stretch_fits';

export function DraftPanel({
  project,
  again = false,
  importing = false,
  patch = {},
  captionsProblem = null,
  onStarted,
}: {
  project: ProjectDetail;
  again?: boolean;
  /** Its video is on its way from a link. */
  importing?: boolean;
  /** What is to be different from the last time. */
  patch?: SettingsPatch;
  /** Why subtitles given with the video were not taken. */
  captionsProblem?: string | null;
  /** It runs, and what is known of the project says so. */
  onStarted?: () => void;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const options = useQuery(optionsQuery(client));
  const [settings, setSettings] = useState(() => ({ ...settingsOf(project), ...patch }));
  const valid = useWithinRanges(settings, settings);
  const saving = useSaveSettings(project.id, valid as AutoclipSettingsInput, !again);

  const start = useStartAnalysis(project.id, onStarted);
  const isAffordable = useIsAffordable(project.sourceAssetId === null ? null : project.id);

  return (
    <div className="flex flex-col gap-6">
      {importing || again || (project.sourceAssetId !== null && project.status !== 'failed') ? null : (
        <Changing>
          <SourceAgain key={String(project.sourceAssetId)} project={project} />
        </Changing>
      )}
      {project.sourceAssetId === null ? null : (
        <SourceCard assetId={project.sourceAssetId}>
          <AttachCaptions
            assetId={project.sourceAssetId}
            language={settings.language}
            problem={captionsProblem}
          />
          <ListeningNote
            assetId={project.sourceAssetId}
            projectId={project.id}
            listenWith={settings.listenWith ?? null}
            onListenWith={(listenWith) => setSettings((before) => ({ ...before, listenWith }))}
          />
        </SourceCard>
      )}
      {project.status === 'failed' && project.errorReason?.code === NOTHING_FOUND ? (
        <MoreClips
          none
          settings={settings}
          onPatch={(change) => setSettings((before) => ({ ...before, ...change }))}
        />
      ) : null}
      <Changing>
        <AutoclipForm settings={settings} onChange={setSettings} />
      </Changing>
      {start.isError && start.error !== saving.error ? <ErrorNote error={start.error} /> : null}
      {saving.error === null ? null : <ErrorNote error={saving.error} onRetry={saving.retry} />}
      <div className="floor-bar">
        <Card className="flex flex-wrap items-center justify-between gap-3 px-3 py-2 sm:gap-4 sm:px-5 sm:py-4">
          <div className="min-w-0 flex-1 basis-24">
            {project.sourceAssetId === null ? (
              <p className="text-xs text-ink-soft sm:text-sm">
                {t(importing ? 'source.coming' : 'source.needed')}
              </p>
            ) : (
              <EstimateLine projectId={project.id} />
            )}
            {again ? null : <p className="text-xs text-ink-soft">{t(`project.settings.${saving.state}`)}</p>}
            {again ? <p className="text-sm text-ink-soft">{t('project.againConsequence')}</p> : null}
          </div>
          <SpendButton
            starts="analyze_project"
            tone="primary"
            className="min-h-11 sm:px-6"
            disabled={
              start.isPending ||
              project.sourceAssetId === null ||
              !isAffordable ||
              !isComplete(settings, options.data)
            }
            onClick={() => start.mutate({ settings, saving: saving.handOver() })}
          >
            <Sparkles size={18} aria-hidden />
            {t(again ? 'project.findAgain' : 'project.start')}
          </SpendButton>
        </Card>
      </div>
    </div>
  );
}

/** A project without a usable video is given one: an upload, a file that is there, or a link (extension). */
function SourceAgain({ project }: { project: ProjectDetail }) {
  const { t } = useTranslate();
  const me = useQuery(meQuery(useClient()));
  const isEmpty = project.sourceAssetId === null;
  const [open, setOpen] = useState(isEmpty);
  const choose = useChangeSource(project.id);
  const link = useChangeSource(project.id);
  if (me.data === undefined) return isEmpty ? <Skeleton what="project" className="h-32" /> : null;
  if (me.data.features?.includes('project_source_again') !== true)
    return isEmpty ? <p className="text-sm text-ink-soft">{t('source.noneForGood')}</p> : null;
  if (!open)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('source.other')}</Button>
      </div>
    );
  return (
    <Card className="flex flex-col gap-4 p-4">
      <AssetPicker
        label={t('source.label')}
        value={null}
        fromLink={false}
        onChange={(assetId) => {
          if (assetId !== null) choose.mutate({ sourceAssetId: assetId });
        }}
      />
      {choose.isError ? <ErrorNote error={choose.error} /> : null}
      <LinkField onLink={(sourceUrl) => link.mutateAsync({ sourceUrl })} />
    </Card>
  );
}
