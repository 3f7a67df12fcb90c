/** The editor of one composition: picture on the left, words and looks on the right, trim below. */
import { useQuery } from '@tanstack/react-query';
import { SquareSplitHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { COMPOSITION, type CompositionTab, EDIT_TABS, FURTHER_TABS } from '../../commands/composition-set.ts';
import { useCommands } from '../../commands/open-commands.ts';
import { meQuery, optionsQuery } from '../../data/account/account.ts';
import { oldCompositionQuery } from '../../data/compositions/compositions.ts';
import type { FieldEdit } from '../../data/compositions/edit-composition.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Changing } from '../../parts/changes/changing.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { useTab } from '../../ui/page/use-tab.ts';
import { useIsWide } from '../../ui/theme/use-is-wide.ts';
import { FilesPart } from './captions/files-part.tsx';
import { StylePart } from './captions/style-part.tsx';
import { CompositionNotes } from './composition-notes.tsx';
import { CompositionPicture } from './composition-picture.tsx';
import { EditInTimeline } from './edit-in-timeline.tsx';
import { PostingPanel } from './posting-panel.tsx';
import { RevisionHistory } from './revision-history.tsx';
import { tabsOf } from './tabs-of.ts';
import { TextPanel } from './text-panel.tsx';
import { useCompositionEdits } from './use-composition-edits.ts';
import { useFurtherParts } from './use-further-parts.tsx';
import { WordsPart } from './words/words-part.tsx';

const PARTS = [...EDIT_TABS, ...FURTHER_TABS] as const;

export function CompositionEditor({ composition: current }: { composition: Composition }) {
  const { t } = useTranslate();
  const client = useClient();
  const [viewed, setViewed] = useState<number | null>(null);
  const old = useQuery({ ...oldCompositionQuery(client, current.id, viewed ?? 0), enabled: viewed !== null });
  // What is on the screen: the current revision, or the old one that is looked at.
  const composition = viewed === null ? current : (old.data ?? current);
  const options = useQuery(optionsQuery(client));
  const isDetailed =
    useQuery(meQuery(client)).data?.features?.includes('caption_details') === true &&
    !(composition.kind === 'vibeedit' || composition.kind === 'faketext');
  const [tab, setOpenTab] = useTab<CompositionTab>('part', PARTS);
  const setTab = (id: CompositionTab): void => {
    // Everything but the history works on the current revision.
    setViewed(null);
    setOpenTab(id);
  };
  const edits = useCompositionEdits(current);
  const { played, span, parts } = useFurtherParts(current, composition, viewed !== null, edits);
  const { player, isClip, isEdit } = played;
  // A subtitle file that was put on it may be a translation.
  const language = composition.captions.imported === true ? undefined : played.language;
  const restore = async (restoreRevision: number): Promise<void> => {
    const outcome = await edits.editFields({ restoreRevision } as FieldEdit);
    if (outcome === 'saved') setViewed((now) => (now === restoreRevision ? null : now));
  };

  const isWide = useIsWide();
  const kept = tabsOf(current);
  const tabs: readonly CompositionTab[] = isWide
    ? kept
    : [...kept, ...FURTHER_TABS.filter((id) => parts[id] !== null)];
  const shownTab = tabs.includes(tab) ? tab : (tabs[0] ?? 'text');
  useCommands(COMPOSITION, {
    isPlaying: player.playing,
    togglePlay: player.toggle,
    tabs,
    openTab: setTab,
  });

  return (
    <div className="flex flex-col gap-4 low:grid low:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] low:items-start lg:grid lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-6">
      <CompositionPicture title={composition.title} played={played} />

      <div className="flex min-w-0 flex-col gap-4">
        <CompositionNotes
          revision={current.revision}
          edits={edits}
          viewed={viewed}
          onBack={() => setViewed(null)}
          reads={[...played.reads, options, old]}
        />
        <Tabs
          label={t('composition.tabs')}
          tabs={tabs.map((id) => ({ id, label: t(`composition.tab.${id}`) }))}
          value={shownTab}
          onChange={setTab}
        >
          {shownTab === 'words' ? (
            <WordsPart
              composition={composition}
              edits={edits}
              language={language}
              player={player}
              isDetailed={isDetailed}
            />
          ) : null}
          {shownTab === 'style' && options.data !== undefined ? (
            <StylePart
              composition={composition}
              edits={edits}
              styles={options.data.captionStyles}
              isDetailed={isDetailed}
            />
          ) : null}
          {shownTab === 'text' ? (
            // What was typed against another's change is in the note above.
            <Changing>
              <TextPanel
                key={edits.conflict?.revision}
                composition={composition}
                isSaving={edits.state === 'saving'}
                onEdit={edits.editFields}
              />
            </Changing>
          ) : null}
          {shownTab === 'files' ? (
            <FilesPart
              composition={composition}
              edits={edits}
              language={language}
              plan={span === null ? played.plan : null}
              isClip={isClip}
              isOld={viewed !== null}
            />
          ) : null}
          {shownTab === 'posting' ? <PostingPanel composition={composition} played={played} /> : null}
          {shownTab === 'history' ? (
            <RevisionHistory
              composition={current}
              viewed={viewed}
              onView={setViewed}
              onRestore={(revision) => void restore(revision)}
              busy={edits.state === 'saving'}
            />
          ) : null}
          {shownTab === 'trim' || shownTab === 'framing' || shownTab === 'exports' ? parts[shownTab] : null}
        </Tabs>
        {isWide ? parts.framing : null}
        {isEdit ? (
          <div>
            <ButtonLink to={PATHS.timeline.to(composition.projectId)}>
              <SquareSplitHorizontal size={18} aria-hidden />
              {t('composition.toTimeline')}
            </ButtonLink>
          </div>
        ) : null}
        {viewed === null ? (
          <Changing>
            <EditInTimeline composition={composition} />
          </Changing>
        ) : null}
        {isWide ? parts.exports : null}
      </div>

      {isWide && parts.trim !== null ? <div className="lg:col-span-2">{parts.trim}</div> : null}
    </div>
  );
}
