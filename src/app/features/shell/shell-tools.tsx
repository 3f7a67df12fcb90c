/** What the frame of every page offers once a service is there: finding, running work, and dropping files anywhere. */
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useTellFinished } from '../../data/changes/use-tell-finished.ts';
import { useSession } from '../../data/connection/session.tsx';
import { useSilence } from '../../data/connection/use-silence.ts';
import { type GivenFiles, isOfUse } from '../../data/given-files/files-of-folder.ts';
import { filesOfDrop, readableOf } from '../../data/given-files/given-files.ts';
import { useOpenedFiles } from '../../data/given-files/opened-files.ts';
import { useTakeFiles } from '../../data/given-files/use-take-files.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import { WorkingMark } from '../../ui/notices/working-mark.tsx';
import { ActivityTray } from './activity-tray.tsx';
import { CommandBar } from './command-bar.tsx';
import type { FramedPage } from './framed-page.ts';

export default function ShellTools({ pages }: { pages: readonly FramedPage[] }) {
  useTellLeftBehind();
  useOpenedFiles();
  return (
    <>
      <SilenceLine />
      <div className="flex shrink-0 items-center gap-1 sm:gap-2">
        <CommandBar pages={pages} />
        <ActivityTray />
      </div>
      <DropAnywhere />
    </>
  );
}

/** Once a session, in the words of that moment. */
function useTellLeftBehind(): void {
  const { finished } = useSession();
  const tell = useEffectEvent(useTellFinished());
  useEffect(() => tell(finished), [finished]);
}

/**
 * Says in the bar at the top that the service does not answer, from the first try that found nobody. It moves nothing
 * and covers nothing but the way back on narrow screens.
 */
function SilenceLine() {
  const { t } = useTranslate();
  const { isSilent, tryNow } = useSilence();
  return (
    <div
      role="status"
      className={
        isSilent
          ? 'flex items-center justify-center gap-2 text-sm max-lg:absolute max-lg:inset-0 max-lg:justify-between max-lg:bg-background max-lg:px-4 sm:gap-3'
          : 'sr-only'
      }
    >
      {isSilent ? (
        <>
          <WorkingMark size={16} className="shrink-0" />
          <span className="min-w-0 max-lg:flex-1">{t('silence.text')}</span>
          <Button className="max-lg:min-h-11" onClick={tryNow}>
            {t('silence.tryNow')}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** Pages that hold nothing but lists. */
const LEAVABLE: readonly string[] = [
  PATHS.home.to(),
  PATHS.assets.to(),
  PATHS.projects.to(),
  PATHS.newProject.to(),
];

/**
 * A video dropped or pasted on any page starts its upload. Where nothing can be lost, the page that makes clips of it opens;
 * elsewhere what is open stays, such as a half filled form.
 */
function DropAnywhere() {
  const { t } = useTranslate();
  const { pathname } = useLocation();
  const takeFiles = useTakeFiles(!LEAVABLE.includes(pathname));
  const toast = useToast();
  const take = useEffectEvent((given: GivenFiles) => {
    const files = readableOf(given, toast, t);
    if (files?.length === 0) toast({ text: t('drop.emptyFolder') });
    else if (files !== null) takeFiles(files);
  });
  const [over, setOver] = useState(false);

  useEffect(() => {
    const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(!isTakenByPage(event));
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (!isTakenByPage(event)) filesOfDrop(event.dataTransfer).then(take, reportError);
    };
    // Copied in a file manager. A picture that is pasted is not for here.
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])].filter(isOfUse);
      if (files.length === 0 || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      take({ files, unreadable: [] });
    };
    window.addEventListener('paste', onPaste);
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('paste', onPaste);
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);

  if (!over) return null;
  // Fixed to the window: the bar at the top, which blurs what is under it, would hold it.
  return createPortal(
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-card border-2 border-accent border-dashed bg-background/85 text-lg font-semibold">
      {t(LEAVABLE.includes(pathname) ? 'drop.anywhere' : 'drop.toUpload')}
    </div>,
    document.body,
  );
}

/** Some pages have their own use for files, such as another video for the edit that is open. */
function isTakenByPage({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('[data-takes-files]') !== null;
}
