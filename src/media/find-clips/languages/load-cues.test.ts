/** The finder in languages other than the two of the interface. */
import { describe, expect, it } from 'vitest';
import { speak } from '../../../testing/made-talk.ts';
import { splitSentences } from '../sentence.ts';
import { headingFrom, tidySentence } from '../sentence-wording.ts';
import { topicTerms } from '../topic-terms.ts';
import type { CueKind, CueLists } from './cue-lists.ts';
import { CUES_DE } from './cues-de.ts';
import { CUES_EN } from './cues-en.ts';
import { CUES_ES } from './cues-es.ts';
import { CUES_FR } from './cues-fr.ts';
import { CUES_IT } from './cues-it.ts';
import { CUES_PT } from './cues-pt.ts';
import { plainText } from './language-cues.ts';
import { loadCues } from './load-cues.ts';

/** A notice, then a story, then a notice. */
const TALKS: readonly (readonly [language: string, before: string, story: string, after: string])[] = [
  [
    'es',
    'Hola y bienvenidos al programa. Gracias por venir esta noche. ¿Se me oye al fondo? Eh, dejadme comprobar el micrófono. La pausa del café es a las cuatro. El enlace a las diapositivas está en la descripción.',
    'Mi abuela nunca tiró ni una sola carta. Cuando murió, encontramos cuatrocientas en una caja de pan. Eran todas del mismo hombre, y nadie en la familia había oído jamás su nombre. Le escribía como un niño que ha perdido a su único amigo. La última decía: te esperaré en la estación todos los domingos. Ella guardó el billete de tren, y nunca se usó.',
    'Bueno, eh, creo que podemos seguir. No sé, quizá volvemos a eso la semana que viene. Perdón por el ruido. Tenemos algunas preguntas en el chat. Gracias por los mensajes.',
  ],
  [
    'de',
    'Hallo und willkommen zur Sendung. Danke, dass ihr heute Abend da seid. Hört man mich da hinten? Ähm, ich muss kurz das Mikrofon prüfen. Die Kaffeepause ist um vier. Der Link zu den Folien steht in der Beschreibung.',
    'Meine Großmutter hat nie einen einzigen Brief weggeworfen. Als sie starb, fanden wir vierhundert davon in einem Brotkasten. Sie waren alle vom selben Mann, und niemand in der Familie hatte je seinen Namen gehört. Er schrieb ihr wie ein Junge, der seinen einzigen Freund verloren hat. Im letzten stand: Ich warte jeden Sonntag am Bahnhof. Sie hat die Fahrkarte behalten, und sie wurde nie gestempelt.',
    'Also, ähm, ich glaube, wir können weitermachen. Keine Ahnung, vielleicht kommen wir nächste Woche darauf zurück. Entschuldigung für den Lärm. Wir haben ein paar Fragen im Chat. Danke für die Nachrichten.',
  ],
  [
    'fr',
    'Bonjour et bienvenue dans l’émission. Merci d’être venus ce soir. Vous m’entendez au fond ? Euh, laissez-moi vérifier le micro. La pause café est à quatre heures. Le lien vers les diapos est dans la description.',
    'Ma grand-mère n’a jamais jeté une seule lettre. Quand elle est morte, on en a trouvé quatre cents dans une boîte à pain. Elles étaient toutes du même homme, et personne dans la famille n’avait jamais entendu son nom. Il lui écrivait comme un garçon qui a perdu son unique ami. La dernière disait : je t’attendrai à la gare tous les dimanches. Elle a gardé le billet de train, et il n’a jamais servi.',
    'Bon, euh, je crois qu’on peut continuer. Je ne sais pas, peut-être qu’on y reviendra la semaine prochaine. Désolé pour le bruit. On a quelques questions dans le chat. Merci pour les messages.',
  ],
  [
    'pt',
    'Olá e bem-vindos ao programa. Obrigado por virem hoje à noite. Dá pra me ouvir aí no fundo? Hum, deixa eu só ver o microfone. O intervalo do café é às quatro. O link dos slides está na descrição.',
    'Minha avó nunca jogou fora uma única carta. Quando ela morreu, encontramos quatrocentas numa caixa de pão. Eram todas do mesmo homem, e ninguém na família jamais tinha ouvido o nome dele. Ele escrevia para ela como um menino que perdeu o único amigo. A última dizia: vou esperar na estação todos os domingos. Ela guardou o bilhete do trem, e ele nunca foi usado.',
    'Bom, hum, acho que a gente pode seguir. Não sei, talvez a gente volte a isso na semana que vem. Desculpa o barulho. Temos algumas perguntas no chat. Obrigado pelas mensagens.',
  ],
];

