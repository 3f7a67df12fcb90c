/** Italian grammar of video ideas. Nothing agrees with the topic but `{is}`, whose gender nobody knows. */

import { CHAT_IDEAS_IT } from './chat-ideas-it.ts';
import type { IdeaGrammar } from './idea-grammar.ts';
import { SPLIT_SCREEN_IDEAS_IT } from './split-screen-ideas-it.ts';
import { STORY_IDEAS_IT } from './story-ideas-it.ts';

export const IDEAS_IT: IdeaGrammar = {
  lists: {
    number: ['tre', 'quattro', 'cinque'],
    days: ['sette', 'dieci', 'quattordici', 'trenta'],
    minutes: ['cinque', 'dieci', 'quindici'],
    who: [
      'un vicino di casa',
      'mia sorella',
      'un collega',
      'uno sconosciuto in treno',
      'la mia vecchia insegnante',
    ],
    them: [
      'il mio capo',
      'mia madre',
      'il mio migliore amico',
      'la padrona di casa',
      'una vecchia compagna di classe',
    ],
    loop: [
      'qualcuno che taglia il sapone',
      'colori che si mescolano',
      'una pista di biglie',
      'un impasto lavorato a mano',
      'una strada di notte',
    ],
    time: [
      'alle due di notte',
      'dieci minuti prima del lavoro',
      'una domenica sera',
      'nel mezzo di una riunione',
    ],
    thing: ['la foto', 'lo scontrino', 'il messaggio vocale', 'la chiave di riserva', 'lo screenshot'],
  },
  hashtags: {
    story: ['#storievere', '#racconti'],
    fake_text: ['#storieinchat', '#chat'],
    split_screen: ['#schermodiviso', '#confronto'],
  },
  frames: {
    story: STORY_IDEAS_IT,
    fake_text: CHAT_IDEAS_IT,
    split_screen: SPLIT_SCREEN_IDEAS_IT,
  },
};
