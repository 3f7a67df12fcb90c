import { describe, expect, it } from 'vitest';
import { MUSIC_VOLUME } from '../../../base/film/edit-limits.ts';
import { ask, spokenEdit } from '../../../testing/timeline/asked.ts';
import type { Edit } from '../../model/edit.ts';

/** Segments of an edit, one as `source 20 to 30, zoom 1.5`. */
const cutOf = ({ segments }: Edit): string[] =>
  segments.map(({ sourceStartSec, sourceEndSec, zoom, muted, volume, speed }) =>
    [
      `${sourceStartSec} to ${sourceEndSec}`,
      ...(zoom === 1 ? [] : [`zoom ${zoom}`]),
      ...(muted ? ['muted'] : []),
      ...(speed === undefined ? [] : [`speed ${speed}`]),
      ...(volume === 1 ? [] : [`volume ${Math.round(volume * 100) / 100}`]),
    ].join(', '),
  );
const BARE: Edit = { ...spokenEdit(), music: null, texts: [], broll: [] };
const [A, B, C] = ['0 to 20', '20 to 30', '30 to 40'] as const;

describe('requests that cut', () => {
  it.each([
    ['keep only from 0:05 to 0:15', 'tieni solo da 0:05 a 0:15', ['5 to 15']],
    ['keep the first ten seconds', 'tieni i primi dieci secondi', ['0 to 10']],
    ['keep only the last 10 seconds', 'tieni solo gli ultimi 10 secondi', [C]],
    ['cut from 3 to 7.5 seconds', 'taglia da 3 a 7,5 secondi', ['0 to 3', '7.5 to 20', B, C]],
    ['cut everything after 0:20', 'togli tutto dopo 0:20', [A]],
    ['remove everything before 5 s', 'elimina tutto prima di 5 secondi', ['5 to 20', B, C]],
    ['remove the first 2 seconds', 'rimuovi i primi 2 secondi', ['2 to 20', B, C]],
    ['trim the last three seconds', 'taglia gli ultimi tre secondi', [A, B, '30 to 37']],
    ['make it 30 seconds long', 'accorcia a 30 secondi', [A, B]],
    ['remove the silences', 'togli le pause', ['0 to 17.1', '18.4 to 20', B, C]],
    ['cut the filler words', 'togli gli intercalari', ['0 to 0.88', '1.72 to 7.88', '8.72 to 20', B, C]],
    ['tighten it', 'ripulisci il video', ['0 to 0.88', '1.72 to 7.88', '8.72 to 17.1', '18.4 to 20', B, C]],
    ['cut the words "you know"', 'togli le parole "you know"', ['0 to 11.88', '13.72 to 20', B, C]],
    ['split it at 0:10', 'dividi a 0:10', ['0 to 10', '10 to 20', B, C]],
    ['swap segments 1 and 3', 'scambia i segmenti 1 e 3', [C, B, A]],
    ['swap segments 2 and 3', 'scambia i segmenti 2 e 3', [A, C, B]],
    ['move segment 3 to the start', "sposta il segmento 3 all'inizio", [C, A, B]],
    ['move segment 1 to the end', 'sposta il segmento 1 alla fine', [B, C, A]],
    ['reverse the order', "inverti l'ordine", [C, B, A]],
    ['repeat segment 2', 'ripeti il segmento 2', [A, B, B, C]],
    ['delete the last segment', "elimina l'ultimo segmento", [A, B]],
    ['delete the first segment', 'elimina il primo segmento', [B, C]],
    ['delete segment 2', 'elimina il segmento 2', [A, C]],
  ] as [string, string, string[]][])('%s | %s', (english, italian, cut) => {
    expect(cutOf(ask(english).edit)).toEqual(cut);
    expect(cutOf(ask(italian).edit)).toEqual(cut);
  });
});

