/** Choosing an asset: search over all of one kind, and an upload that chooses itself when it is there. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Search, Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { plainText } from '../../../base/text/plain-text.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { assetsOfKindQuery } from '../../data/assets/assets.ts';
import { useClient, useSession } from '../../data/connection/session.tsx';
import { useReadsVideo } from '../../data/device/this-browser.ts';
import { SOUND_ACCEPT, useTakesSounds } from '../../data/given-files/sound-files.ts';
import { usePickFiles } from '../../data/given-files/use-pick-files.ts';
import { VIDEO_ACCEPT } from '../../data/given-files/video-files.ts';
import { KEYS } from '../../data/reads/query-keys.ts';
import { useReadOn } from '../../data/reads/use-read-on.ts';
import { useUpload } from '../../data/uploads/uploads.ts';
import { clock } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { NoCodecs } from '../exports/no-codecs.tsx';
import { UploadRow } from '../uploads/upload-row.tsx';
import { AssetPoster } from './asset-poster.tsx';
import { LinkHere } from './link-here.tsx';

const ACCEPT = {
  video: VIDEO_ACCEPT,
  audio: SOUND_ACCEPT,
  image: 'image/*',
} as const;
const SOUND_SOURCES = ['audio', 'video'] as const;
/** While searching, pages are read on until this many match or there are no more. */
const ENOUGH_MATCHES = 12;

interface AssetDialogProps {
  readonly title: string;
  readonly kind: keyof typeof ACCEPT;
  readonly fromLink?: boolean;
  /** Of a sound: that of a video may be chosen, too. */
  readonly orOfVideo?: boolean;
  readonly value: string | null;
  readonly onChoose: (assetId: string) => void;
  readonly onClose: () => void;
}

export function AssetDialog({
  title,
  kind,
  fromLink = true,
  orOfVideo = false,
  value,
  onChoose,
  onClose,
}: AssetDialogProps) {
  const { t } = useTranslate();
  const takesSounds = useTakesSounds();
  const queries = useQueryClient();
  /** Known from now on: what reads it next must not wait for a read that closing this dialog gives up. */
  const choose = (asset: Asset): void => {
    queries.setQueryData<Asset>(KEYS.asset(asset.id), (known) => known ?? asset, { updatedAt: 0 });
    onChoose(asset.id);
  };
  const [needle, setNeedle] = useState('');
  const [listed, setListed] = useState<AssetDialogProps['kind']>(kind);
  const query = useInfiniteQuery(assetsOfKindQuery(useClient(), listed));
  const found = query.data?.pages.flatMap((page) => page.data) ?? [];
  const all = kind === 'audio' ? found.filter(({ hasAudio }) => hasAudio !== false) : found;
  const wanted = plainText(needle.trim());
  const shown = all.filter(({ title: name, filename }) =>
    plainText(`${name} ${filename ?? ''}`).includes(wanted),
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useReadOn(query, { isSearch: wanted !== '', foundCount: shown.length, enough: ENOUGH_MATCHES });
  return (
    <Dialog title={title} closeLabel={t('keys.close')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {kind === 'audio' && takesSounds === false ? (
          <p className="text-sm text-ink-soft">{t('pick.noSounds')}</p>
        ) : (
          <UploadHere kind={kind} onDone={choose} />
        )}
        {kind === 'video' && fromLink ? <LinkHere onDone={onChoose} /> : null}
        {orOfVideo ? (
          <Select
            label={t('pick.soundOf')}
            className="min-h-11 w-full"
            value={listed}
            options={SOUND_SOURCES.map((id) => ({ id, name: t(`assets.kind.${id}`) }))}
            onChange={({ target }) => setListed(target.value as AssetDialogProps['kind'])}
          />
        ) : null}
        <label className="relative block">
          <Search
            size={16}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-soft"
          />
          <input
            type="search"
            aria-label={t('assets.search')}
            placeholder={t('assets.search')}
            value={needle}
            onChange={(event) => setNeedle(event.target.value)}
            className="min-h-11 w-full rounded-control border border-line-strong bg-surface pr-3 pl-9 text-sm placeholder:text-ink-soft"
          />
        </label>
        {query.isError ? <ErrorNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <Skeleton what="files" className="h-40" /> : null}
        {query.isSuccess && shown.length === 0 && !isFetchingNextPage ? (
          <p className="py-4 text-center text-sm text-ink-soft">
            {t(all.length === 0 ? 'pick.empty' : 'assets.noMatch')}
          </p>
        ) : null}
        <ul className="grid grid-cols-2 gap-3" aria-label={t('nav.assets')}>
          {shown.map((asset) => (
            <li key={asset.id}>
              <AssetTile asset={asset} chosen={asset.id === value} onChoose={() => choose(asset)} />
            </li>
          ))}
        </ul>
        {hasNextPage && wanted === '' ? (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('list.more')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

function AssetTile({ asset, chosen, onChoose }: { asset: Asset; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslate();
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="group flex w-full flex-col overflow-hidden rounded-card border bg-surface text-left hover:border-line-strong aria-pressed:border-accent aria-pressed:ring-2 aria-pressed:ring-accent"
    >
      <span className="dark-room relative block aspect-video w-full">
        <AssetPoster assetId={asset.id} listed={asset} />
        {chosen ? (
          <span className="absolute top-2 right-2 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
            <Check size={16} aria-hidden />
          </span>
        ) : null}
      </span>
      <span className="flex min-w-0 flex-col px-3 py-2">
        <span className="truncate text-sm font-medium">{asset.title}</span>
        <span className="text-xs text-ink-soft">
          <ClockText>
            {[
              asset.durationSec === null ? null : clock(asset.durationSec),
              asset.hasAudio === false ? t('asset.noSound') : null,
            ]
              .filter((fact) => fact !== null)
              .join(' · ')}
          </ClockText>
        </span>
      </span>
    </button>
  );
}

function UploadHere({ kind, onDone }: { kind: keyof typeof ACCEPT; onDone: (asset: Asset) => void }) {
  const { t } = useTranslate();
  const { uploads } = useSession();
  const readsVideo = useReadsVideo();
  const queries = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const [localId, setLocalId] = useState<string | null>(null);
  const take = ([file]: readonly File[]): void => {
    if (file !== undefined) setLocalId(uploads.add(file));
  };
  const pick = usePickFiles(picker, take);
  const upload = useUpload(localId);
  // A video with sound may stand for a sound, but never the other way round.
  const isSound = kind === 'video' && upload?.asset?.kind === 'audio';
  const arrived = isSound ? null : (upload?.asset ?? null);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (arrived === null) return;
    void queries.invalidateQueries({ queryKey: KEYS.assets });
    done.current(arrived);
  }, [arrived, queries]);
  if (!readsVideo) return <NoCodecs />;
  return (
    <div className="flex flex-col gap-3">
      <Button className="min-h-11" aria-describedby={id} onClick={pick}>
        <Upload size={18} aria-hidden />
        {t('pick.upload')}
      </Button>
      <p id={id} className="sr-only">
        {t('pick.uploadHelp')}
      </p>
      <input
        ref={picker}
        type="file"
        accept={ACCEPT[kind]}
        hidden
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {upload === null ? null : <UploadRow upload={upload} plain />}
      {isSound ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {t('pick.isSound')}
        </p>
      ) : null}
    </div>
  );
}
