/** What the screens of one kind of project are made of. Each folder beside this one holds one. */
import type { ComponentType } from 'react';
import type { ApiClient } from '../../../client/api-client.ts';
import type { AnswerOf, OperationId } from '../../../contract/operations.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { Project } from '../../../contract/schemas/project.ts';
import type { SettingOptions } from '../../../contract/schemas/setting-options.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import type { Locale, MessageId } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';

export type Voice = AnswerOf<'list_voices'>['voices'][number];

/** What may be chosen, as the service says it. */
export interface Choices extends SettingOptions {
  readonly voices: readonly Voice[];
  readonly reader: Locale;
}

/** What is known beforehand, from an idea on its way to a video; empty where nothing is. */
export interface Seed {
  readonly title: string;
  readonly prompt: string;
}

export interface FieldsProps<Draft> {
  readonly draft: Draft;
  readonly set: (patch: Partial<Draft>) => void;
  readonly choices: Choices;
  /** The project is there: what the service does not change any more is shown as fixed. */
  readonly created: boolean;
}

export interface PreviewInput<Draft> {
  readonly draft: Draft;
  /** Assets the draft names, as far as they are loaded. */
  readonly asset: (assetId: string | null) => Asset | null;
  readonly t: Translate;
}

export type MissingId = Extract<MessageId, `make.missing.${string}`>;

export interface ProjectForm<Draft> {
  /** Whether a voice is chosen in it; left out: none. */
  readonly speaks?: true;
  /** Good defaults, all chosen; only what nobody can guess is left open. */
  readonly initial: (choices: Choices, seed: Seed) => Draft;
  readonly draftOf: (project: Project) => Draft;
  readonly isComplete: (draft: Draft) => boolean;
  /** What has to be given before the project can be made, the first of it in the order of the form. */
  readonly missing: (draft: Draft) => MissingId | null;
  readonly assetsOf: (draft: Draft) => readonly string[];
  readonly create: (client: ApiClient, draft: Draft) => Promise<Project>;
  /** On the button that starts it; left out: building. */
  readonly startLabel?: MessageId;
  /** Beside the price, where it is paid for in a way of its own. */
  readonly priceNote?: MessageId;
  /**
   * Sends what differs from `before`, which the service had: the rest may be changed elsewhere meanwhile, as a name by a
   * rename on its way. null: nothing can be changed after the project is made.
   */
  readonly update:
    | ((client: ApiClient, projectId: string, draft: Draft, before: Draft) => Promise<Project>)
    | null;
  /** null: this kind is made without a build. */
  readonly starts: OperationId | null;
  /** Asks for that. */
  readonly start: ((client: ApiClient, projectId: string, draft: Draft) => Promise<unknown>) | null;
  readonly Fields: ComponentType<FieldsProps<Draft>>;
  readonly preview: (input: PreviewInput<Draft>) => CompositionPlan;
}