describe('requests about how segments look and sound', () => {
  const all = (look: string) => [A, B, C].map((one) => `${one}, ${look}`);
  it.each([
    ['zoom in on segment 2 to 150%', 'zooma sul segmento 2 al 150%', [A, `${B}, zoom 1.5`, C]],
    ['zoom in', 'zooma', all('zoom 1.3')],
    ['mute segment 1', 'muta il segmento 1', [`${A}, muted`, B, C]],
    ['mute', 'muta', all('muted')],
    ['set the volume to 50%', 'metti il volume al 50%', all('volume 0.5')],
    [
      'set the volume of segment 2 to 300%',
      'metti il volume del segmento 2 al 300%',
      [A, `${B}, volume 2`, C],
    ],
    ['set the speed to 150%', 'metti la velocità al 150%', all('speed 1.5')],
    ['play segment 2 at 2x', 'metti la velocità del segmento 2 a 2x', [A, `${B}, speed 2`, C]],
    [
      'set the speed of segment 3 to 900%',
      'metti la velocità del segmento 3 al 900%',
      [A, B, `${C}, speed 4`],
    ],
    ['make it faster', 'velocizza il video', all('speed 1.5')],
    ['slow down segment 1', 'rallenta il segmento 1', [`${A}, speed 0.67`, B, C]],
    ['make it louder', 'alza il volume', all('volume 1.4')],
    ['turn it down', 'abbassa il volume', all('volume 0.71')],
  ] as [string, string, string[]][])('%s | %s', (english, italian, cut) => {
    expect(cutOf(ask(english).edit)).toEqual(cut);
    expect(cutOf(ask(italian).edit)).toEqual(cut);
  });

  it('are taken back', () => {
    const [first, ...others] = spokenEdit().segments;
    if (first === undefined) throw new Error('There is a segment.');
    const set = { ...spokenEdit(), segments: [{ ...first, zoom: 2, muted: true }, ...others] };
    for (const message of ['zoom out', 'togli lo zoom'])
      expect(cutOf(ask(message, set).edit)[0]).toBe(`${A}, muted`);
    for (const message of ['turn the sound on', "riattiva l'audio"])
      expect(cutOf(ask(message, set).edit)[0]).toBe(`${A}, zoom 2`);
    const loud = { ...spokenEdit(), segments: [{ ...first, volume: 1.9 }] };
    expect(ask('make it louder', loud).edit.segments[0]?.volume).toBe(2);
  });
});

