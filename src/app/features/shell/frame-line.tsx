/** One line under the bar at the top of every page: a sign, a sentence, and what can be done about it. */
import type { ReactNode } from 'react';

export function FrameLine({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-raised px-4 py-2 text-sm sm:px-6">
      <p className="flex min-w-0 flex-1 basis-56 items-center gap-2">
        {icon}
        {text}
      </p>
      {children}
    </div>
  );
}
