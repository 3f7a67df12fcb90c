/** A choice of the owner's that the service keeps: what it is, how reading it went, and what the caller shows of it. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Section } from '../../ui/page/card.tsx';

interface SettingProps {
  readonly title: string;
  readonly lead: string;
  readonly read: UseQueryResult<unknown>;
  readonly children: ReactNode;
}

export function OwnerSetting({ title, lead, read, children }: SettingProps) {
  return (
    <Section title={title}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{lead}</p>
      {read.isError ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.isPending ? <Skeleton what="settings" className="h-64" /> : null}
      {children}
    </Section>
  );
}
