/** In the place of a picture that never comes: of an empty edit, or where the service does not say what a video is made of. */
import type { ReactNode } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

type Shown = Pick<Composition, 'kind' | 'source' | 'scene' | 'durationSec'>;

/** A clip is cut from its source, an edit is its timeline; all else is told by its scene (extension `composition_scene`). */
export function hasPreview({ kind, source, scene, durationSec }: Shown): boolean {
  return source !== null || scene !== undefined || (kind === 'vibeedit' && durationSec > 0);
}

export function NoPreview({ composition, className }: { composition: Shown; className: string }) {
  const { t } = useTranslate();
  const isEmpty = composition.kind === 'vibeedit';
  return (
    <NoPicture className={className}>{t(isEmpty ? 'composition.empty' : 'composition.noPreview')}</NoPicture>
  );
}

export function NoPicture({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p
      className={`grid place-items-center rounded-control border border-dashed p-4 text-center text-sm text-balance text-ink-soft ${className}`}
    >
      {children}
    </p>
  );
}
