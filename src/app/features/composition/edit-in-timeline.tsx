/** An accepted clip becomes an edit of its own, on a timeline; the clip stays as it is. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SquareSplitHorizontal } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { BodyOf } from '../../../contract/operations.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { meQuery } from '../../data/account.ts';
import { KEYS } from '../../data/query-keys.ts';
import { useClient } from '../../data/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';

const STYLE_WHILE_OFF = 'boxed';

export function EditInTimeline({ composition }: { composition: Composition }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const me = useQuery(meQuery(client));
  const { source, captions } = composition;
  const make = useMutation({
    mutationFn: async () => {
      const body = {
        sourceAssetId: source?.assetId ?? '',
        compositionId: composition.id,
        language: 'auto',
        captionStyle: captions.style ?? STYLE_WHILE_OFF,
        aspect: '9:16',
      } as BodyOf<'create_vibe_edit_project'>;
      return (await client.api.create_vibe_edit_project({ body })).project;
    },
    onSuccess: async (project) => {
      await queries.invalidateQueries({ queryKey: KEYS.projects });
      await navigate(PATHS.timeline.to(project.id));
    },
  });
  const isOffered = me.data?.features?.includes('timeline_from_clip') === true;
  if (!isOffered || composition.kind !== 'autoclip' || source === null) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button className="pointer-coarse:min-h-11" disabled={make.isPending} onClick={() => make.mutate()}>
        <SquareSplitHorizontal size={18} aria-hidden />
        {t('composition.toTimeline')}
      </Button>
      <p className="text-sm text-ink-soft">{t('composition.toTimelineHelp')}</p>
      {make.isError ? <ErrorNote error={make.error} /> : null}
    </div>
  );
}
