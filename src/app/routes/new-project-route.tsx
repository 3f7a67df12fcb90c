/** `/projects/new/:kind`: the form of one kind. */
import { useParams } from 'react-router';
import { kindOfPage } from '../features/make/kind-pages.ts';
import { NewProjectOfKind } from '../features/make/new-project-of-kind.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import type { MessageId } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/use-translate.tsx';
import { KIND_NAMES } from '../parts/kind-words.ts';
import { PATHS } from '../paths.ts';
import { Page } from '../ui/page.tsx';
import NotFoundRoute from './not-found-route.tsx';

const LEADS: Readonly<Record<string, MessageId>> = {
  autoclip: 'choose.autoclip',
  splitscreen: 'choose.splitscreen',
  streamer: 'choose.streamer',
  forumstory: 'choose.forumstory',
  faketext: 'choose.faketext',
  vibeedit: 'choose.vibeedit',
};

export default function NewProjectRoute() {
  const { t } = useTranslate();
  const kind = kindOfPage(useParams()['kind']);
  const title = t(KIND_NAMES[kind ?? ''] ?? 'projects.new');
  useBreadcrumb([
    { label: t('nav.projects'), to: PATHS.projects.to() },
    { label: t('projects.new'), to: PATHS.newProject.to() },
    { label: title },
  ]);
  if (kind === null) return <NotFoundRoute />;
  return (
    <Page title={title} lead={t(LEADS[kind] ?? 'choose.lead')} wide>
      <NewProjectOfKind key={kind} kind={kind} />
    </Page>
  );
}
