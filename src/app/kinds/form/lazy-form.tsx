/** The form of a kind, loaded when it is first shown. */
import type { ComponentProps } from 'react';
import { lazyComponent } from '../../ui/browser/lazy-component.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import type { WithForm } from '../kind.ts';
import type { ProjectForm } from './project-form.ts';

export function lazyForm<Draft>(load: () => Promise<ProjectForm<Draft>>): WithForm {
  return lazyComponent<ComponentProps<WithForm>>(
    async () => {
      const form = await load();
      return { default: ({ children }) => children(form) };
    },
    { waiting: <Skeleton what="options" className="h-96" /> },
  );
}
