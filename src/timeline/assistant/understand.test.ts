import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, assistantContext, spokenEdit, viewOf } from '../../testing/timeline/asked.ts';
import { durationOf, type Edit } from '../model/edit.ts';
import { wordsOfEdit } from '../model/edit-words.ts';
import { understand } from './understand.ts';
import type { EditView } from './understanding.ts';

const READ_AS: readonly (readonly [pattern: string, english: string, italian: string])[] = [
  ['keep_range', 'keep only from 0:05 to 0:15', 'tieni solo da 0:05 a 0:15'],
  ['keep_start', 'keep the first ten seconds', 'tieni i primi dieci secondi'],
  ['keep_end', 'keep only the last 10 seconds', 'tieni solo gli ultimi 10 secondi'],
  ['cut_range', 'cut from 3 to 7.5 seconds', 'taglia da 3 a 7,5 secondi'],
  ['cut_after', 'cut everything after 0:20', 'togli tutto dopo 0:20'],
  ['cut_before', 'remove everything before 5 s', 'elimina tutto prima di 5 secondi'],
  ['cut_start', 'remove the first 2 seconds', 'rimuovi i primi 2 secondi'],
  ['cut_end', 'trim the last three seconds', 'taglia gli ultimi tre secondi'],
  ['shorten_to', 'make it 30 seconds long', 'accorcia a 30 secondi'],
  ['remove_silences', 'remove the silences longer than 1 second', 'togli le pause più lunghe di 1 secondo'],
  ['remove_fillers', 'cut the filler words', 'togli gli intercalari'],
  ['tighten', 'tighten it', 'ripulisci il video'],
  ['remove_phrase', 'cut the words "you know"', 'togli le parole "you know"'],
  ['split_at', 'split it at 0:10', 'dividi a 0:10'],
  ['swap', 'swap segments 1 and 3', 'scambia i segmenti 1 e 3'],
  ['move_segment', 'move segment 3 to the start', "sposta il segmento 3 all'inizio"],
  ['reverse', 'reverse the order', "inverti l'ordine"],
  ['repeat_segment', 'repeat segment 2', 'ripeti il segmento 2'],
  ['remove_segment', 'delete the last segment', "elimina l'ultimo segmento"],
  ['zoom_in', 'zoom in on segment 2 to 150%', 'zooma sul segmento 2 al 150%'],
  ['zoom_out', 'zoom out', 'togli lo zoom'],
  ['mute', 'mute segment 1', 'muta il segmento 1'],
  ['unmute', 'turn the sound on', "riattiva l'audio"],
  ['volume', 'set the volume to 50%', 'metti il volume al 50%'],
  ['louder', 'make it louder', 'alza il volume'],
  ['quieter', 'turn it down', 'abbassa il volume'],
  [
    'add_headline',
    'add the title "Big News" at 2 for 4 seconds',
    'aggiungi il titolo "Grandi Notizie" a 2 per 4 secondi',
  ],
  ['add_label', 'add a label "Anna, editor"', 'metti una etichetta "Anna, editor"'],
  ['add_subtitle', 'put a line "And then"', 'metti una riga "E poi"'],
  ['change_text', 'change "hello there" to "Good Morning"', 'cambia "hello there" in "Buongiorno"'],
  ['remove_texts', 'remove all texts', 'togli tutti i testi'],
  ['place_texts', 'move the titles to the bottom', 'metti i titoli in basso'],
  ['color_texts', 'make the title yellow', 'metti il titolo giallo'],
  ['size_texts', 'make the titles bigger', 'ingrandisci i titoli'],
  ['remove_broll', 'remove the b-roll', 'togli il b-roll'],
  ['captions_off', 'turn off the captions', 'togli i sottotitoli'],
  ['captions_on', 'captions on', 'attiva i sottotitoli'],
  ['captions_style', 'karaoke captions', 'sottotitoli in stile karaoke'],
  ['aspect', 'make it square', 'in formato quadrato'],
  ['whole_picture', 'show the whole picture', "mostra tutta l'immagine"],
  ['fill_picture', 'fill the frame', 'riempi lo schermo'],
  ['follow_face', 'follow the speaker', 'segui chi parla'],
  ['mute_music', 'mute the music', 'silenzia la musica'],
  ['unmute_music', 'unmute the music', 'riattiva la musica'],
  ['dissolves', 'add cross dissolves between the segments', 'metti dissolvenze incrociate tra i segmenti'],
  ['dips', 'dip to black between the clips', 'passaggio al nero tra i segmenti'],
  ['no_transitions', 'remove the transitions', 'togli le transizioni'],
  ['fades', 'fade in and out over 1 second', 'aggiungi una dissolvenza di 1 secondo'],
  ['no_fades', 'no fades', 'senza dissolvenze'],
  ['add_audio', 'add the sound rain on glass at 0:12', 'aggiungi il suono rain on glass a 0:12'],
  ['remove_audio_at', 'remove the sound at 12 s', 'togli il suono a 12 s'],
  ['remove_all_audio', 'remove all the sounds', 'togli tutti i suoni'],
  ['add_music', 'add music "rain"', 'aggiungi la musica "rain"'],
  ['no_music', 'remove the music', 'togli la musica'],
  ['music_volume', 'music quieter', 'musica più piano'],
  ['how_long', 'how long is it?', 'quanto dura?'],
  ['how_many', 'how many segments are there?', 'quanti segmenti ci sono?'],
  ['undo', 'undo that', 'annulla'],
  ['speed', 'set the speed to 150%', 'metti la velocità al 150%'],
  ['faster', 'make it faster', 'velocizza il video'],
  ['slower', 'slow it down', 'rallenta il video'],
  ['help', 'what can you do?', 'cosa sai fare?'],
];

