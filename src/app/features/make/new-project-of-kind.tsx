/** The form of the kind an address names. */
import { useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { FAKE_TEXT } from '../../kinds/fake-text/fake-text-form.tsx';
import { FORUM_STORY } from '../../kinds/forum-story/forum-story-form.tsx';
import { SPLIT_SCREEN } from '../../kinds/split-screen/split-screen-form.tsx';
import { STREAMER } from '../../kinds/streamer/streamer-form.tsx';
import { VIBE_EDIT } from '../../kinds/vibe-edit/vibe-edit-form.tsx';
import { AssetPicker } from '../../parts/asset-picker.tsx';
import { PATHS } from '../../paths.ts';
import type { MadeKind } from './kind-pages.ts';
import { NewProject } from './new-project.tsx';

export function NewProjectOfKind({ kind }: { kind: MadeKind }) {
  switch (kind) {
    case 'autoclip':
      return <ClipSource />;
    case 'splitscreen':
      return <NewProject form={SPLIT_SCREEN} />;
    case 'streamer':
      return <NewProject form={STREAMER} />;
    case 'forumstory':
      return <NewProject form={FORUM_STORY} />;
    case 'faketext':
      return <NewProject form={FAKE_TEXT} />;
    case 'vibeedit':
      return <NewProject form={VIBE_EDIT} />;
  }
}

/** Clips need one decision more than a video only after it is there: the page of new clips goes on. */
function ClipSource() {
  const { t } = useTranslate();
  const navigate = useNavigate();
  return (
    <AssetPicker
      label={t('clips.source')}
      help={t('clips.sourceHelp')}
      value={null}
      onChange={(asset) => {
        if (asset !== null) navigate(PATHS.newClips.to({ asset }));
      }}
    />
  );
}
