/** Options of the service in the reader's language: known ones by our words, new ones by the service's own. Pure. */
import type { MessageId } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';

const OWN_WORDS: Readonly<Record<string, MessageId>> = {
  'language.auto': 'option.language.auto',
  'language.it': 'option.language.it',
  'language.en': 'option.language.en',
  'objective.viral': 'option.objective.viral',
  'objective.educational': 'option.objective.educational',
  'objective.entertaining': 'option.objective.entertaining',
  'objective.emotional': 'option.objective.emotional',
  'objective.controversial': 'option.objective.controversial',
  'objective.howto': 'option.objective.howto',
  'objective.business': 'option.objective.business',
  'reframe.face': 'option.reframe.face',
  'reframe.center': 'option.reframe.center',
  'layout.50-50': 'option.layout.50-50',
  'layout.60-40': 'option.layout.60-40',
  'streamerLayout.auto': 'option.streamerLayout.auto',
  'streamerLayout.stacked': 'option.streamerLayout.stacked',
  'streamerLayout.full': 'option.streamerLayout.full',
  'theme.bubbles': 'option.theme.bubbles',
  'theme.cards': 'option.theme.cards',
  'aspect.source': 'option.aspect.source',
  'aspect.9:16': 'option.aspect.9:16',
  'aspect.1:1': 'option.aspect.1:1',
  'aspect.16:9': 'option.aspect.16:9',
};

export interface NamedOption {
  readonly id: string;
  readonly name: string;
}

/** @param list the field the options are for, such as `layout` */
export function namedOptions(t: Translate, list: string, options: readonly NamedOption[]): NamedOption[] {
  return options.map(({ id, name }) => {
    const message = OWN_WORDS[`${list}.${id}`];
    return { id, name: message === undefined ? name : t(message) };
  });
}

/** The languages something can be spoken in: all but finding out. */
export function spokenLanguages<Option extends NamedOption>(languages: readonly Option[]): Option[] {
  return languages.filter(({ id }) => id !== 'auto');
}
