/** A composition as it is played: cut, framed and captioned, with its sources and its player. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ShotFraming } from '../../../base/film/source-shots.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { wordsInSpan } from '../../../media/captions/composition-words.ts';
import { planComposition } from '../../../media/compose/plans/plan-composition.ts';
import { assetQuery, peaksQuery, transcriptQuery } from '../../data/assets/assets.ts';
import { useFiles } from '../../data/assets/use-files.ts';
import { useClient } from '../../data/connection/session.tsx';
import { framingOf } from '../../parts/player/framing-of.ts';
import { useBuiltPlan } from '../../parts/player/use-built-plan.ts';
import { useScenePlayer } from '../../parts/player/use-scene-player.ts';
import { useDrawnComposition } from '../../parts/preview/drawn-brand.ts';
import type { Span } from '../../parts/trim/trim-geometry.ts';

interface NotSaved {
  /** What is to be cut out of its source; null for what is saved. */
  readonly span: Span | null;
  /** A shot that is being framed by hand. */
  readonly movedShot: ShotFraming | null;
  /** True where the exact first frame is wanted at rest. */
  readonly firstFrame: boolean;
}

export type PlayedComposition = ReturnType<typeof usePlayedComposition>;

const NO_LINKS = {};

export function usePlayedComposition(composition: Composition, { span, movedShot, firstFrame }: NotSaved) {
  const client = useClient();
  const assetId = composition.source?.assetId ?? '';
  const source = useQuery({ ...assetQuery(client, assetId), enabled: assetId !== '' });
  const asset = source.data;
  const transcript = useQuery({ ...transcriptQuery(client, assetId), enabled: assetId !== '' }).data;
  const peaksUrl = asset?.links?.peaksUrl ?? null;
  const peaks = useQuery({ ...peaksQuery(client, peaksUrl ?? ''), enabled: peaksUrl !== null });

  const framed = useMemo(() => withShot(composition, movedShot), [composition, movedShot]);
  const drawn = useDrawnComposition(framed);
  const built = useBuiltPlan(framed);
  const clipPlan = useMemo(() => {
    if (asset === undefined || drawn.source === null) return null;
    const cut = span ?? drawn.source;
    const shown = drawn.words ?? [];
    const cutWords =
      span === null || transcript === undefined ? shown : wordsInSpan(transcript.words, cut, shown);
    const framing = framingOf(drawn, asset.id);
    return planComposition({ ...drawn, source: cut, words: cutWords }, asset, framing);
  }, [drawn, asset, span, transcript]);
  const isEdit = composition.kind === 'vibeedit';
  const isClip = composition.scene === undefined && !isEdit;
  const plan = isClip ? clipPlan : built.plan;
  const fileUrl = asset?.links?.fileUrl;
  const clipLinks = typeof fileUrl === 'string' ? { [assetId]: fileUrl } : NO_LINKS;
  const files = useFiles(isClip ? clipLinks : built.links);
  const player = useScenePlayer({
    plan,
    addresses: files.addresses,
    renew: files.renew,
    piece: `${composition.id} ${(span ?? composition.source)?.startSec}`,
    firstFrame,
  });
  return {
    assetId,
    asset,
    /** Where the file of its source can be read. */
    address: files.addresses[assetId],
    addresses: files.addresses,
    words: transcript?.words ?? [],
    /** Of what is said in it, as `lang` takes it. */
    language: transcript?.language,
    peaks: peaks.data,
    framed,
    isEdit,
    isClip,
    plan,
    player,
    reads: [source, peaks, built, files],
  };
}

function withShot(composition: Composition, moved: ShotFraming | null): Composition {
  const { framing } = composition;
  if (moved === null || framing.shots === undefined) return composition;
  const shots = framing.shots.map((shot) =>
    shot.startSec === moved.startSec ? { ...shot, ...moved } : shot,
  );
  return { ...composition, framing: { ...framing, shots } };
}