const SENTENCES: readonly (readonly [language: string, said: string, heading: string])[] = [
  ['de', 'Also, er geht um acht, ähm, an die Arbeit.', 'Er geht um acht, an die Arbeit'],
  ['pt', 'Bom, um homem, hum, viu um carro azul.', 'Um homem, viu um carro azul'],
  ['es', 'No sabemos nada de eso todavía.', 'No sabemos nada de eso todavía'],
  ['fr', 'Euh, alors, pourquoi personne ne répond ?', 'Pourquoi personne ne répond ?'],
  ['nl', 'Er was om acht uur nog niemand.', 'Er was om acht uur nog niemand'],
  ['en', 'No sugar in it at all.', 'No sugar in it at all'],
  ['en', 'No, listen, there was sugar in it.', 'There was sugar in it'],
];

describe('phrases', () => {
  it.each(TALKS)('in %s tell a story from what is said around it', async (language, before, story, after) => {
    const cues = await loadCues(language);
    const count = (kinds: readonly CueKind[], text: string) =>
      kinds.reduce((sum, kind) => sum + cues.count(kind, plainText(text)), 0);
    const around = `${before} ${after}`;
    const [told, announced] = [
      ['story', 'absolute', 'emotion', 'picturable'],
      ['housekeeping', 'notice', 'hedge'],
    ] as const;
    expect(count(told, story)).toBeGreaterThan(3 * count(told, around));
    expect(count(announced, around)).toBeGreaterThan(9);
    expect(count(announced, story)).toBeLessThan(3);
  });
});

describe('headings', () => {
  it.each(SENTENCES)('in %s keep what is a word there: %s', async (language, said, heading) => {
    expect(headingFrom(said, 80, await loadCues(language))).toBe(heading);
  });

  it('in Spanish open no question they do not close', async () => {
    const question = '¿Y qué pasa entonces con toda el agua que baja del monte?';
    expect(headingFrom(question, 40, await loadCues('es'))).toBe('Y qué pasa entonces con toda el agua…');
    expect(headingFrom(question, 80, await loadCues('es'))).toBe(question);
  });

  it('in French keep the space before their signs', async () => {
    expect(tidySentence('Vraiment ? Oui !', await loadCues('fr'))).toBe('Vraiment ? Oui !');
  });
});

describe('sentences', () => {
  it.each([
    ['de', 'Wir nehmen z. B. Kartoffeln. Dazu Salz.', 2],
    ['es', 'La Sra. Gómez llegó tarde. Nadie dijo nada.', 2],
    ['fr', 'M. Dupont et Mme. Martin sont là. Ils attendent.', 2],
  ])('in %s do not end behind a title: %s', async (language, text, count) => {
    expect(splitSentences(speak(text), await loadCues(language))).toHaveLength(count);
  });
});

describe('the cues of a language', () => {
  it('are those of it in every country', async () => {
    expect((await loadCues('pt-BR')).language).toBe('pt');
    expect((await loadCues('ES-419')).count('hedge', 'no sé')).toBe(1);
    expect((await loadCues('it-CH')).notes).toBe('it');
  });

  it('are words without a topic alone where nobody wrote phrases, and none where nobody knows it', async () => {
    const [swedish, unknown] = [await loadCues('sv'), await loadCues('und')];
    expect(topicTerms('och det var en katt i köket', swedish)).toEqual(['katt', 'köket']);
    expect([swedish.count('story', 'var'), swedish.leans('och'), swedish.notes]).toEqual([0, false, 'en']);
    expect(unknown.stopWords.size).toBe(0);
  });

  it('take apart what no spaces part', async () => {
    expect(topicTerms('猫は台所にいます', await loadCues('ja'))).toContain('台所');
  });
});

describe('lists that weigh a clip', () => {
  /** Phrases of a list; what stands in brackets is a form of the same one. */
  const sizeOf = (list: string) => list.replace(/[([][^()[\]]*[)\]]/gu, '').split('|').length;
  const others: readonly (readonly [string, CueLists])[] = [
    ...([
      ['it', CUES_IT],
      ['es', CUES_ES],
      ['fr', CUES_FR],
      ['de', CUES_DE],
      ['pt', CUES_PT],
    ] as const),
  ];

  it.each(others)('hold about as much in %s as in English', (_, lists) => {
    for (const kind of ['notice', 'praise', 'picturable', 'hedge', 'housekeeping'] as const) {
      const share = sizeOf(CUES_EN[kind]) / sizeOf(lists[kind]);
      expect(share, kind).toBeGreaterThan(0.75);
      expect(share, kind).toBeLessThan(1.34);
    }
  });
});
