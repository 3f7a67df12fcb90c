/** The two people of a chat: their names, as the picture shows them, and their voices. */
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { voiceWords } from '../../../parts/choices/voice-words.ts';
import { SelectField } from '../../../ui/fields/field.tsx';
import { LimitedField } from '../../../ui/fields/limited-field.tsx';
import type { Voice } from '../../form/project-form.ts';
import { type ChatSide, NAME_MAX_CHARS, type StoryDraft } from './story-draft.ts';

interface ChatPeopleProps {
  readonly draft: StoryDraft;
  readonly change: (make: (draft: StoryDraft) => StoryDraft) => void;
  /** Of the language of the chat; null where it is not spoken. */
  readonly voices: readonly Voice[] | null;
}

export function ChatPeople({ draft, change, voices }: ChatPeopleProps) {
  const { t } = useTranslate();
  const set = (side: ChatSide, patch: object): void =>
    change((now) => ({ ...now, sides: { ...now.sides, [side]: { ...now.sides[side], ...patch } } }));
  const people = [
    ['them', t('chat.theirName'), t('chat.theirVoice')],
    ['me', t('chat.myName'), t('chat.myVoice')],
  ] as const;
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {people.map(([side, name, voice]) => (
        <div key={side} className="flex flex-col gap-3">
          <LimitedField
            label={name}
            limit={NAME_MAX_CHARS}
            value={draft.sides[side].name}
            onChange={(value) => set(side, { name: value })}
          />
          {voices === null ? null : (
            <SelectField
              label={voice}
              value={draft.sides[side].voice ?? ''}
              options={voices.map((one) => ({
                id: one.id,
                name: [one.name, voiceWords(t, one)].filter((said) => said !== null).join(': '),
              }))}
              onChange={(event) => set(side, { voice: event.target.value })}
            />
          )}
        </div>
      ))}
    </div>
  );
}
