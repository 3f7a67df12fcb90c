/** What the frame of every page offers once a service is there: finding, running work, and dropping files anywhere. */
import { ActivityTray } from './activity-tray.tsx';
import { CommandBar } from './command-bar.tsx';
import { DropAnywhere } from './drop-anywhere.tsx';
import type { FramedPage } from './framed-page.ts';
import { SilenceLine } from './silence-line.tsx';
import { useTellFinished } from './use-tell-finished.ts';

export default function ShellTools({ pages }: { pages: readonly FramedPage[] }) {
  useTellFinished();
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