describe('requests about the whole edit', () => {
  it.each([
    [
      'karaoke captions',
      'sottotitoli in stile karaoke',
      { captions: { enabled: true, style: 'bold-karaoke' } },
    ],
    ['bold captions', 'sottotitoli in grassetto', { captions: { enabled: true, style: 'bold-karaoke' } }],
    ['pop captions', 'sottotitoli pop', { captions: { enabled: true, style: 'word-pop' } }],
    ['outlined captions', 'sottotitoli con contorno', { captions: { enabled: true, style: 'outline' } }],
    ['boxed captions', 'sottotitoli con riquadro', { captions: { enabled: true, style: 'boxed' } }],
    ['turn off the captions', 'togli i sottotitoli', { captions: { enabled: false, style: 'boxed' } }],
    ['captions on', 'attiva i sottotitoli', { captions: { enabled: true, style: 'boxed' } }],
    ['make it square', 'in formato quadrato', { aspect: '1:1' }],
    ['make it vertical', 'in formato verticale', { aspect: '9:16' }],
    ['make it horizontal', 'in formato orizzontale', { aspect: '16:9' }],
    ['as filmed', 'formato originale', { aspect: 'source' }],
    ['show the whole picture', "mostra tutta l'immagine", { reframe: 'off' }],
    ['fill the frame', 'riempi lo schermo', { reframe: 'center' }],
    ['follow the speaker', 'segui chi parla', { reframe: 'face' }],
    ['fade out of 2 seconds', 'dissolvenza in uscita di 2 secondi', { fadeInSec: 1, fadeOutSec: 2 }],
    ['fade in of 2 seconds', 'dissolvenza in entrata di 2 secondi', { fadeInSec: 2, fadeOutSec: 1 }],
    [
      'fade in and out over 3 seconds',
      'aggiungi una dissolvenza di 3 secondi',
      { fadeInSec: 3, fadeOutSec: 3 },
    ],
    ['add fades', 'aggiungi una dissolvenza', { fadeInSec: 0.5, fadeOutSec: 0.5 }],
    ['fades of 90 seconds', 'dissolvenza di 90 secondi', { fadeInSec: 20, fadeOutSec: 20 }],
    ['no fades', 'senza dissolvenze', { fadeInSec: 0, fadeOutSec: 0 }],
    ['remove the music', 'togli la musica', { music: null }],
    [
      'music quieter',
      'musica più piano',
      { music: { assetId: 'song', volume: expect.closeTo(0.1333, 3), startSec: 0 } },
    ],
    [
      'music louder',
      'musica più forte',
      { music: { assetId: 'song', volume: expect.closeTo(0.3, 6), startSec: 0 } },
    ],
    ['music at 70%', 'musica al 70%', { music: { assetId: 'song', volume: 0.7, startSec: 0 } }],
    ['music at 900%', 'musica al 900%', { music: { assetId: 'song', volume: 2, startSec: 0 } }],
    [
      'add the sound rain at 0:12',
      'aggiungi il suono rain a 0:12',
      {
        audio: [
          {
            ...{ id: 'audio1', assetId: 'song2', outputStartSec: 12, durationSec: 28, sourceStartSec: 0 },
            ...{ volume: 1, fadeInSec: 0, fadeOutSec: 0 },
          },
        ],
      },
    ],
    [
      'add music "rain"',
      'aggiungi la musica "rain"',
      { music: { assetId: 'song2', volume: MUSIC_VOLUME, startSec: 0 } },
    ],
  ] as [string, string, Partial<Edit>][])('%s | %s', (english, italian, change) => {
    const start = {
      ...spokenEdit(),
      ...(change.captions?.enabled === true ? { captions: { enabled: false, style: 'boxed' } } : {}),
    };
    const from: Edit =
      change.aspect === 'source'
        ? { ...start, aspect: '1:1' }
        : change.reframe === 'center'
          ? { ...start, reframe: 'off' }
          : start;
    for (const message of [english, italian]) {
      const { edit, said } = ask(message, from);
      expect(edit, message).toEqual({ ...from, ...change });
      expect(said).toEqual([expect.stringMatching(/\S/)]);
    }
  });
});

describe('requests about texts and pictures over the video', () => {
  const TITLE = spokenEdit().texts[0];
  const added = (change: object) => ({ ...TITLE, id: 'text1', ...change });
  it.each([
    [
      'add the title "Big News" at 2 for 4 seconds',
      'aggiungi il titolo "Big News" a 2 per 4 secondi',
      [TITLE, added({ text: 'Big News', outputStartSec: 2, durationSec: 4 })],
    ],
    [
      'add a label "Anna, editor"',
      'metti una etichetta "Anna, editor"',
      [TITLE, added({ text: 'Anna, editor', preset: 'label', outputStartSec: 0, durationSec: 3 })],
    ],
    [
      'put a line "And then"',
      'metti una riga "And then"',
      [TITLE, added({ text: 'And then', preset: 'subtitle', outputStartSec: 0, durationSec: 3 })],
    ],
    [
      'add a title "Late" at 39',
      'aggiungi il titolo "Late" a 39',
      [TITLE, added({ text: 'Late', outputStartSec: 39, durationSec: 1 })],
    ],
    ['change "hello there" to "Bye"', 'cambia "hello there" in "Bye"', [{ ...TITLE, text: 'Bye' }]],
    ['remove all texts', 'togli tutti i testi', []],
    ['move the titles to the bottom', 'metti i titoli in basso', [{ ...TITLE, xPercent: 50, yPercent: 76 }]],
    ['move the titles to the top', 'metti i titoli in alto', [{ ...TITLE, xPercent: 50, yPercent: 16 }]],
    ['move the titles to the middle', 'metti i titoli al centro', [{ ...TITLE, xPercent: 50, yPercent: 50 }]],
    ['make the title red', 'metti il titolo rosso', [{ ...TITLE, color: '#ff453a' }]],
    [
      'white texts please: make the texts white',
      'colora i testi di bianco',
      [{ ...TITLE, color: '#ffffff' }],
    ],
    ['make the texts bigger', 'ingrandisci i testi', [{ ...TITLE, sizeScale: 1.25 }]],
    ['make the titles smaller', 'rendi i titoli più piccoli', [{ ...TITLE, sizeScale: 0.8 }]],
  ] as [string, string, object[]][])('%s | %s', (english, italian, texts) => {
    for (const message of [english, italian]) expect(ask(message).edit.texts, message).toEqual(texts);
  });

  it('take the b-roll away', () => {
    for (const message of ['remove the b-roll', 'togli il b-roll'])
      expect(ask(message).edit.broll).toEqual([]);
  });

  it('are counted as people count', () => {
    const two = { ...spokenEdit(), texts: [TITLE, { ...TITLE, id: 'u' }] } as Edit;
    expect(['remove all texts', 'togli tutti i testi'].map((message) => ask(message).said[0])).toEqual([
      'Removed 1 text',
      'Rimosso 1 testo',
    ]);
    expect(['remove all texts', 'togli tutti i testi'].map((message) => ask(message, two).said[0])).toEqual([
      'Removed 2 texts',
      'Rimossi 2 testi',
    ]);
  });
});

