/** English grammar of video ideas. `{topic}` is what the user typed; the other gaps are filled from the lists. */

import { CHAT_IDEAS_EN } from './chat-ideas-en.ts';
import type { IdeaGrammar } from './idea-grammar.ts';
import { SPLIT_SCREEN_IDEAS_EN } from './split-screen-ideas-en.ts';
import { STORY_IDEAS_EN } from './story-ideas-en.ts';

export const IDEAS_EN: IdeaGrammar = {
  lists: {
    number: ['three', 'four', 'five'],
    days: ['seven', 'ten', 'fourteen', 'thirty'],
    minutes: ['five', 'ten', 'fifteen'],
    who: ['a neighbour', 'my sister', 'a colleague', 'a stranger on the train', 'my old teacher'],
    them: ['my boss', 'my mother', 'my best friend', 'my landlord', 'an old classmate'],
    loop: [
      'someone cutting soap',
      'paint being mixed',
      'a marble run',
      'dough being kneaded',
      'a road at night',
    ],
    time: [
      'at 2 in the morning',
      'ten minutes before work',
      'on a Sunday evening',
      'in the middle of a meeting',
    ],
    thing: ['the photo', 'the receipt', 'the voice message', 'the spare key', 'the screenshot'],
  },
  hashtags: {
    story: ['#storytime', '#truestory'],
    fake_text: ['#textstory', '#chatstory'],
    split_screen: ['#splitscreen', '#sidebyside'],
  },
  frames: {
    story: STORY_IDEAS_EN,
    fake_text: CHAT_IDEAS_EN,
    split_screen: SPLIT_SCREEN_IDEAS_EN,
  },
};
