/** The videos of an edit: used at the playhead, over the picture or as music; others are added here. */

import { useQueryClient } from '@tanstack/react-query';
import { AudioLines, Music, Plus } from 'lucide-react';
import { useState } from 'react';
import { MUSIC_VOLUME } from '../../../../base/film/edit-limits.ts';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import type { Timeline } from '../../../../contract/schemas/timeline.ts';
import { insertClip, layAudio, layOver, type UsableClip } from '../../../../timeline/gestures/place-clip.ts';
import { useFeature } from '../../../data/account/use-feature.ts';
import { assetQuery } from '../../../data/assets/assets.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { KEYS } from '../../../data/reads/query-keys.ts';
import { readAnyway } from '../../../data/reads/read-anyway.ts';
import { useUploads } from '../../../data/uploads/uploads.ts';
import { clock } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { AssetDialog } from '../../../parts/assets/asset-dialog.tsx';
import { UploadRow } from '../../../parts/uploads/upload-row.tsx';
import { ClockText } from '../../../ui/assistive/clock-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { DiagnosticNotes } from '../diagnostic-notes.tsx';
import type { PanelProps } from '../timeline-panels.tsx';
import { AddClip } from './add-clip.tsx';
import { CUT_REACH_PX } from './clip-drop-zone.tsx';
import { ClipRow, type ClipUse } from './clip-row.tsx';

export function MediaPanel({
  editor,
  timeline,
  assets,
  dropped,
  onForget,
  jobs,
  onAdded,
}: PanelProps & {
  /** Uploads that were begun by dropping files on the page. */
  dropped: readonly string[];
  onForget: (localId: string) => void;
  /** Work that prepares videos, by video, for services whose timeline does not name it. */
  jobs: Readonly<Record<string, string>>;
  onAdded: (assetId: string, jobId: string) => void;
}) {
  const { t } = useTranslate();
  const queries = useQueryClient();
  const client = useClient();
  const laysSounds = useFeature('timeline_audio');
  const [choosing, setChoosing] = useState<'video' | 'audio' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const uploads = useUploads().filter(({ localId }) => dropped.includes(localId));
  const isThere = (assetId: string): boolean =>
    timeline.clips.some((clip) => clip.assetId === assetId && clip.state !== 'failed');
  const setMusic = (assetId: string): void =>
    void editor.act(
      () => [{ type: 'set_music', music: { assetId, volume: MUSIC_VOLUME, startSec: 0 } }],
      t('inspector.musicChanged'),
    );
  const layOne = (sound: UsableClip): void => {
    const { playheadSec } = editor.store.get();
    editor.act((view) => layAudio(view, sound, playheadSec), t('media.soundAdded'));
  };
  const laySound = async (assetId: string): Promise<void> => {
    setFailure(null);
    try {
      // How long it is has to be known before it can be laid.
      const { durationSec } = await readAnyway(() => queries.ensureQueryData(assetQuery(client, assetId)));
      layOne({ assetId, durationSec: durationSec ?? 0 });
    } catch (error) {
      setFailure(error);
    }
  };
  const use = (clip: Timeline['clips'][number], how: ClipUse): void => {
    const { playheadSec, scale } = editor.store.get();
    if (how === 'insert')
      editor.act(
        (view) => insertClip(view, clip, playheadSec, CUT_REACH_PX / scale.pxPerSec),
        t('media.inserted'),
      );
    else if (how === 'broll') editor.act((view) => layOver(view, clip, playheadSec), t('media.laidOver'));
    else if (how === 'audio') layOne(clip);
    else setMusic(clip.assetId);
  };
  const added = (assetId: string, next: Timeline, jobId: string): void => {
    queries.setQueryData(KEYS.timeline(timeline.projectId), next);
    onAdded(assetId, jobId);
    setWanted(null);
    for (const { localId, asset } of uploads) if (asset?.id === assetId) onForget(localId);
  };
  const adding = (assetId: string, onLeave: () => void) =>
    isThere(assetId) ? null : (
      <AddClip
        key={assetId}
        projectId={timeline.projectId}
        assetId={assetId}
        onAdded={(next, jobId) => added(assetId, next, jobId)}
        onLeave={onLeave}
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <DiagnosticNotes timeline={timeline} codes={['clip_failed']} />
      <div className="flex flex-wrap items-center gap-3">
        <Button aria-haspopup="dialog" onClick={() => setChoosing('video')}>
          <Plus size={16} aria-hidden />
          {t('media.add')}
        </Button>
        {laysSounds ? (
          <Button aria-haspopup="dialog" onClick={() => setChoosing('audio')}>
            <AudioLines size={16} aria-hidden />
            {t('media.addSound')}
          </Button>
        ) : null}
        <p className="min-w-0 flex-1 basis-48 text-xs text-ink-soft pointer-coarse:hidden">
          {t('media.help')}
        </p>
      </div>
      {failure === null ? null : <ErrorNote error={failure} />}
      {uploads.map(({ localId, asset, ...upload }) =>
        asset === null ? (
          <UploadRow key={localId} upload={{ ...upload, localId, asset }} plain />
        ) : asset.kind === 'audio' ? (
          <SoundRow
            key={localId}
            asset={asset}
            laysSounds={laysSounds}
            onUse={(how) => {
              if (how === 'audio') layOne({ assetId: asset.id, durationSec: asset.durationSec ?? 0 });
              else setMusic(asset.id);
              onForget(localId);
            }}
            onLeave={() => onForget(localId)}
          />
        ) : (
          adding(asset.id, () => onForget(localId))
        ),
      )}
      {wanted === null ? null : adding(wanted, () => setWanted(null))}
      <ul aria-label={t('media.clips')} className="flex flex-col gap-2">
        {timeline.clips.map((clip) => (
          <li key={clip.assetId}>
            <ClipRow
              clip={clip}
              jobId={clip.jobId ?? jobs[clip.assetId] ?? null}
              isHeard={assets.get(clip.assetId)?.hasAudio === true}
              laysSounds={laysSounds}
              onUse={(how) => use(clip, how)}
              onTryAgain={() => setWanted(clip.assetId)}
            />
          </li>
        ))}
      </ul>
      {choosing === null ? null : (
        <AssetDialog
          title={t(choosing === 'video' ? 'media.add' : 'media.addSound')}
          kind={choosing}
          orOfVideo={choosing === 'audio'}
          value={null}
          onClose={() => setChoosing(null)}
          onChoose={(assetId) => {
            if (choosing === 'video') setWanted(assetId);
            else void laySound(assetId);
            setChoosing(null);
          }}
        />
      )}
    </div>
  );
}