/** Each holds a request that would be read by its words alone, and a word that makes it another one. */
const NOT_DONE: readonly string[] = [
  "don't cut the first 5 seconds",
  'remove the pauses in segment 2',
  'make the title square',
  'zoom in on the dog',
  'add a zoom at 10 seconds',
  'cut the boring bits of segment 2',
  'non tagliare i primi 5 secondi',
  'togli le pause dal segmento 2',
  'ingrandisci il viso',
];

const AS_PEOPLE_SAY: readonly (readonly [message: string, ...patterns: string[]])[] = [
  ['cut the first 5 seconds and zoom in on segment 2', 'cut_start', 'zoom_in'],
  ['remove the pauses and filler words', 'remove_silences', 'remove_fillers'],
  ['add music and captions', 'add_music', 'captions_on'],
  ['cut from 3 to 7 and from 10 to 12', 'cut_range', 'cut_range'],
  ['remove everything except the first 10 seconds', 'keep_start'],
  ['please can you turn the captions off', 'captions_off'],
  ['could you make the video vertical please', 'aspect'],
  ['remove all the long pauses from the video', 'remove_silences'],
  ['turn off the sound', 'mute'],
  ['mute the music', 'mute_music'],
  ['turn the music down', 'music_volume'],
  ['make segment 2 louder', 'louder'],
  ['put segment 3 first', 'move_segment'],
  ['taglia i primi 5 secondi e zooma sul segmento 2', 'cut_start', 'zoom_in'],
  ['togli le pause e gli intercalari', 'remove_silences', 'remove_fillers'],
  ['togli tutto tranne i primi 10 secondi', 'keep_start'],
  ['per favore metti il video in verticale', 'aspect'],
  ['alza il volume della musica', 'music_volume'],
  ['muta la musica', 'mute_music'],
];

