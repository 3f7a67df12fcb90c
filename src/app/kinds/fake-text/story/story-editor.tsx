/** The editor of a chat: people, messages and writing help on one side, the picture and its result on the other. */
import { useQuery } from '@tanstack/react-query';
import { AudioLines, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { randomId } from '../../../../base/random-id.ts';
import { isSpeakable } from '../../../../base/text/speakable.ts';
import { STORY_LINES_MAX } from '../../../../contract/limits.ts';
import type { ProjectDetail } from '../../../../contract/schemas/project.ts';
import type { Story } from '../../../../contract/schemas/story.ts';
import { creditsQuery } from '../../../data/account/account.ts';
import { useIsMetered } from '../../../data/account/metered.ts';
import { useMay } from '../../../data/account/use-may.ts';
import { assetQuery } from '../../../data/assets/assets.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { wholeNumber } from '../../../i18n/format.ts';
import { failureText } from '../../../i18n/problem-text.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { ModelNote } from '../../../parts/models/model-note.tsx';
import { PlanPreview } from '../../../parts/preview/plan-preview.tsx';
import { SpendButton } from '../../../parts/work/spend-button.tsx';
import { WorkPanel } from '../../../parts/work/work-panel.tsx';
import { lazyComponent } from '../../../ui/browser/lazy-component.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { SavedState } from '../../../ui/notices/saved-state.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { Card, Section } from '../../../ui/page/card.tsx';
import type { Choices, Voice } from '../../form/project-form.ts';
import { ChatGenerator } from './chat-generator.tsx';
import { ChatPeople } from './chat-people.tsx';
import { planOfChat, spokenSec } from './chat-plan.ts';
import { ChatResult } from './chat-result.tsx';
import { ChatStyle } from './chat-style.tsx';
import { PreviousChatNote } from './previous-chat-note.tsx';
import { StoryConflict } from './story-conflict.tsx';
import { addLine, type ChatSide, type StoryDraft } from './story-draft.ts';
import { usePreviousChat } from './use-previous-chat.ts';
import { useStory } from './use-story.ts';
import { useStoryJob } from './use-story-job.ts';

const loadChatLines = () => import('./chat-lines.tsx');
const ChatLines = lazyComponent(loadChatLines, { waiting: <Skeleton what="story" className="h-40" /> });

interface StoryEditorProps {
  readonly project: ProjectDetail;
  readonly first: Story | null;
  readonly blank: StoryDraft;
  /** Told whom the chat is between while the service does not know; null once it does. */
  readonly onPeople: (sides: StoryDraft['sides'] | null) => void;
  readonly choices: Choices;
  readonly voices: readonly Voice[];
  /** What the chat is to be about, where that is known already. */
  readonly prompt: string;
}

const STATE_WORDS = {
  saved: 'chat.saved',
  unsaved: 'chat.unsaved',
  saving: 'chat.unsaved',
  conflict: 'chat.notSaved',
  failed: 'chat.notSaved',
  over: 'chat.over',
  unnamed: 'chat.unnamed',
} as const;

export function StoryEditor(props: StoryEditorProps) {
  const { project, first, blank, onPeople, choices, voices, prompt } = props;
  const { t } = useTranslate();
  const client = useClient();
  const story = useStory(project.id, first, blank);
  const isOnItsWay = ['saved', 'unsaved', 'saving'].includes(story.state);
  const previous = usePreviousChat(project.id, story.saved, story.state === 'saved', (before) =>
    story.change(() => before),
  );
  const work = useStoryJob(project.id, story.flush, () => previous.keep(story.savedNow()));
  /** Why the messages have to be spoken again, where an export found that out. */
  const [voicesGone, setVoicesGone] = useState<unknown>(null);
  const [focusKey, setFocusKey] = useState<string | null>(null);
  // The first message must find its list ready: what is typed next goes there.
  // Where it fails, the first line tries again and tells.
  useEffect(() => void loadChatLines().catch(() => undefined), []);
  const { draft, saved, change } = story;
  const ownPeople = saved === null ? draft.sides : null;
  const tell = useEffectEvent(onPeople);
  useEffect(() => tell(ownPeople), [ownPeople]);
  const voiceover = project.fakeText?.voiceover ?? false;
  const theme = project.fakeText?.theme ?? '';
  const backgroundId = project.fakeText?.backgroundAssetId ?? null;
  const background =
    useQuery({ ...assetQuery(client, backgroundId ?? ''), enabled: backgroundId !== null }).data ?? null;
  const spoken = useMemo(() => (voiceover ? spokenSec(draft, saved) : null), [draft, saved, voiceover]);
  const plan = useMemo(
    () => planOfChat(draft, { theme, background: backgroundId === null ? null : background }, spoken),
    [draft, theme, background, backgroundId, spoken],
  );
  const posters = useMemo(() => (backgroundId === null ? [] : [backgroundId]), [backgroundId]);
  const voiced = useMemo(
    () =>
      spoken === null
        ? null
        : new Map(
            draft.lines.flatMap(({ id, text }) =>
              id === null || !isSpeakable(text) ? [] : [[id, spoken.has(id)] as const],
            ),
          ),
    [draft, spoken],
  );
  const written = draft.lines.filter(({ text }) => text !== '');
  const silent =
    spoken === null ? 0 : written.filter(({ id, text }) => isSpeakable(text) && !spoken.has(id ?? '')).length;
  const mayChange = useMay('clips:write');
  const isOff = !mayChange || work.job !== null || work.starting;

  const add = (side: ChatSide, after: string | null): void => {
    const key = randomId();
    change((now) => addLine(now, { key, id: null, side, text: '' }, after));
    setFocusKey(key);
  };

  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
        {work.failed === null ? null : (
          <div role="alert" className="rounded-card border border-bad-edge bg-bad-wash px-4 py-3">
            <p className="font-medium">{t('chat.jobFailed')}</p>
            <p className="mt-1 text-sm">{failureText(t, work.failed)}</p>
          </div>
        )}
        {work.error === null ? null : <ErrorNote error={work.error} />}
        <ModelNote state={saved?.writingState} by={(model) => t('chat.writtenBy', { model })} />
        {story.theirs === null ? null : (
          <StoryConflict
            theirs={story.theirs}
            mineRevision={saved?.revision ?? 0}
            onMine={story.keepMine}
            onTheirs={story.takeTheirs}
          />
        )}
        <fieldset role="none" disabled={isOff} className="flex min-w-0 flex-col gap-6">
          <ChatPeople draft={draft} change={change} voices={voiceover ? voices : null} />
          <ChatStyle
            project={project}
            choices={choices}
            fixedLanguage={project.fakeText?.storyId !== null || saved !== null}
          />
        </fieldset>
        <Section
          title={t('chat.messages')}
          action={
            <SavedState
              isSaved={story.state === 'saved'}
              revision={saved?.revision ?? null}
              trouble={isOnItsWay ? '' : t(STATE_WORDS[story.state])}
            >
              {t(STATE_WORDS[story.state])}
            </SavedState>
          }
        >
          {story.state === 'failed' ? (
            <ErrorNote error={story.error} onRetry={() => void story.flush()} />
          ) : null}
          <div className="flex flex-col gap-4">
            {isOff ? null : <PreviousChatNote previous={previous} />}
            {draft.lines.length === 0 ? (
              <p className="rounded-card border border-dashed px-4 py-8 text-center text-ink-soft">
                {t('chat.empty')}
              </p>
            ) : (
              <ChatLines
                draft={draft}
                change={change}
                voiced={voiced}
                disabled={isOff}
                focusKey={focusKey}
                onFocused={() => setFocusKey(null)}
                onGoTo={setFocusKey}
                onAdd={add}
              />
            )}
            <div className="flex flex-wrap gap-2">
              {(['them', 'me'] as const).map((side) => (
                <Button
                  key={side}
                  className="min-h-11"
                  disabled={isOff || draft.lines.length >= STORY_LINES_MAX}
                  onClick={() => add(side, null)}
                >
                  <Plus size={16} aria-hidden />
                  {t('chat.addFrom', { name: draft.sides[side].name })}
                </Button>
              ))}
            </div>
            <p className="text-xs text-ink-soft">
              <span className="pointer-coarse:hidden">{t('chat.keys')}</span>{' '}
              {t('chat.lineLimit', { count: draft.lines.length, limit: STORY_LINES_MAX })}
            </p>
          </div>
        </Section>
        <details className="rounded-card border bg-surface" open={first === null}>
          <summary className="cursor-pointer px-4 py-3 text-sm font-medium">{t('chat.writeForMe')}</summary>
          <div className="border-t p-4">
            <ChatGenerator
              projectId={project.id}
              lineCount={written.length}
              firstPrompt={prompt}
              busy={isOff}
              onGenerate={work.generate}
            />
          </div>
        </details>
      </div>
      <div className="mx-auto flex w-full max-w-80 flex-col gap-4 lg:sticky lg:top-20">
        <PlanPreview plan={plan} label={t('make.preview')} posters={posters} rest="end" />
        {work.job !== null ? (
          <WorkPanel
            key={work.job.id}
            projectId={project.id}
            kind={work.job.kind}
            jobId={work.job.id}
            onOver={(job) => {
              work.over(job);
              setVoicesGone(null);
              void story.reload();
            }}
          />
        ) : silent > 0 ? (
          <>
            {voicesGone === null ? null : <ErrorNote error={voicesGone} />}
            <SpeakCard silent={silent} disabled={isOff} onSpeak={work.speak} />
          </>
        ) : project.compositionId === null || written.length === 0 ? null : (
          <ChatResult
            compositionId={project.compositionId}
            onVoicesGone={(refusal) => {
              setVoicesGone(refusal);
              void story.reload();
            }}
          />
        )}
      </div>
    </div>
  );
}

function SpeakCard({
  silent,
  disabled,
  onSpeak,
}: {
  silent: number;
  disabled: boolean;
  onSpeak: () => void;
}) {
  const { t, locale } = useTranslate();
  const isMetered = useIsMetered();
  const scripts = useQuery(creditsQuery(useClient())).data?.dailyLimits.fakeTextScripts;
  return (
    <Card className="flex flex-col gap-3 p-4">
      <p className="text-sm text-ink-soft">
        {scripts === undefined || (!isMetered && scripts.remaining > 0)
          ? t('chat.speakFirst')
          : t('chat.speakCost', {
              left: wholeNumber(scripts.remaining, locale),
              limit: wholeNumber(scripts.limit, locale),
            })}
      </p>
      <SpendButton
        starts="create_fake_text_voices"
        uses="fakeTextScripts"
        tone="primary"
        className="min-h-11"
        disabled={disabled}
        onClick={onSpeak}
      >
        <AudioLines size={18} aria-hidden />
        {t('chat.speak', { count: silent })}
      </SpendButton>
    </Card>
  );
}
