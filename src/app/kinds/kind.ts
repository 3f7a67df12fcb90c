/** A kind of project: what its card says and shows, how a project of it is made, and how it is renamed. */
import type { ComponentType, ReactNode } from 'react';
import type { ApiClient } from '../../client/api-client.ts';
import type { Project } from '../../contract/schemas/project.ts';
import type { MessageId } from '../i18n/messages.ts';
import type { ProjectForm } from './form/project-form.ts';

interface KindFacts {
  /** As the API names it. */
  readonly id: string;
  /** The last part of the address of its form. */
  readonly address: string;
  readonly name: MessageId;
  readonly makes: MessageId;
  readonly needs: MessageId;
  readonly cost: MessageId;
  /** How often it can be made a day, by the name of the limit. */
  readonly dailyLimit?: 'fakeTextScripts';
  /** What it makes, in a drawing of 180 by 112. */
  readonly Picture: ComponentType;
  readonly rename: (client: ApiClient, projectId: string, title: string) => Promise<{ project: Project }>;
  /** The extension that renaming is. */
  readonly renameNeeds?: string;
  /** What is made is edited on a timeline. */
  readonly isTimeline?: true;
}

/** Calls `children` with the form once it is loaded. */
export type WithForm = ComponentType<{
  readonly children: <Draft>(form: ProjectForm<Draft>) => ReactNode;
}>;

/** Either it has a form, or something else stands at the start of it. */
export type ProjectKind = KindFacts &
  (
    | { readonly WithForm: WithForm; readonly Start?: undefined }
    | { readonly WithForm: null; readonly Start: ComponentType }
  );
