/** The words to post with on one platform at a time: made by rule, changed by hand, copied. */
import { useEffect, useRef } from 'react';
import {
  PLATFORM_LIMITS,
  POSTING_PLATFORMS,
  type PostingPlatform,
} from '../../../contract/posting-platforms.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Posting, PostText } from '../../../contract/schemas/posting.ts';
import { useTyped } from '../../data/changes/use-typed.ts';
import { clock } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TypedNote } from '../../parts/changes/typed-note.tsx';
import { faultsOf, hashtagsIn, postTextByRule, postTextOf } from '../../parts/posting/platform-texts.ts';
import { PLATFORM_NAMES } from '../../parts/posting/platforms.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import { LimitedField } from '../../ui/fields/limited-field.tsx';
import { useOnLeave } from '../../ui/page/use-on-leave.ts';
import { useTab } from '../../ui/page/use-tab.ts';

interface PostTextsProps {
  readonly compositionId: string;
  readonly social: Clip['social'];
  readonly durationSec: number;
  readonly posting: Posting;
  readonly onChange: (texts: Partial<Record<PostingPlatform, PostText | null>>) => void;
}

export function PostTexts({ compositionId, social, durationSec, posting, onChange }: PostTextsProps) {
  const { t } = useTranslate();
  const [platform, setPlatform] = useTab<PostingPlatform>('platform', POSTING_PLATFORMS);
  return (
    <section aria-label={t('post.texts')} className="flex max-w-xl flex-col gap-4">
      <h2 className="font-medium">{t('post.texts')}</h2>
      <SelectField
        label={t('post.platform')}
        value={platform}
        options={POSTING_PLATFORMS.map((id) => ({ id, name: PLATFORM_NAMES[id] }))}
        onChange={({ target }) => setPlatform(target.value as PostingPlatform)}
      />
      <PostForm
        key={platform}
        place={`post ${compositionId} ${platform}`}
        platform={platform}
        saved={postTextOf(platform, social, posting)}
        suggested={postTextByRule(platform, social)}
        durationSec={durationSec}
        onSave={(text) => onChange({ [platform]: text })}
      />
    </section>
  );
}

interface PostFormProps {
  readonly place: string;
  readonly platform: PostingPlatform;
  readonly saved: PostText;
  readonly suggested: PostText;
  readonly durationSec: number;
  /** null for what is suggested. */
  readonly onSave: (text: PostText | null) => void;
}

function PostForm({ place, platform, saved, suggested, durationSec, onSave }: PostFormProps) {
  const { t } = useTranslate();
  /** null where nobody typed since it was saved. */
  const typed = useTyped<PostText | null>(place, null);
  const sent = useRef<PostText | null>(null);
  const shown = typed.value ?? saved;
  const isChanged = !isSame(shown, saved);
  const save = (): void => {
    if (!isChanged || sent.current === shown) return;
    sent.current = shown;
    onSave(isSame(shown, suggested) ? null : shown);
  };
  // What an earlier visit left is saved by hand only: somebody may have written something better since.
  useOnLeave(() => typed.isFromBefore || save());
  const isSaved = typed.value !== null && !isChanged;
  const { forget } = typed;
  useEffect(() => {
    if (isSaved) forget();
  }, [isSaved, forget]);
  const { titleMaxChars, textMaxChars } = PLATFORM_LIMITS[platform];
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // Who presses again after an answer that refused means it.
        sent.current = null;
        save();
      }}
    >
      <TypedNote typed={typed} isSaved />
      {titleMaxChars === null ? null : (
        <LimitedField
          label={t('post.title')}
          value={shown.title}
          limit={titleMaxChars}
          onChange={(title) => typed.set({ ...shown, title })}
        />
      )}
      <LimitedField
        label={t('post.text')}
        value={shown.text}
        limit={textMaxChars}
        rows={7}
        onChange={(text) => typed.set({ ...shown, text })}
      />
      <PlatformLimits platform={platform} text={shown} durationSec={durationSec} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone={isChanged ? 'primary' : 'quiet'} disabled={!isChanged}>
          {t('post.save')}
        </Button>
        {titleMaxChars === null ? null : <CopyButton label={t('post.copyTitle')} text={shown.title} />}
        <CopyButton label={t('post.copyText')} text={shown.text} />
        {isSame(shown, suggested) ? null : (
          <Button
            tone="plain"
            onClick={() => {
              typed.set(null);
              onSave(null);
            }}
          >
            {t('post.suggested')}
          </Button>
        )}
      </div>
    </form>
  );
}

function PlatformLimits({
  platform: id,
  text,
  durationSec,
}: {
  platform: PostingPlatform;
  text: PostText;
  durationSec: number;
}) {
  const { t } = useTranslate();
  const { hashtagsMax, durationMaxSec } = PLATFORM_LIMITS[id];
  const { hashtagsOver, isTooLong } = faultsOf(id, text, durationSec);
  const platform = PLATFORM_NAMES[id];
  const length = clock(durationMaxSec);
  const hashtags = hashtagsMax;
  if (hashtagsOver === 0 && !isTooLong)
    return <p className="text-xs text-ink-soft">{t('post.limits', { platform, length, hashtags })}</p>;
  const found = hashtagsIn(`${text.title} ${text.text}`).length;
  return (
    <div role="status" className="flex flex-col gap-1 text-xs font-medium text-bad">
      {hashtagsOver === 0 ? null : <p>{t('post.hashtagsOver', { platform, hashtags, found })}</p>}
      {isTooLong ? <p>{t('post.tooLong', { platform, length })}</p> : null}
    </div>
  );
}

function isSame(a: PostText, b: PostText): boolean {
  return a.title === b.title && a.text === b.text;
}
