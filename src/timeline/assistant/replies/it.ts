import { counted } from './counted.ts';
import type { Replies } from './replies.ts';

/** What the assistant says in Italian. */
export const IT: Replies = {
  abilities:
    'Lavoro con regole, non con un modello linguistico. So tagliare e tenere parti, accorciare le pause, togliere intercalari e frasi, dividere, spostare, scambiare, ripetere e togliere segmenti, zoomare, cambiare volume e velocità, aggiungere e cambiare testi, impostare sottotitoli, formato, inquadratura, dissolvenze e musica.',
  notUnderstood: (named) =>
    `Non ho capito${named === '' ? '' : ` ${named}`}. Sono un assistente a regole: so tagliare, togliere pause, spostare, ingrandire, mettere testi e sottotitoli, sfumare e cambiare formato.`,
  passedOver: (named) => `Non ho tenuto conto di ${named}.`,
  undoIsElsewhere: 'Usa Annulla accanto a una modifica, o ripristina una revisione in Cronologia.',
  lasts: (sec) => `Dura ${sec} s.`,
  holds: (segments, words, pauses) =>
    `${counted(segments, 'segmento', 'segmenti')}, ${counted(words, 'parola', 'parole')}, ${counted(pauses, 'pausa', 'pause')}.`,

  nothingBetween: (from, to, end) => `Non c’è nulla tra ${from} s e ${to} s. Il montaggio dura ${end} s.`,
  alreadyWhole: 'È già tutto il montaggio.',
  kept: (from, to) => `Tenuto da ${from} s a ${to} s`,
  cut: (from, to) => `Tagliato da ${from} s a ${to} s`,
  cutFirst: (sec) => `Tagliati i primi ${sec} s`,
  cutLast: (sec) => `Tagliati gli ultimi ${sec} s`,
  shortAlready: (sec, wanted) => `Dura ${sec} s, non più di ${wanted} s.`,
  ended: (sec) => `Finito a ${sec} s`,

  segmentsThereAre: (count) =>
    count === 1 ? 'Questo montaggio ha un solo segmento.' : `Questo montaggio ha i segmenti da 1 a ${count}.`,
  nothingToSplit: (sec) => `A ${sec} s non c’è nulla da dividere.`,
  split: (sec) => `Diviso a ${sec} s`,
  swapped: (one, other) => `Scambiati i segmenti ${one} e ${other}`,
  moved: (place) => `Spostato un segmento in posizione ${place}`,
  reversed: 'Invertito l’ordine',
  repeated: (place) => `Ripetuto il segmento ${place}`,
  segmentRemoved: (place) => `Rimosso il segmento ${place}`,
  zoomRemoved: 'Zoom rimosso',
  zoomed: (percent) => `Zoom al ${percent} %`,
  unmuted: 'Audio attivato',
  muted: 'Audio disattivato',
  musicMuted: 'Musica disattivata',
  musicHeard: 'Musica riattivata',
  oneSegment: 'C’è un solo segmento: niente ne segue un altro.',
  dissolves: 'Dissolvenze incrociate tra i segmenti',
  dips: 'Passaggi al nero tra i segmenti',
  noTransitions: 'Stacchi tra i segmenti',
  speed: (percent) => `Velocità ${percent} %`,
  faster: 'Reso più veloce',
  slower: 'Reso più lento',
  volume: (percent) => `Volume ${percent} %`,
  louder: 'Più forte',
  quieter: 'Più piano',

  noPauses: (leastSec) => `Non ci sono pause di almeno ${leastSec} s.`,
  pausesShortened: (count) =>
    `${count === 1 ? 'Accorciata' : 'Accorciate'} ${counted(count, 'pausa', 'pause')}`,
  wordsCut: (phrase) => `Tagliate le parole “${phrase}”`,
  notSaid: (phrase) => `“${phrase}” non viene detto né mostrato in questo montaggio.`,
  nothingToTighten: 'Nulla da stringere: nessuna pausa lunga e nessun intercalare.',
  tightened: (pauses, fillers) =>
    `Reso più serrato: ${counted(pauses, 'pausa', 'pause')} e ${counted(fillers, 'intercalare', 'intercalari')}`,
  noFillers: 'Non ci sono intercalari.',
  fillersCut: (count) =>
    `${count === 1 ? 'Tagliato' : 'Tagliati'} ${counted(count, 'intercalare', 'intercalari')}`,

  captionStyle: (style) => `Stile dei sottotitoli: ${style}`,
  captionsOff: 'Sottotitoli disattivati',
  captionsOn: 'Sottotitoli attivati',
  aspect: (shape) => `Formato ${shape}`,
  wholeFrame: 'Inquadratura: immagine intera',
  followFace: 'Inquadratura: segui il volto',
  centre: 'Inquadratura: centro',
  fadesRemoved: 'Dissolvenze rimosse',
  fade: (sec) => `Dissolvenza di ${sec} s`,
  noMusic: 'Non c’è musica.',
  musicRemoved: 'Musica rimossa',
  musicVolume: (percent) => `Musica al ${percent} %`,
  noSuchMusic: 'In File non c’è un audio con questo nome. Aggiungine uno.',
  music: (title) => `Musica: ${title}`,

  endsBefore: (sec) => `Il montaggio finisce prima di ${sec} s.`,
  textAdded: (text) => `Aggiunto “${text}”`,
  noSuchText: (text) => `Non c’è nessun testo “${text}”.`,
  textChanged: (text) => `Testo cambiato in “${text}”`,
  textRemoved: (text) => `Rimosso il testo “${text}”`,
  noTexts: 'Non ci sono testi.',
  textsRemoved: (count) => `${count === 1 ? 'Rimosso' : 'Rimossi'} ${counted(count, 'testo', 'testi')}`,
  noTextsToMove: 'Non ci sono testi da spostare.',
  textsMoved: 'Spostati i testi',
  textsColored: 'Cambiato il colore dei testi',
  textsSized: 'Cambiata la dimensione dei testi',
  noBroll: 'Non c’è B-roll.',
  brollRemoved: 'Rimosso il B-roll',

  /** Requests to begin from; what is asked for most comes first. */
  offers: [
    'Rimuovi le pause',
    'Taglia gli intercalari',
    'Fallo durare 30 secondi',
    'Ingrandisci il primo segmento',
    'Aggiungi il titolo "Guarda qui" all’inizio',
    'Sfuma alla fine',
    'Taglia i primi 5 secondi',
    'Taglia gli ultimi 5 secondi',
    'Formato verticale',
    'Formato quadrato',
    'Togli i sottotitoli',
    'Silenzia il primo segmento',
  ],
};
