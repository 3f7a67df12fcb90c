/** Accepted clips with picture, score, length and state; each can be put back in review. Of any length: what is off screen is not laid out. */
import { useQueries } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { Export } from '../../../contract/schemas/job.ts';
import { FrameGrabber } from '../../../player/frame-grabber.ts';
import { assetQuery } from '../../data/assets/assets.ts';
import { useBin } from '../../data/assets/bin.ts';
import { useFiles } from '../../data/assets/use-files.ts';
import { exportsList } from '../../data/compositions/compositions.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useIsWhole } from '../../data/reads/use-left-out.ts';
import { clock } from '../../i18n/clock.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Badge, type BadgeTone } from '../../ui/page/badge.tsx';
import { Changing } from '../changes/changing.tsx';
import { ClipPoster, type PosterSource } from './clip-poster.tsx';
import { type ClipState, clipState, lostByRestoring } from './clip-state.ts';
import { ClipScore } from './score-dial.tsx';

export interface AcceptedClip {
  readonly composition: Composition;
  /** null where it is not known yet. */
  readonly clip: Clip | null;
  /** Of the composition, newest first. */
  readonly exports: readonly Export[];
}

/** In the order of the compositions. A clip that is put back leaves at once, its composition when the service has deleted it. */
export function acceptedClips(
  compositions: readonly Composition[],
  clips: readonly Clip[] | undefined,
  exports: readonly Export[] | undefined,
): AcceptedClip[] {
  const clipOf = new Map(clips?.map((clip) => [clip.id, clip]));
  const exportsOf = new Map<string, Export[]>();
  for (const one of exports ?? [])
    exportsOf.set(one.compositionId, [...(exportsOf.get(one.compositionId) ?? []), one]);
  return compositions.flatMap((composition) => {
    const clip = clipOf.get(composition.clipId ?? '') ?? null;
    return clip !== null && clip.status !== 'accepted'
      ? []
      : [{ composition, clip, exports: exportsOf.get(composition.id) ?? [] }];
  });
}

const STATES: Readonly<Record<ClipState, readonly [MessageId, BadgeTone]>> = {
  draft: ['shelf.state.draft', 'neutral'],
  framing: ['shelf.state.framing', 'accent'],
  exporting: ['shelf.state.exporting', 'accent'],
  exported: ['shelf.state.exported', 'good'],
  changed: ['shelf.state.changed', 'accent'],
  failed: ['shelf.state.failed', 'bad'],
};

const LOST = {
  edits: 'shelf.losesEdits',
  exports: 'shelf.losesExports',
  both: 'shelf.losesBoth',
} as const satisfies Record<string, MessageId>;

export function AcceptedList({
  label,
  accepted,
  onBack,
  children,
}: {
  label: string;
  accepted: readonly AcceptedClip[];
  /** `lost`: what it had is gone, also when this is undone. */
  onBack: (clip: Clip, lost: boolean) => void;
  /** More about one, below its facts. */
  children?: (accepted: AcceptedClip) => ReactNode;
}) {
  const { t } = useTranslate();
  const compositions = useMemo(() => accepted.map(({ composition }) => composition), [accepted]);
  const pictures = usePosterSource(compositions);
  const [asked, setAsked] = useState<AcceptedClip | null>(null);
  const { keepsDeleted } = useBin();
  const isWhole = useIsWhole();
  const lostWith = ({ composition, exports }: AcceptedClip) =>
    lostByRestoring(composition, exports, isWhole(exportsList(composition.projectId)));
  const back = (one: AcceptedClip): void => {
    if (one.clip === null) return;
    if (keepsDeleted || lostWith(one) === null) onBack(one.clip, false);
    else setAsked(one);
  };
  const lost = asked === null ? null : lostWith(asked);
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-3">
        {accepted.map((one) => (
          <li
            key={one.composition.id}
            className="rounded-card border bg-surface text-ink [contain-intrinsic-size:auto_10rem] [content-visibility:auto]"
          >
            <AcceptedRow accepted={one} pictures={pictures} onBack={back}>
              {children?.(one)}
            </AcceptedRow>
          </li>
        ))}
      </ul>
      {asked === null || asked.clip === null ? null : (
        <Dialog
          title={t('shelf.question', { title: asked.composition.title })}
          closeLabel={t('keys.close')}
          onClose={() => setAsked(null)}
        >
          <div className="flex flex-col gap-4">
            {lost === null ? null : <p>{t(LOST[lost])}</p>}
            <div className="flex flex-wrap gap-3">
              <Button
                tone="danger"
                className="min-h-11"
                onClick={() => {
                  if (asked.clip !== null) onBack(asked.clip, lost !== null);
                  setAsked(null);
                }}
              >
                {t('shelf.back')}
              </Button>
              <Button className="min-h-11" onClick={() => setAsked(null)}>
                {t('project.keepClips')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

function AcceptedRow({
  accepted,
  pictures,
  onBack,
  children,
}: {
  accepted: AcceptedClip;
  pictures: PosterSource;
  onBack: (accepted: AcceptedClip) => void;
  children: ReactNode;
}) {
  const { t } = useTranslate();
  const { composition, clip, exports } = accepted;
  const known = clipState(composition, exports);
  const [state, tone] = STATES[known];
  // The service refuses to delete what is being exported: the export is stopped first.
  const isExporting = known === 'exporting';
  const address = PATHS.composition.to(composition.id);
  return (
    <div className="flex gap-3 p-3 sm:gap-4">
      {/* The title is the link that is read and reached by keyboard. */}
      <Link to={address} tabIndex={-1} aria-hidden className="w-18 shrink-0 self-start sm:w-20">
        <ClipPoster composition={composition} pictures={pictures} />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <Link
          to={address}
          dir="auto"
          className="line-clamp-3 font-medium wrap-anywhere hover:underline pointer-coarse:min-h-11"
        >
          {composition.title}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
          {clip === null ? null : <ClipScore score={clip.score} size={36} />}
          <span className="font-mono">
            <ClockText>{clock(composition.durationSec)}</ClockText>
          </span>
          <Badge tone={tone}>{t(state)}</Badge>
          {isExporting ? null : (
            <Changing>
              <Button
                tone="plain"
                className="max-sm:-ml-3.5 max-md:min-h-11 sm:ml-auto"
                aria-label={t('shelf.backOne', { title: composition.title })}
                disabled={clip === null}
                onClick={() => onBack(accepted)}
              >
                <Undo2 size={16} aria-hidden />
                {t('shelf.back')}
              </Button>
            </Changing>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Where the pictures of a list of clips come from: the files of their videos, each opened once. */
function usePosterSource(compositions: readonly Composition[]): PosterSource {
  const client = useClient();
  const ids = [...new Set(compositions.flatMap(({ source }) => (source === null ? [] : [source.assetId])))];
  const links = useQueries({
    queries: ids.map((id) => assetQuery(client, id)),
    combine: (results) =>
      Object.fromEntries(
        results.flatMap(({ data }) =>
          typeof data?.links?.fileUrl === 'string' ? [[data.id, data.links.fileUrl]] : [],
        ),
      ),
  });
  // A file that cannot be opened leaves the poster of its asset; the page of the clip says why.
  const { addresses } = useFiles(links);
  const grabber = useMemo(() => new FrameGrabber(), []);
  useEffect(() => () => grabber.close(), [grabber]);
  return useMemo(() => ({ grabber, addresses }), [grabber, addresses]);
}
