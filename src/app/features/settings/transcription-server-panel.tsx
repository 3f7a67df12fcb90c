/** A server of one's own that turns speech into words in place of this device: where it is, its key, and a trial. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TranscriptionServer } from '../../../contract/owner/transcription-server-operations.ts';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import { useOwnerFeature } from '../../data/account/use-owner-feature.ts';
import { useClient } from '../../data/connection/session.tsx';
import {
  transcriptionServerQuery,
  useChooseTranscriptionServer,
  useTryTranscriptionServer,
} from '../../data/models/transcription-server.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import { ModelServerForm } from './model-server-form.tsx';
import { ModelServerPanel, type ServerActions } from './model-server-panel.tsx';

type Choice = OwnerBodyOf<'update_transcription_server'>;

const WORDS = {
  address: 'transcriptionServer.address',
  addressHelp: 'transcriptionServer.addressHelp',
  model: 'transcriptionServer.model',
  modelHelp: 'languageModel.modelHelp',
  key: 'transcriptionServer.key',
  keyHelp: 'languageModel.keyHelp',
  keyKnown: 'languageModel.keyKnown',
  save: 'transcriptionServer.save',
  try: 'transcriptionServer.try',
  forget: 'languageModel.forget',
} as const;

/** Seconds of sound that may be sent at once. */
const LENGTHS_SEC: readonly number[] = [30, 60, 120, 300, 600, 900];

export function TranscriptionServerPanel() {
  const { t } = useTranslate();
  const offered = useOwnerFeature('owner_transcription_server');
  const read = useQuery({ ...transcriptionServerQuery(useClient()), enabled: offered });
  const choose = useChooseTranscriptionServer();
  const trial = useTryTranscriptionServer();
  if (!offered) return null;
  const known = read.data?.transcriptionServer;
  return (
    <ModelServerPanel
      title={t('transcriptionServer.title')}
      lead={`${t('transcriptionServer.lead')} ${t('transcriptionServer.sent')}`}
      read={read}
      choose={choose}
      trial={trial}
      trying={t('languageModel.trying', { model: known?.model ?? '' })}
      works={t('languageModel.works', { model: known?.model ?? '' })}
      form={
        known === undefined
          ? null
          : (actions) => <TranscriptionServerForm key={JSON.stringify(known)} known={known} {...actions} />
      }
    />
  );
}

interface FormProps extends ServerActions<Choice> {
  readonly known: TranscriptionServer;
}

function TranscriptionServerForm({ known, busy, onSave, onTry }: FormProps) {
  const { t } = useTranslate();
  const [chunkSec, setChunkSec] = useState(known.chunkSec);
  // One that was chosen elsewhere is shown as it is.
  const lengths = [...new Set([...LENGTHS_SEC, known.chunkSec])].sort((a, b) => a - b);
  const fields = (
    <SelectField
      label={t('transcriptionServer.length')}
      help={t('transcriptionServer.lengthHelp')}
      value={String(chunkSec)}
      onChange={(event) => setChunkSec(Number(event.target.value))}
      options={lengths.map((seconds) => ({
        id: String(seconds),
        name:
          seconds % 60 === 0
            ? t('transcriptionServer.minutes', { count: seconds / 60 })
            : t('transcriptionServer.seconds', { count: seconds }),
      }))}
    />
  );
  return (
    <ModelServerForm
      known={known}
      words={WORDS}
      placeholder="http://localhost:8000/v1"
      busy={busy}
      more={{ fields, isWhole: true, isNew: chunkSec !== known.chunkSec }}
      onSave={(server) => onSave({ ...server, chunkSec })}
      onTry={onTry}
      onForget={() => onSave({ address: null, model: null, key: null })}
    />
  );
}
