/** A bordered surface; borders before shadows. */
import type { ComponentProps } from 'react';

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-card border bg-surface ${className}`} />;
}

/** A section with its heading, the usual content of a page. */
export function Section({
  title,
  action,
  children,
  className = '',
}: {
  title: string;
  action?: React.ReactNode;
  children: React.ReactNode;
  className?: string;
}) {
  return (
    <section className={className} aria-label={title}>
      <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-24 text-base font-semibold">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
