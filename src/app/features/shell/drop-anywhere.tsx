/**
 * A video dropped on any page starts its upload. Where nothing can be lost, the page that makes clips of it opens;
 * elsewhere what is open stays, such as a half filled form.
 */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useTakeFiles } from '../../data/use-take-files.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';

/** Pages that hold nothing but lists. */
const LEAVABLE: readonly string[] = [
  PATHS.home.to(),
  PATHS.assets.to(),
  PATHS.projects.to(),
  PATHS.newProject.to(),
];

export function DropAnywhere() {
  const { t } = useTranslate();
  const { pathname } = useLocation();
  const takeFiles = useTakeFiles(!LEAVABLE.includes(pathname));
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
      if (!isTakenByPage(event)) takeFiles([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [takeFiles]);

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