const SOUND_USES = [
  { use: 'audio', icon: AudioLines },
  { use: 'music', icon: Music },
] as const;

/** A sound that was dropped on an edit: no video to add, but to be laid at the playhead, or under all of it. */
function SoundRow({
  asset,
  laysSounds,
  onUse,
  onLeave,
}: {
  asset: Asset;
  laysSounds: boolean;
  onUse: (use: 'audio' | 'music') => void;
  onLeave: () => void;
}) {
  const { t } = useTranslate();
  const queries = useQueryClient();
  const use = (how: 'audio' | 'music'): void => {
    // How long it is has to be known before it can be put under the edit.
    queries.setQueryData(KEYS.asset(asset.id), asset);
    onUse(how);
  };
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border bg-surface p-2.5">
      <AudioLines size={20} aria-hidden className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate text-sm font-medium" title={asset.title}>
          {asset.title}
        </p>
        <p className="text-xs text-ink-soft">
          {asset.durationSec === null ? null : <ClockText>{clock(asset.durationSec)}</ClockText>}
        </p>
      </div>
      {SOUND_USES.filter(({ use: how }) => how === 'music' || laysSounds).map(({ use: how, icon: Icon }) => (
        <Button
          key={how}
          className="px-2.5"
          aria-label={t(`media.${how}One`, { title: asset.title })}
          onClick={() => use(how)}
        >
          <Icon size={16} aria-hidden />
          {t(`media.${how}`)}
        </Button>
      ))}
      <Button onClick={onLeave}>{t('media.leave')}</Button>
    </div>
  );
}
