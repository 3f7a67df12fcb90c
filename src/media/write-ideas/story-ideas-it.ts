/** Italian angles for told stories. Gaps: fill-template; lists: ideas-it. */
import type { IdeaFrame } from './idea-grammar.ts';

export const STORY_IDEAS_IT: readonly IdeaFrame[] = [
  {
    titles: [
      'Il consiglio {su topic} che non dovevo seguire',
      '{topic}: ho dato retta a {who}',
      'Un solo consiglio sbagliato {su topic}',
    ],
    hooks: [
      '{su topic} mi dicevano tutti la stessa cosa. Sbagliavano tutti.',
      'Mi ci sono voluti {days} giorni per capire che il consiglio più famoso {su topic} non faceva per me.',
    ],
    outline: [
      ['Di’ il consiglio in una frase, come l’hai sentito.', 'Cita {who}, parola per parola.'],
      ['Mostra che cosa ne hai fatto, giorno per giorno.', 'Racconta con quanta sicurezza l’hai seguito.'],
      [
        'Nomina il momento in cui hai capito che non funzionava.',
        'Fermati al primo segno che qualcosa non andava.',
      ],
      ['Racconta che cosa fai adesso, con un passo concreto.'],
      ['Chiedi a chi guarda quale consiglio {su topic} rimpiange.'],
    ],
    hashtag: 'consiglisbagliati',
  },
  {
    titles: [
      '{days} giorni con {topic}: quello che nessuno mostra',
      'Ho provato {topic} per {days} giorni',
      '{topic}, dal primo all’ultimo di {days} giorni',
    ],
    hooks: [
      'Il primo giorno è andato bene. Il terzo no.',
      'Ho preso un appunto ogni giorno. Ecco quello che stavo per non scrivere.',
    ],
    outline: [
      ['Di’ la regola che ti sei dato e perché.', 'Mostra il calendario e l’unica regola.'],
      ['Primo giorno: la parte facile, in dieci secondi.'],
      [
        'Il giorno peggiore, con quello che è andato storto.',
        'Il giorno in cui stavi per smettere, e che cosa hai fatto quella sera.',
      ],
      ['Il numero o l’immagine che alla fine è cambiata.'],
      ['Di’ chi dovrebbe provarci e chi no.', 'Racconta che cosa è rimasto quando è finita.'],
    ],
    hashtag: 'sfida',
  },
  {
    titles: [
      'Che cosa ho imparato da {who} {su topic}',
      '{topic}: la spiegazione che non mi aspettavo',
      'Ho chiesto {di topic} a {who}',
    ],
    hooks: [
      'Una domanda gentile {su topic}. La risposta è durata un’ora e mi ha cambiato la settimana.',
      'Chi ne sapeva di più {su topic} non ne aveva mai letto una riga.',
    ],
    outline: [
      ['Metti in scena luogo e momento in una frase.', 'Descrivi con chi parlavi, con un solo dettaglio.'],
      ['Ripeti la domanda che hai fatto.'],
      [
        'Riporta la risposta con le sue parole.',
        'Racconta la storia che hai avuto al posto di una risposta.',
      ],
      ['Mostra come l’hai messa alla prova il giorno dopo.'],
      ['Chiudi con la frase che ricordi ancora.'],
    ],
    hashtag: 'lezioni',
  },
  {
    titles: [
      'Il vero prezzo {di topic}',
      '{topic}: quanto costa davvero',
      '{topic} e il conto che nessuno fa',
    ],
    hooks: [
      'Ho segnato ogni minuto e ogni moneta.',
      'Indovina quanto costa un mese. Stai dicendo troppo poco.',
    ],
    outline: [
      ['Fai indovinare prima di dire qualsiasi cosa.', 'Mostra la lista ancora vuota.'],
      ['Somma la parte ovvia.'],
      [
        'Aggiungi quello che tutti dimenticano: tempo, spazio, pazienza.',
        'Leggi ad alta voce la riga che ti ha sorpreso di più.',
      ],
      ['Mostra la somma e che cosa taglieresti per primo.'],
    ],
    hashtag: 'costoreale',
  },
  {
    titles: [
      '{number} piccoli segni che con {topic} stai sbagliando',
      '{topic}: forse lo fai al contrario',
      '{number} errori {su topic} che ho fatto due volte',
    ],
    hooks: [
      'Se il secondo ti suona familiare, fermati e torna indietro di un passo.',
      'Li ho fatti tutti e {number}, qualcuno due volte.',
    ],
    outline: [
      ['Comincia dal segno più facile da controllare a casa.'],
      [
        'Per ogni segno: prima come si vede, poi perché succede.',
        'Ogni volta mostralo prima di dargli un nome.',
      ],
      ['Tieni il più comune per penultimo.'],
      [
        'Finisci con l’unico cambiamento che ne corregge quasi tutti.',
        'Lascia una cosa da provare oggi, in meno di {minutes} minuti.',
      ],
    ],
    hashtag: 'errori',
  },
  {
    titles: [
      'La notte in cui {topic} mi ha tradito',
      '{topic}: è andato tutto storto {time}',
      'Come {topic} mi ha rovinato una bella serata',
    ],
    hooks: [
      'Era successo {time}, e avevo dimenticato una cosa sola.',
      'So ancora che ore segnava l’orologio.',
    ],
    outline: [
      ['Apri nel mezzo: il secondo peggiore, senza spiegare.', 'Comincia dal primo rumore che hai sentito.'],
      ['Torna indietro di un’ora e mostra quanto sembrava innocuo.'],
      ['Racconta le tre decisioni che ti hanno portato lì.', 'Indica la decisione che sembrava furba.'],
      ['Il salvataggio, o la sua mancanza.'],
      ['Che cosa è diverso adesso, in una frase.'],
    ],
    hashtag: 'storiavera',
  },
  {
    titles: [
      '{topic} per chi non ha tempo',
      '{topic} in {minutes} minuti',
      '{topic}: metà fatica, quasi tutto il resto',
    ],
    hooks: [
      'Hai {minutes} minuti. Bastano, se salti le cose giuste.',
      'Ho tolto tutto quello che non sapevo spiegare.',
    ],
    outline: [
      ['Di’ che cosa hai lasciato fuori, e che lo sai.', 'Metti la lista lunga accanto a quella corta.'],
      ['Primo passo, in tempo reale.'],
      ['Secondo passo, con la trappola da evitare.'],
      ['Confronta il risultato con la strada lunga.', 'Mostra con onestà che cosa manca.'],
    ],
    hashtag: 'scorciatoia',
  },
];
