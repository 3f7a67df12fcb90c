/** Trimming the clip under review before it is accepted: by keys at its picture, by its words, or on its sound. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Asset, TranscriptWord } from '../../../../contract/schemas/asset.ts';
import type { Clip } from '../../../../contract/schemas/clip.ts';
import { useMay } from '../../../data/account/use-may.ts';
import { transcriptQuery } from '../../../data/assets/assets.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { type Span, withEnd, withStart } from '../../../parts/trim/trim-geometry.ts';
import { asTrimmed, type Trims } from './use-trims.ts';

export interface Trimming {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Words of the whole source. */
  readonly words: readonly TranscriptWord[];
  readonly set: (span: Span) => void;
  /** The clip begins, or ends, at the playhead. */
  readonly start: () => void;
  readonly end: () => void;
}

interface Trimmed {
  /** As it was found; null where none is shown. */
  readonly clip: Clip | null;
  readonly asset: Asset | undefined;
  readonly trims: Trims;
  /** On the clock of the trimmed clip. */
  readonly timeSec: number;
}

const NO_WORDS: readonly TranscriptWord[] = [];

export function useTrimming({ clip, asset, trims, timeSec }: Trimmed): Trimming {
  const client = useClient();
  const mayChange = useMay('clips:write');
  const [isOpen, setOpen] = useState(false);
  const assetId = asset?.id ?? '';
  const transcript = useQuery({ ...transcriptQuery(client, assetId), enabled: assetId !== '' });
  const words = transcript.data?.words ?? NO_WORDS;
  return useMemo(() => {
    const change = (next: (span: Span, atSec: number) => Span): void => {
      // An accepted clip is trimmed where it is edited.
      if (!mayChange || clip?.status !== 'proposed') return;
      const span = asTrimmed(clip, trims.of(clip));
      trims.set(clip, next(span, span.startSec + timeSec));
    };
    const within = { words, durationSec: asset?.durationSec ?? Number.POSITIVE_INFINITY };
    return {
      isOpen,
      toggle: () => setOpen((now) => !now),
      words,
      set: (span) => change(() => span),
      start: () => change((span, atSec) => withStart(span, atSec, within)),
      end: () => change((span, atSec) => withEnd(span, atSec, within)),
    };
  }, [clip, asset, trims, timeSec, words, isOpen, mayChange]);
}
