/** What stands beside the tabs where there is room, and among them where there is not: trim, framing, exports. */
import { type ReactNode, useState } from 'react';
import type { ShotFraming } from '../../../base/film/source-shots.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { FURTHER_TABS } from '../../commands/composition-set.ts';
import type { FieldEdit } from '../../data/compositions/edit-composition.ts';
import { Changing } from '../../parts/changes/changing.tsx';
import { ExportPanel } from '../../parts/exports/export-panel.tsx';
import { framedSource } from '../../parts/shots/framed-source.ts';
import { TrimBar } from '../../parts/trim/trim-bar.tsx';
import type { Span } from '../../parts/trim/trim-geometry.ts';
import { FramingPanel } from './framing-panel.tsx';
import type { CompositionEdits } from './use-composition-edits.ts';
import { useOpenTrim } from './use-open-trim.ts';
import { type PlayedComposition, usePlayedComposition } from './use-played-composition.ts';

interface FurtherParts {
  readonly played: PlayedComposition;
  /** As it is being trimmed; null while the saved one is shown. */
  readonly span: Span | null;
  /** null for what this composition has not. */
  readonly parts: Readonly<Record<(typeof FURTHER_TABS)[number], ReactNode>>;
}

/**
 * @param current the current revision
 * @param composition what is on the screen: that, or an old one that is only looked at
 */
export function useFurtherParts(
  current: Composition,
  composition: Composition,
  isOld: boolean,
  edits: CompositionEdits,
): FurtherParts {
  const trim = useOpenTrim(current);
  const span = isOld ? null : trim.span;
  const [movedShot, setMovedShot] = useState<ShotFraming | null>(null);
  const played = usePlayedComposition(composition, {
    span,
    movedShot,
    firstFrame: span !== null || isOld,
  });
  const { asset, player, isClip } = played;

  const takeShots = async (shots: readonly ShotFraming[]): Promise<void> => {
    const [moved = null] = shots;
    // What was moved stays where it is until the service says so too.
    setMovedShot(moved);
    const framing = shots.map(({ startSec, view, centerX, centerY }) => ({
      startSec,
      view,
      centerX,
      centerY,
    }));
    await edits.editFields({ framing } as FieldEdit);
    setMovedShot((now) => (now === moved ? null : now));
  };
  // The preview stays on the wanted trim until it is the saved one.
  const applyTrim = async ({ startSec, endSec }: Span): Promise<void> => {
    const outcome = await edits.editFields({ startSec, endSec });
    if (outcome === 'saved') trim.saved({ startSec, endSec });
  };
  const { source } = composition;
  const parts: FurtherParts['parts'] = {
    trim:
      isOld || source === null || asset === undefined || !isClip ? null : (
        <TrimBar
          saved={source}
          span={span ?? source}
          sourceDurationSec={asset.durationSec ?? source.endSec}
          words={played.words}
          peaks={played.peaks}
          playheadSec={(span ?? source).startSec + player.timeSec}
          onChange={trim.set}
          onApply={(wanted) => void applyTrim(wanted)}
        />
      ),
    framing:
      !isOld && isFramed(composition) ? (
        <Changing>
          <FramingPanel
            composition={played.framed}
            editing={{
              source: framedSource(asset, played.address),
              output: composition,
              timeSec: player.timeSec,
              onSeek: player.seek,
              onShow: setMovedShot,
              onTake: (shots) => void takeShots(shots),
            }}
          />
        </Changing>
      ) : null,
    exports: isOld ? null : (
      <ExportPanel composition={composition} onBefore={span === null ? null : () => void applyTrim(span)} />
    ),
  };
  return { played, span, parts };
}

/** One video throughout whose crop can be chosen: not one whose parts stand above each other. */
function isFramed({ kind, scene }: Composition): boolean {
  return kind === 'autoclip' || (kind === 'streamer' && !(scene?.kind === 'streamer' && scene.areas));
}
