/** One property: its name on the left, its control on the right. The control brings its own accessible name. */
import type { ReactNode } from 'react';

export function PropertyRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-9 grid-cols-[7rem_minmax(0,1fr)] items-center gap-3">
      <span aria-hidden className="text-sm">
        {label}
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

export function PropertyGroup({
  title,
  isTitled = true,
  children,
}: {
  title: string;
  /** False where its first control says the same. */
  isTitled?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="flex flex-col gap-2.5 border-t pt-4 first:border-t-0 first:pt-0">
      {isTitled ? <h2 className="text-sm font-semibold">{title}</h2> : null}
      {children}
    </section>
  );
}