describe('the assistant', () => {
  it.each([
    ['add music', 'song1'],
    ['add music "glass"', 'song2'],
    ['aggiungi la musica "glass"', 'song2'],
    ['add music "thunder"', null],
  ])('takes the music whose title is named, else the first: %s', (message, assetId) => {
    const music = [
      { assetId: 'song1', title: 'Sun on stone' },
      { assetId: 'song2', title: 'Rain on glass' },
    ];
    const planned = understand(message).steps[0]?.plan({ ...viewOf(spokenEdit()), music });
    if (assetId === null) expect(planned).toMatchObject({ kind: 'answer' });
    else expect(planned).toMatchObject({ operations: [{ type: 'set_music', music: { assetId } }] });
  });

  it.each(NOT_DONE)('does nothing of a request whose words it did not all understand: %s', (message) => {
    expect(understand(message)).toMatchObject({ steps: [], notUnderstood: expect.stringContaining(message) });
  });

  it.each(AS_PEOPLE_SAY)('reads all of "%s"', (message, ...patterns) => {
    expect(ask(message)).toMatchObject({ patterns, notUnderstood: null });
  });

  it('does what is sure and says what it passed over', () => {
    expect(ask('remove the awkward silences')).toMatchObject({
      patterns: ['remove_silences'],
      notUnderstood: 'I took no notice of “awkward”.',
    });
    expect(ask('aggiungi i sottotitoli bellissimi')).toMatchObject({
      patterns: ['captions_on'],
      notUnderstood: 'Non ho tenuto conto di “bellissimi”.',
    });
    expect(ask('cut the first 5 seconds and sing a song')).toMatchObject({
      patterns: ['cut_start'],
      notUnderstood: expect.stringContaining('I did not understand “sing a song”'),
    });
  });

  it('reads a message of nothing but "and"s at once', () => {
    expect(ask('sing and '.repeat(220))).toMatchObject({ patterns: [] });
  });

  it('zooms by and to, and places texts at the end', () => {
    expect(ask('zoom in by 20%').edit.segments[0]?.zoom).toBeCloseTo(1.2, 4);
    expect(ask('zoom in on segment 1 to 150%').edit.segments[0]?.zoom).toBeCloseTo(1.5, 4);
    expect(ask('add the title "Bye" at the end').edit.texts.at(-1)).toMatchObject({ outputStartSec: 37 });
    expect(ask('aggiungi il titolo "Ciao" alla fine').edit.texts.at(-1)).toMatchObject({
      outputStartSec: 37,
    });
  });

  it.each(READ_AS)('reads %s in English and Italian', (pattern, english, italian) => {
    expect(ask(english)).toMatchObject({ patterns: [pattern], notUnderstood: null });
    expect(ask(italian)).toMatchObject({ patterns: [pattern], notUnderstood: null });
  });

  it('does what was asked, in seconds', () => {
    expect(durationOf(ask('keep only from 0:05 to 0:15').edit)).toBeCloseTo(10, 4);
    expect(durationOf(ask('taglia gli ultimi tre secondi').edit)).toBeCloseTo(37, 4);
    expect(durationOf(ask('make it 30 seconds long').edit)).toBeCloseTo(30, 4);
    expect(ask('fade in of 2 seconds').edit).toMatchObject({ fadeInSec: 2, fadeOutSec: 1 });
  });

  it('orders segments as people count them', () => {
    const order = (message: string) => ask(message).edit.segments.map(({ id }) => id);
    expect(order('swap segments 1 and 3')).toEqual(['c', 'b', 'a']);
    expect(order('reverse the order')).toEqual(['c', 'b', 'a']);
    expect(order('move segment 3 to place 2')).toEqual(['a', 'c', 'b']);
    expect(order('delete the first segment')).toEqual(['b', 'c']);
  });

  it('takes texts as they were typed', () => {
    const { edit } = ask('add the title "Big News" at 2 for 4 seconds');
    expect(edit.texts.at(-1)).toMatchObject({
      text: 'Big News',
      outputStartSec: 2,
      durationSec: 4,
      preset: 'headline',
    });
    expect(ask('change "hello there" to "Good Morning"').edit.texts[0]?.text).toBe('Good Morning');
  });

  it('does several things in one message, each on what the one before made', () => {
    const { patterns, edit } = ask(
      'cut the first 2 seconds, then make it square and then add the title "A, B"',
    );
    expect(patterns).toEqual(['cut_start', 'aspect', 'add_headline']);
    expect(edit.texts.at(-1)?.text).toBe('A, B');
    expect(durationOf(edit)).toBeCloseTo(38, 4);
  });

  it.each([
    'captions off, then make it square',
    'captions off,  make it square',
    'captions off.make it square',
    'captions off; make it square',
    'captions off\nmake it square',
    'captions off   and then   make it square',
    'captions off,then  make it square',
    'captions off,  and   make it square',
    'captions off then make it square',
  ])('reads two requests of: %s', (message) => {
    const { patterns, notUnderstood } = ask(message);
    expect([patterns, notUnderstood]).toEqual([['captions_off', 'aspect'], null]);
  });

  it.each(['"', '“', '«'])('never parts or counts what stands in quotes: %s', (open) => {
    const close = { '"': '"', '“': '”', '«': '»' }[open] ?? '';
    const { edit } = ask(`add the title ${open}One, two; then and three.${close}`);
    expect(edit.texts.at(-1)?.text).toBe('One, two; then and three.');
    const said = ask(`change "hello there" to ${open}two and 3${close}`);
    expect(said.edit.texts[0]?.text).toBe('two and 3');
  });

  it('finds words and fillers where they are said', () => {
    const spoken = (edit: Edit) => wordsOfEdit(edit, assistantContext().wordsOf).map(({ text }) => text);
    expect(spoken(ask('cut the filler words').edit)).not.toContain('um');
    expect(spoken(ask('cut the words "you know"').edit).join(' ')).toContain('wait all day');
    expect(ask('cut the words "never said"').said[0]).toContain('is not said or shown');
  });

  it.each([
    ['shorten the pauses', 'Shortened 1 pause', 'Shortened 2 pauses'],
    ['accorcia le pause', 'Accorciata 1 pausa', 'Accorciate 2 pause'],
  ])('counts what it does: %s', (message, one, two) => {
    const view = viewOf(spokenEdit());
    const label = (silences: EditView['silences']) =>
      understand(message).steps[0]?.plan({ ...view, silences });
    expect(label(view.silences)).toMatchObject({ label: one });
    expect(label([...view.silences, { startSec: 9, endSec: 10 }])).toMatchObject({ label: two });
  });

  it('says what it did not understand, in the language of the request, and does the rest', () => {
    expect(ask('bake a cake, then captions off')).toMatchObject({
      patterns: ['captions_off'],
      notUnderstood: expect.stringContaining('“bake a cake”'),
    });
    expect(ask('fammi una torta con le mele').notUnderstood).toContain('Non ho capito');
    expect(ask('???').notUnderstood).not.toBeNull();
  });

  it('never throws and never plans anything an edit cannot hold, whatever is typed', () => {
    const piece = fc.constantFrom(...READ_AS.flatMap(([, en, it]) => [en, it]));
    const noise = fc.oneof(
      piece,
      fc.string({ maxLength: 40 }),
      fc.constantFrom('999999', '0', '"', '”', ',', ' then '),
    );
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 5 }), (pieces) => {
        const { steps } = understand(pieces.join(' '));
        for (const step of steps) {
          const planned = step.plan(viewOf(spokenEdit()));
          if (planned.kind === 'answer') expect(planned.text).not.toBe('');
          else expect(planned.operations.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
