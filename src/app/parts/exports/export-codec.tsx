/**
 * What an export that begins here will be encoded with, said before it begins. Only of the service in this browser: what
 * encodes elsewhere is not known here.
 */
import { useQuery } from '@tanstack/react-query';
import type { FrameFormat } from '../../../media/pictures/encode/export-codec.ts';
import { useClient } from '../../data/connection/session.tsx';
import { KEYS } from '../../data/reads/query-keys.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

const NAMES = { avc: 'H.264', vp9: 'VP9', av1: 'AV1' } as const;

/** An empty line until it is known, so that nothing moves when it is. */
export function ExportCodec({ format, className = '' }: { format: FrameFormat; className?: string }) {
  const { t } = useTranslate();
  const isHere = useClient().connection.kind === 'browser';
  const { width, height, fps } = format;
  const codec = useQuery({
    queryKey: KEYS.exportCodec(width, height, fps),
    queryFn: async () =>
      (await import('../../../media/pictures/encode/export-codec.ts')).exportCodecOf({ width, height, fps }),
    enabled: isHere,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  if (!isHere) return null;
  if (codec === undefined) return <p className={`text-sm ${className}`}>{'\u00a0'}</p>;
  return (
    <p className={`text-sm ${codec === 'avc' ? 'text-ink-soft' : ''} ${className}`}>
      {codec === null
        ? t('export.noCodec', { width, height })
        : t(codec === 'avc' ? 'export.codec' : 'export.codecInstead', { codec: NAMES[codec] })}
    </p>
  );
}
