/** Italian grammar of chat stories. */
import { me, type StoryGrammar, them } from './story-grammar.ts';

export const STORIES_IT: StoryGrammar = {
  meNames: ['Sara', 'Luca', 'Ale', 'Nora', 'Teo', 'Gio'],
  prompts: [
    'la festa a sorpresa',
    'la macchina prestata',
    'la torta sparita',
    'il tatuaggio nuovo',
    'la ricetta segreta',
    'il vetro rotto',
  ],
  lists: {
    place: [
      'in cucina',
      'in garage',
      'sul balcone',
      'in corridoio',
      'in lavanderia',
      'sul tetto',
      'nel parcheggio',
      'in ascensore',
      'in cantina',
      'in giardino',
      'sulle scale',
      'in soffitta',
    ],
    object: [
      'una scala',
      'tre candele',
      'un ombrello bagnato',
      'un calzino rosso',
      'un pesce rosso',
      'una parrucca',
      'mezzo panino',
      'una ricetrasmittente',
      'un nano da giardino',
      'una busta',
      'una tromba',
      'una multa',
      'un biglietto di auguri',
      'un rotolo di nastro',
    ],
    person: [
      'tua sorella',
      'il vicino',
      'il mio capo',
      'il postino',
      'la fornaia',
      'il tuo dentista',
      'mia nonna',
      'la padrona di casa',
      'la tua ex',
      'il direttore del coro',
      'la vecchia maestra',
      'il portiere',
    ],
    hour: [
      'alle 7:05',
      'alle 9:40',
      'a mezzogiorno',
      'alle 14:15',
      'alle tre e mezza',
      'alle 16:50',
      'alle sei in punto',
      'alle 20:30',
      'a mezzanotte',
      'alle cinque di mattina',
    ],
    state: [
      'a letto',
      'in palestra',
      'sotto la doccia',
      'al telefono',
      'lontanissimo da lì',
      'in riunione',
      'senza batteria',
      'dal medico',
      'in fila alla posta',
      'quasi a casa',
    ],
  },
  exchanges: [
    { them: 'Allora perché {place} c’è {object}?', me: 'C’è {object}, sì. Ce l’ha lasciato {person}.' },
    {
      them: 'Dov’eri {hour}? Lo chiede anche {person}.',
      me: '{hour} ero {state}. Chiedi pure: c’era anche {person}.',
    },
    {
      them: '{person} ti ha visto {place}.',
      me: '{person} una volta {place} ha visto pure un fantasma con {object}.',
    },
    { them: 'E il rumore {place}, {hour}?', me: 'Era {person}, con {object}.' },
    {
      them: 'Sono {place} in questo momento. Vedo {object}.',
      me: 'Lascia tutto com’è, soprattutto {object}. {place} regge solo così.',
    },
    {
      them: 'Hai detto che eri {state}. {person} ride ancora.',
      me: 'Ero {state}. Poi ecco {person} con {object}.',
    },
    { them: 'A chi serve {object} {hour}?', me: 'A chiunque abbia incontrato {person} {hour}.' },
    {
      them: 'Hai pagato {person} con {object}?',
      me: '{person} voleva {object}. Io ho solo aspettato {place}.',
    },
    {
      them: 'C’è una foto: {place}, {hour}, e {object}.',
      me: 'Le foto mentono. {hour} me l’ha insegnato {person}.',
    },
    { them: 'Giuralo su {object}.', me: 'Ti do {object} in pegno, e come garante {person}.' },
    { them: 'Posso sempre chiamare {person}.', me: '{person} adesso non può: è {state}.' },
    {
      them: 'Se vado {place} adesso, trovo {object}?',
      me: 'Dammi tempo. {hour} {place} non trovi più niente.',
    },
  ],
  plots: [
    {
      titles: ['Scoperti: {topic}', '«Dobbiamo parlare {di topic}»', 'La verità {su topic}'],
      themNames: ['Mamma', 'Capo', 'Migliore amica', 'Padrona di casa'],
      opening: [
        them(
          'Possiamo parlare {di topic}?',
          'Una domanda veloce {su topic}.',
          'Dimmi la verità. {topic}: che cosa è successo?',
        ),
        me('Di che cosa?', 'Mai sentito nominare.', 'Chi te l’ha detto?'),
        them(
          'Hai risposto in un secondo. Tu non rispondi mai in un secondo.',
          'Non ho detto che qualcuno mi ha detto qualcosa.',
        ),
        me('Coincidenza. Ho il telefono in mano.', 'Stavo per scriverti io. Per tutt’altro.'),
      ],
      turn: [
        them('Va bene. Chiedo solo perché ho trovato lo scontrino.', 'Va bene. Guarda che ho il video.'),
        me('E va bene. È colpa mia. {topic}, tutto quanto.', 'Hai vinto. Ho fatto tutto io, e lo rifarei.'),
        them('Aspetta. Eri TU?', 'Un momento. Anche tu?'),
        me('In che senso, «anche»?', 'Perché sembra che ti faccia piacere?'),
      ],
      punchLine: [
        them(
          'Lo scontrino era mio. Stavo per confessare.',
          'Non c’è nessun video. Speravo che ti prendessi la colpa al posto mio.',
        ),
        me(
          'Stessa ora la prossima settimana?',
          'Non parleremo mai più {di topic}. D’accordo?',
          'Cancello la chat fra tre, due…',
        ),
      ],
    },
    {
      titles: [
        'Numero sbagliato, persona giusta: {topic}',
        'Uno sconosciuto sa tutto {su topic}',
        'Chi sei, e perché {topic}?',
      ],
      themNames: ['Numero sconosciuto', 'Forse: Kim', 'Numero privato'],
      opening: [
        them(
          'Per {topic} è tutto pronto. Nessuno sospetta niente.',
          'Il piano per {topic} resta quello. Porta i soldi.',
        ),
        me('Chi sei?', 'Credo che il numero sia sbagliato.'),
        them('Molto divertente. Avevamo detto niente nomi.', 'Bene. È proprio quello che dovevi rispondere.'),
        me('No, davvero. Io non ti conosco.', 'Dico sul serio. Sono solo una persona sul divano.'),
      ],
      turn: [
        me('Adesso dimmi dove sei. Chiamo qualcuno.', 'Ultima possibilità. Che cosa c’è davvero sotto?'),
        them('Guarda fuori dalla finestra.', 'Apri la porta di casa. Piano.'),
        me(
          'Perché ci sono quaranta persone nella mia via?',
          'Perché tutti quelli che conosco sono lì con i palloncini?',
        ),
      ],
      punchLine: [
        them('Buon compleanno. Come detective non vali niente.', 'Sorpresa. Ce ne hai messo di tempo.'),
        me('Il mio compleanno è a marzo.', 'Che bello. Il mio compleanno era il mese scorso.'),
        them('…Allora chi sei?', '…Numero sbagliato.'),
      ],
    },
    {
      titles: ['Un piccolo favore: {topic}', 'Non chiedere {di topic}', 'Avevo solo detto sì: {topic}'],
      themNames: ['Coinquilino', 'Cugino Leo', 'Mio fratello', 'Collega'],
      opening: [
        them(
          'Sei a casa? È per {topic}. Niente panico.',
          'Mi serve un favore minuscolo. Parola chiave: {topic}.',
        ),
        me(
          'Ogni volta che scrivi «niente panico» perdo una caparra.',
          'L’ultimo favore minuscolo è finito con un verbale.',
        ),
        them('Questa volta è diverso. Quasi.', 'Questo è legale. Ho controllato.'),
        me('Quanto costa, quanto pesa, ed è vivo?', 'Comincia dalla parte peggiore.'),
      ],
      turn: [
        them(
          'Va bene, la verità: {topic}… {is} già a casa tua.',
          'Va bene, la verità: ho detto che era un’idea tua.',
        ),
        me('Lo so. È un’ora che ce l’ho davanti.', 'Lo so. Stamattina mi hanno chiamato per ringraziarmi.'),
        them(
          'Lo sapevi dall’inizio? E mi hai lasciato implorare?',
          'E mi hai lasciato scrivere tutto questo?',
        ),
      ],
      punchLine: [
        me('Volevo vedere quante scuse hai.', 'È stata l’ora migliore della mia settimana.'),
        them('Quindi non sei in collera?', 'Quindi tutto a posto?'),
        me('Ho venduto tutto. Mi devi metà della spedizione.', 'Tutto a posto. La fattura è a nome tuo.'),
      ],
    },
  ],
};
