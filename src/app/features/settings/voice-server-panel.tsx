/** A server of one's own that speaks with voices beside those built in: where it is, its voices, its key, and a trial. */
import { useQuery } from '@tanstack/react-query';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import { useOwnerFeature } from '../../data/account/use-owner-feature.ts';
import { useTyped } from '../../data/changes/use-typed.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useChooseVoiceServer, useTryVoiceServer, voiceServerQuery } from '../../data/models/voice-server.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { ModelServerForm } from './model-server-form.tsx';
import { ModelServerPanel, type ServerActions } from './model-server-panel.tsx';
import { listVoices, readVoices } from './voice-names.ts';

type Choice = OwnerBodyOf<'update_voice_server'>;

const WORDS = {
  address: 'voiceServer.address',
  addressHelp: 'voiceServer.addressHelp',
  model: 'voiceServer.model',
  modelHelp: 'voiceServer.modelHelp',
  key: 'voiceServer.key',
  keyHelp: 'languageModel.keyHelp',
  keyKnown: 'languageModel.keyKnown',
  save: 'voiceServer.save',
  try: 'voiceServer.try',
  forget: 'languageModel.forget',
} as const;

export function VoiceServerPanel() {
  const { t } = useTranslate();
  const offered = useOwnerFeature('owner_voice_server');
  const read = useQuery({ ...voiceServerQuery(useClient()), enabled: offered });
  const choose = useChooseVoiceServer();
  const trial = useTryVoiceServer();
  if (!offered) return null;
  const known = read.data?.voiceServer;
  return (
    <ModelServerPanel
      title={t('voiceServer.title')}
      lead={`${t('voiceServer.lead')} ${t('voiceServer.sent')}`}
      read={read}
      choose={choose}
      trial={trial}
      trying={t('voiceServer.trying')}
      works={t('voiceServer.works')}
      form={
        known === undefined
          ? null
          : (actions) => <VoiceServerForm key={JSON.stringify(known)} known={known} {...actions} />
      }
    />
  );
}

interface FormProps extends ServerActions<Choice> {
  readonly known: { address: string | null; model: string | null; hasKey: boolean; voices: Choice['voices'] };
}

function VoiceServerForm({ known, busy, onSave, onTry }: FormProps) {
  const { t } = useTranslate();
  const typed = useTyped('voices', {
    english: listVoices(known.voices, 'en'),
    italian: listVoices(known.voices, 'it'),
  });
  const { english, italian } = typed.value;
  const voices = [...readVoices(english, 'en'), ...readVoices(italian, 'it')];
  const fields = (
    <>
      <TextField
        label={t('voiceServer.english')}
        help={t('voiceServer.voicesHelp')}
        autoCapitalize="none"
        spellCheck={false}
        value={english}
        onChange={(event) => typed.set((now) => ({ ...now, english: event.target.value }))}
      />
      <TextField
        label={t('voiceServer.italian')}
        autoCapitalize="none"
        spellCheck={false}
        value={italian}
        onChange={(event) => typed.set((now) => ({ ...now, italian: event.target.value }))}
      />
    </>
  );
  return (
    <ModelServerForm
      known={known}
      words={WORDS}
      placeholder="http://localhost:8880/v1"
      busy={busy}
      more={{
        fields,
        isWhole: voices.length > 0,
        isNew: JSON.stringify(voices) !== JSON.stringify(known.voices),
      }}
      onSave={(server) => onSave({ ...server, voices })}
      onTry={onTry}
      onForget={() => onSave({ address: null, model: null, key: null, voices: [] })}
    />
  );
}
