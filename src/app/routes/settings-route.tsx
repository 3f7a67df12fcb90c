/** `/settings`: which service, what it holds, and how the program looks and speaks. */
import { useQuery } from '@tanstack/react-query';
import { useSessionState } from '../data/connection/session.tsx';
import { storagePromiseQuery, storageRoomQuery } from '../data/storage/keep-storage.ts';
import { BinLink } from '../features/bin/bin-link.tsx';
import { Appearance } from '../features/settings/appearance.tsx';
import { BrandPanel } from '../features/settings/brand/brand-panel.tsx';
import { BrowserPanel } from '../features/settings/browser-panel.tsx';
import { ConnectionFacts } from '../features/settings/connection-facts.tsx';
import { ConnectionForm } from '../features/settings/connection-form.tsx';
import { LanguageModelPanel } from '../features/settings/language-model-panel.tsx';
import { LibraryPanel } from '../features/settings/library-panel.tsx';
import { MeteredChoice } from '../features/settings/metered-choice.tsx';
import { NoticesChoice } from '../features/settings/notices-choice.tsx';
import { SpeechModels } from '../features/settings/speech-models.tsx';
import { TastePanel } from '../features/settings/taste-panel.tsx';
import { TranscriptionServerPanel } from '../features/settings/transcription-server-panel.tsx';
import { VoiceServerPanel } from '../features/settings/voice-server-panel.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { ErrorNote } from '../ui/notices/error-note.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { Section } from '../ui/page/card.tsx';
import { Page } from '../ui/page/page.tsx';

export default function SettingsRoute() {
  const { t } = useTranslate();
  const { state, retry } = useSessionState();
  useBreadcrumb([{ label: t('nav.settings') }]);
  return (
    <Page>
      <div className="flex flex-col gap-10">
        <Section title={t('settings.service')}>
          {state.status !== 'connecting' ? null : state.to === 'browser' ? <StartingHere /> : <Reaching />}
          {state.status === 'ready' ? <ConnectionFacts session={state.session} /> : null}
          {state.status === 'ready' ? <MeteredChoice /> : null}
          {state.status === 'failed' ? (
            <div className="mb-6">
              <ErrorNote error={state.error} onRetry={retry} />
            </div>
          ) : null}
          <ConnectionForm />
        </Section>
        <Section title={t('settings.appearance')}>
          <Appearance />
          <NoticesChoice />
        </Section>
        {state.status === 'ready' && state.session.client.connection.ownerToken !== null ? (
          <Section title={t('library.title')} action={<BinLink />}>
            <LibraryPanel session={state.session} />
          </Section>
        ) : null}
        {/* Last, because it grows with what the service offers. */}
        {state.status === 'ready' ? (
          <>
            <BrandPanel />
            <TastePanel />
            <LanguageModelPanel />
            <VoiceServerPanel />
            <TranscriptionServerPanel />
            <SpeechModels />
          </>
        ) : null}
        <BrowserPanel />
      </div>
    </Page>
  );
}

/** As high as what comes of a service elsewhere. */
const Reaching = () => <Skeleton what="account" className="mb-6 h-[9.8125rem] sm:h-[8.0625rem]" />;

/** As high as what comes: what this browser's service says of itself, and the choice below it. */
function StartingHere() {
  const promise = useQuery(storagePromiseQuery).data;
  // Known once the service is: what is said of it comes in one piece.
  useQuery(storageRoomQuery);
  return (
    <>
      <Skeleton what="account" className={`mb-6 ${promise === 'kept' ? 'h-51 sm:h-44' : 'h-94 sm:h-72'}`} />
      <Skeleton what="settings" className="mb-6 h-[8.625rem] sm:h-[6.625rem]" />
    </>
  );
}
