/** What a composition is posted with: its cover, and its words for each platform. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { changedPosting, NOTHING_CHOSEN, type PostingChange } from '../../../contract/schemas/posting.ts';
import { useGivesFiles } from '../../data/account/use-gives-files.ts';
import { useOwnerFeature } from '../../data/account/use-owner-feature.ts';
import { postingQuery, useUpdatePosting } from '../../data/compositions/posting.ts';
import { useClient } from '../../data/connection/session.tsx';
import { clipQuery } from '../../data/projects/clips.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { socialOfTitle } from '../../parts/posting/social-text.ts';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { QueryErrors } from '../../ui/notices/query-errors.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { CoverChoice } from './cover-choice.tsx';
import { PostTexts } from './post-texts.tsx';
import type { PlayedComposition } from './use-played-composition.ts';

export function PostingPanel({
  composition,
  played,
}: {
  composition: Composition;
  played: PlayedComposition;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const clipId = composition.clipId ?? '';
  const clip = useQuery({ ...clipQuery(client, clipId), enabled: clipId !== '' });
  const isKept = useOwnerFeature('posting');
  const givesFiles = useGivesFiles();
  const read = useQuery({ ...postingQuery(client, composition.id), enabled: isKept });
  const update = useUpdatePosting(composition.id);
  const [here, setHere] = useState(NOTHING_CHOSEN);
  const posting = isKept ? read.data : here;
  const change = (wanted: PostingChange): void =>
    isKept ? update.mutate(wanted) : setHere((now) => changedPosting(now, wanted));
  if (posting === undefined || (clipId !== '' && clip.isPending))
    return read.isError ? <QueryErrors of={[read]} /> : <Skeleton what="clips" className="h-72" />;
  // Chosen just now, and not yet said by the service.
  const shown = update.isPending ? changedPosting(posting, update.variables) : posting;
  return (
    <div className="flex flex-col gap-6">
      {isKept ? null : <p className="text-sm text-ink-soft">{t('post.notKept')}</p>}
      {/* What was typed may be of a platform that is not shown any more. */}
      {update.isError ? (
        <ErrorNote error={update.error} onRetry={() => update.mutate(update.variables)} />
      ) : null}
      <QueryErrors of={[clip]} />
      {givesFiles ? (
        <CoverChoice
          title={composition.title}
          played={played}
          coverSec={shown.coverSec}
          onChoose={(coverSec) => change({ coverSec })}
        />
      ) : null}
      <PostTexts
        compositionId={composition.id}
        social={clip.data?.social ?? socialOfTitle(composition.title)}
        durationSec={composition.durationSec}
        posting={shown}
        onChange={(texts) => change({ texts })}
      />
    </div>
  );
}
