/** In the place of a picture where the service does not say what a video is made of (extension `composition_scene`). */
import type { Composition } from '../../../contract/schemas/composition.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

/** A clip is cut from its source, an edit is its timeline; all else is told by its scene. */
export function hasPreview({ kind, source, scene }: Pick<Composition, 'kind' | 'source' | 'scene'>): boolean {
  return source !== null || scene !== undefined || kind === 'vibeedit';
}

export function NoPreview({ className }: { className: string }) {
  const { t } = useTranslate();
  return (
    <p
      className={`grid place-items-center rounded-control border border-dashed p-4 text-center text-sm text-ink-soft ${className}`}
    >
      {t('composition.noPreview')}
    </p>
  );
}