describe('requests that cannot be done', () => {
  it.each([
    ['split it at 0', 'dividi a 0'],
    ['zoom in on segment 9', 'zooma sul segmento 9'],
    ['delete segment 9', 'elimina il segmento 9'],
    ['swap segments 1 and 9', 'scambia i segmenti 1 e 9'],
    ['repeat segment 9', 'ripeti il segmento 9'],
    ['move segment 9 to the start', "sposta il segmento 9 all'inizio"],
    ['mute segment 9', 'muta il segmento 9'],
    ['cut everything after 0:50', 'togli tutto dopo 0:50'],
    ['make it 90 seconds long', 'accorcia a 90 secondi'],
    ['keep only from 15 to 5', 'tieni solo da 15 a 5'],
    ['change "nobody" to "Bye"', 'cambia "nobody" in "Bye"'],
    ['cut the words "never said"', 'togli le parole "never said"'],
    ['add a title "Late" at 41', 'aggiungi il titolo "Late" a 41'],
    ['remove the music', 'togli la musica'],
    ['music louder', 'musica più forte'],
    ['remove all texts', 'togli tutti i testi'],
    ['move the titles to the top', 'metti i titoli in alto'],
    ['make the title red', 'metti il titolo rosso'],
    ['make the texts bigger', 'ingrandisci i testi'],
    ['remove the b-roll', 'togli il b-roll'],
    ['add music "thunder"', 'aggiungi la musica "thunder"'],
    ['add the sound thunder at 0:12', 'aggiungi il suono thunder a 0:12'],
    ['add the sound rain at 0:50', 'aggiungi il suono rain a 0:50'],
    ['remove the sound at 12 s', 'togli il suono a 12 s'],
    ['remove the sounds', 'togli i suoni'],
    ['how long is it?', 'quanto dura?'],
    ['how many segments are there?', 'quanti segmenti ci sono?'],
    ['undo that', 'annulla'],
    ['what can you do?', 'cosa sai fare?'],
  ])('are answered in their language, and change nothing: %s | %s', (english, italian) => {
    const [answered, risposta] = [ask(english, BARE), ask(italian, BARE)];
    for (const { edit, said, notUnderstood } of [answered, risposta]) {
      expect(edit).toEqual(BARE);
      expect(said).toEqual([expect.stringMatching(/\S{2}/)]);
      expect(notUnderstood).toBeNull();
    }
    expect(answered.said).not.toEqual(risposta.said);
  });
});
