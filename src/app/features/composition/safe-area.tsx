/**
 * What the apps that show upright videos lay over them: their bar above, texts below, buttons at the
 * right of the lower half. The largest of the common ones each (TikTok, Reels, Shorts), in parts of the picture.
 */
import { useTranslate } from '../../i18n/use-translate.tsx';

const COVERED = { top: 0.13, bottom: 0.2, right: 0.12, buttonsFrom: 0.45 } as const;
const percentOf = (part: number): string => `${part * 100}%`;

export function SafeArea() {
  const { t } = useTranslate();
  const shade = 'absolute bg-black/45';
  return (
    <div role="img" aria-label={t('safe.described')} className="pointer-events-none absolute inset-0">
      <div className={`${shade} inset-x-0 top-0`} style={{ height: percentOf(COVERED.top) }} />
      <div className={`${shade} inset-x-0 bottom-0`} style={{ height: percentOf(COVERED.bottom) }} />
      <div
        className={`${shade} right-0`}
        style={{
          width: percentOf(COVERED.right),
          top: percentOf(COVERED.buttonsFrom),
          bottom: percentOf(COVERED.bottom),
        }}
      />
    </div>
  );
}
