/** What the built-in assistant sees of an edit, and what it makes of a request. */
import type { Edit } from '../model/edit.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import type { EditWord } from '../model/edit-words.ts';

export interface EditView {
  readonly edit: Edit;
  readonly words: readonly EditWord[];
  /** Pauses on the output clock, in order. */
  readonly silences: readonly { readonly startSec: number; readonly endSec: number }[];
  /** Sounds of the account that could be put under the edit, newest first. */
  readonly music: readonly { readonly assetId: string; readonly title: string }[];
}

/** A change whose operations are known already, such as one that was proposed and taken. */
export function stepOf(label: string, operations: readonly EditOperation[]): Step {
  return { pattern: 'given', plan: () => ({ kind: 'change', label, operations }) };
}

/** One thing asked for. It is planned on the edit that the steps before it have made. */
export interface Step {
  /** The kind of request it was read as. */
  readonly pattern: string;
  plan(view: EditView): Planned;
}

export type Planned =
  /** A change; the operations become one revision. The label says what it does, for a person. */
  | { readonly kind: 'change'; readonly label: string; readonly operations: readonly EditOperation[] }
  /** A question answered, or why a request cannot be met on this edit. */
  | { readonly kind: 'answer'; readonly text: string };

export interface Understanding {
  /** Of the request; labels and answers are written in it. */
  readonly language: 'en' | 'it';
  readonly steps: readonly Step[];
  /** What is said about parts that were not understood; null when everything was. */
  readonly notUnderstood: string | null;
}
