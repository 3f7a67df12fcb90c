/** A fake text project: the chat is written here, seen as it will be, spoken, and taken away as a video. */
import { useQuery } from '@tanstack/react-query';
import type { ProjectDetail } from '../../../../contract/schemas/project.ts';
import type { Story } from '../../../../contract/schemas/story.ts';
import { useTyped } from '../../../data/changes/use-typed.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { storyQuery } from '../../../data/projects/stories.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { WithChoices } from '../../form/form-page.tsx';
import type { Choices } from '../../form/project-form.ts';
import type { StoryDraft } from './story-draft.ts';
import { StoryEditor } from './story-editor.tsx';

export function StoryProject({ project, prompt }: { project: ProjectDetail; prompt: string }) {
  // Read once for the editor, which from then on knows best what is there.
  const story = useQuery({
    ...storyQuery(useClient(), project.id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (story.isError) return <ErrorNote error={story.error} onRetry={() => void story.refetch()} />;
  if (story.data === undefined) return <Skeleton what="story" className="h-96" />;
  const first = story.data;
  return (
    <WithChoices speaks>
      {(choices) => <Opened project={project} first={first} choices={choices} prompt={prompt} />}
    </WithChoices>
  );
}

function Opened(props: { project: ProjectDetail; first: Story | null; choices: Choices; prompt: string }) {
  const { t } = useTranslate();
  const { project, choices } = props;
  const voices = choices.voices.filter(({ language }) => language === project.fakeText?.language);
  // The service has people with the first message only: until then this device keeps them.
  const people = useTyped<StoryDraft['sides']>(`people ${project.id}`, {
    me: { name: t('chat.me'), voice: voices[0]?.id ?? null },
    them: { name: t('chat.sampleName'), voice: voices[1]?.id ?? null },
  });
  return (
    <StoryEditor
      {...props}
      blank={{ sides: people.value, lines: [] }}
      onPeople={(sides) => (sides === null ? people.forget() : people.set(sides))}
      voices={voices}
    />
  );
}
