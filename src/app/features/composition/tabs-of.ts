/** What there is to edit on a composition, by its kind: nothing that could only be refused. */
import type { Composition } from '../../../contract/schemas/composition.ts';
import { type CompositionTab, EDIT_TABS } from '../../commands/composition-set.ts';

/** The style of an edit is set on its timeline; a chat has no captions, because its words are its picture. */
const NOT_OF_KIND: Readonly<Record<string, readonly CompositionTab[]>> = {
  vibeedit: ['style'],
  faketext: ['words', 'style', 'files'],
};

export function tabsOf({ kind, revisions }: Pick<Composition, 'kind' | 'revisions'>): CompositionTab[] {
  const none = NOT_OF_KIND[kind] ?? [];
  return EDIT_TABS.filter((tab) => !none.includes(tab) && (tab !== 'history' || revisions !== undefined));
}

/** Text over the beginning belongs to clips. */
export function hasHook({ kind }: Pick<Composition, 'kind'>): boolean {
  return kind === 'autoclip';
}
