import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCaptions } from '../captions/parse-captions.ts';
import { captionsAsVtt } from './captions-as-vtt.ts';

/** What our own reader, or any other, understands of the file afterwards. */
function read(source: string) {
  const { cues, problems } = parseCaptions(captionsAsVtt(source) ?? '', 'vtt');
  expect(problems).toEqual([]);
  return cues.map(({ startSec, endSec, text, speaker }) => [startSec, endSec, text, speaker]);
}

describe('subtitles of other programs', () => {
  it('are read as YouTube writes them (SBV)', () => {
    const sbv =
      '0:00:00.599,0:00:04.160\r\n>> We begin <now>\r\nwith a line & more\r\n\r\n1:00:05.000,1:00:06.500\r\nSecond[br]line\r\n';
    expect(read(sbv)).toEqual([
      [0.599, 4.16, '>> We begin <now>\nwith a line & more', null],
      [3605, 3606.5, 'Second\nline', null],
    ]);
  });

  it('are read as Aegisub writes them, without looks, drawings, comments and second layers', () => {
    const ass = `\uFEFF[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname
Style: Default,Arial

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Comment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,not said
Dialogue: 0,0:00:01.50,0:00:03.00,Default,Ann Lee,0,0,0,,{\\i1}Well{\\i0}, yes,\\Nof course
Dialogue: 1,0:00:01.50,0:00:03.00,Default,Ann Lee,0,0,0,,{\\blur3}Well, yes,\\Nof course
Dialogue: 0,0:00:04.00,0:00:04.00,Default,,0,0,0,,no time
Dialogue: 0,0:00:05.00,0:00:06.00,Default,,0,0,0,,{\\p1}m 0 0 l 10 0{\\p0}
Dialogue: 0,0:01:00.25,0:01:02.00,Default,,0,0,0,,Later
`;
    expect(read(ass)).toEqual([
      [1.5, 3, 'Well, yes,\nof course', 'Ann Lee'],
      [60.25, 62, 'Later', null],
    ]);
    const ssa =
      '[Events]\nFormat: Marked, Start, End, Text\nDialogue: Marked=0,0:00:01.00,0:00:02.00,Old, but good';
    expect(read(ssa)).toEqual([[1, 2, 'Old, but good', null]]);
  });

  it('show nothing at a time that cannot be read, nor from the beginning on', () => {
    const events = '[Events]\nFormat: Start, End, Text\n';
    const ass = 'Dialogue: 0:00:0x.00,0:00:02.00,Lost\nDialogue: 0:00:03.00,0:00:04.00,Kept';
    expect(read(events + ass)).toEqual([[3, 4, 'Kept', null]]);
    const sbv = '0:99:00.000,0:00:02.000\nLost\n\n0:00:03.000,0:00:04.000\nKept\n';
    expect(read(sbv)).toEqual([[3, 4, 'Kept', null]]);
  });

  it('are read as TTML, by clock, frames, ticks and offsets, within what is around them', () => {
    const ttml = `<?xml version="1.0" encoding="UTF-8"?>
<tt:tt xmlns:tt="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter"
  ttp:frameRate="24" ttp:frameRateMultiplier="1000 1001" ttp:tickRate="10000000">
  <tt:head><tt:metadata>not said</tt:metadata></tt:head>
  <tt:body begin="10s"><tt:div>
    <tt:p begin="00:00:01.500" end="00:00:03.000">First &amp;<tt:br/>
      <tt:span tts:fontStyle="italic">second</tt:span> line</tt:p>
    <tt:p begin="00:00:05:11" dur="2.5s">By frames</tt:p>
    <tt:p begin="80000000t" end="9000ms">By ticks</tt:p>
    <tt:p><tt:span begin="20s" end="21s">Times</tt:span> <tt:span begin="21s" end="22s">inside</tt:span></tt:p>
    <tt:p>never</tt:p>
  </tt:div></tt:body>
</tt:tt>`;
    expect(read(ttml)).toEqual([
      [11.5, 13, 'First &\nsecond line', null],
      [15.459, 17.959, 'By frames', null],
      [18, 19, 'By ticks', null],
      [30, 31, 'Times', null],
      [31, 32, 'inside', null],
    ]);
  });

  it.each([
    ['ttp:dropMode="nonDrop"', 1.001, 3603.6],
    // The default.
    ['', 1.001, 3603.6],
    ['ttp:dropMode="dropNTSC"', 1, 3600],
  ])('are on the clock of the film where TTML counts its frames: %s', (dropMode, second, hour) => {
    const rate = 'ttp:timeBase="smpte" ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"';
    const said =
      '<p begin="00:00:00:00" end="00:00:01:00">a</p><p begin="01:00:00:00" dur="00:00:01:00">b</p>';
    expect(read(`<tt ${rate} ${dropMode}><body>${said}</body></tt>`)).toEqual([
      [0, second, 'a', null],
      [hour, hour + second, 'b', null],
    ]);
  });

  it('keep the whole hour that a count of frames begins with', () => {
    const clock = 'ttp:timeBase="smpte" ttp:frameRate="24" ttp:frameRateMultiplier="999 1000"';
    const said = '<p begin="01:00:10:00" end="01:16:40:00">a</p>';
    expect(read(`<tt ${clock}><body>${said}</body></tt>`)).toEqual([[3610.01, 4601.001, 'a', null]]);
  });

  it('are shown until the next one, or five seconds, where TTML says no end', () => {
    const said = (attributes: string, text: string) => `<p ${attributes}>${text}</p>`;
    const ttml = [
      said('begin="1s"', 'First'),
      said('begin="4s" end="5s"', 'Second'),
      said('begin="20s"', 'Last'),
      said('begin="1s"', 'Beside'),
    ];
    expect(read(`<tt><body>${ttml.join('')}</body></tt>`)).toEqual([
      [1, 4, 'First', null],
      [1, 4, 'Beside', null],
      [4, 5, 'Second', null],
      [20, 25, 'Last', null],
    ]);
  });

  it('keep the times of words in TTML', () => {
    const ttml =
      '<tt><body><p begin="1s" end="3s"><span begin="0s">one</span> <span begin="0.75s">two</span></p></body></tt>';
    const [cue] = parseCaptions(captionsAsVtt(ttml) ?? '', 'vtt').cues;
    expect(cue).toMatchObject({
      text: 'one two',
      marks: [
        { offset: 0, startSec: 1 },
        { offset: 4, startSec: 1.75 },
      ],
    });
  });

  it('are read from JSON that times words alone, in lines of sentences', () => {
    const [hello, there, yes] = [
      { start: 0.5, end: 0.9, speaker: 0 },
      { start: 1, end: 1.4, speaker: 0 },
      { start: 1.5, end: 1.9, speaker: 1 },
    ] as const;
    const openAi = {
      task: 'transcribe',
      text: '',
      words: [
        { word: 'Hello', ...hello },
        { word: 'there.', ...there },
      ],
    };
    expect(read(JSON.stringify(openAi))).toEqual([[0.5, 1.4, 'Hello there.', '0']]);
    const deepgram = [
      { word: 'hello', punctuated_word: 'Hello', ...hello },
      { word: 'there', punctuated_word: 'there', ...there },
      { word: 'yes', punctuated_word: 'Yes.', ...yes },
    ];
    const answer = { results: { channels: [{ alternatives: [{ transcript: '', words: deepgram }] }] } };
    expect(read(JSON.stringify(answer))).toEqual([
      [0.5, 1.4, 'Hello there', '0'],
      [1.5, 1.9, 'Yes.', '1'],
    ]);
    const inMs = [
      { text: 'Hello', start: 500, end: 900, speaker: 'A' },
      { text: 'there.', start: 1900, end: 2300, speaker: 'A' },
    ];
    const assembly = JSON.stringify({ audio_duration: 3, words: inMs });
    expect(read(assembly)).toEqual([
      [0.5, 0.9, 'Hello', 'A'],
      [1.9, 2.3, 'there.', 'A'],
    ]);
    const [cue] = parseCaptions(captionsAsVtt(JSON.stringify(openAi)) ?? '', 'vtt').cues;
    expect(cue?.marks).toEqual([
      { offset: 0, startSec: 0.5 },
      { offset: 6, startSec: 1 },
    ]);
    expect(captionsAsVtt(JSON.stringify({ words: 'none' }))).toBeNull();
  });

  it('are read from the JSON of Whisper’s programs, with the times of words', () => {
    const segment = {
      ...{ id: 0, start: 1, end: 3, text: ' So, it works.', speaker: 'SPEAKER_00' },
      words: [
        { word: ' So,', start: 1, end: 1.4 },
        { word: ' it', start: 1.5, end: 1.7 },
        { word: ' works.', start: 2, end: 2.9 },
      ],
    };
    const [cue] = parseCaptions(captionsAsVtt(JSON.stringify({ segments: [segment] })) ?? '', 'vtt').cues;
    expect(cue).toMatchObject({ startSec: 1, endSec: 3, text: 'So, it works.', speaker: 'SPEAKER_00' });
    expect(cue?.marks).toEqual([
      { offset: 0, startSec: 1 },
      { offset: 4, startSec: 1.5 },
      { offset: 7, startSec: 2 },
    ]);
    expect(read(JSON.stringify([segment]))).toHaveLength(1);
    const cpp = { transcription: [{ offsets: { from: 0, to: 1500 }, text: ' Hello.' }] };
    expect(read(JSON.stringify(cpp))).toEqual([[0, 1.5, 'Hello.', null]]);
    const chunks = {
      text: '',
      chunks: [
        { timestamp: [0, 2], text: ' A' },
        { timestamp: [2, null], text: ' B' },
      ],
    };
    expect(read(JSON.stringify(chunks))).toEqual([
      [0, 2, 'A', null],
      [2, 3, 'B', null],
    ]);
  });

  it('keep the times of words that stand beside the lines, as OpenAI gives both', () => {
    const answer = {
      segments: [
        { start: 0, end: 2, text: ' So, it works.' },
        { start: 2, end: 4, text: ' Does it?' },
      ],
      words: [
        { word: 'So', start: 0, end: 0.4 },
        { word: 'it', start: 1.5, end: 1.6 },
        { word: 'works', start: 1.8, end: 2.1 },
        { word: 'Does', start: 2.2, end: 2.5 },
        { word: 'it', start: 3.5, end: 3.9 },
      ],
    };
    const { cues } = parseCaptions(captionsAsVtt(JSON.stringify(answer)) ?? '', 'vtt');
    expect(cues.map(({ text, marks }) => [text, marks.map(({ startSec }) => startSec)])).toEqual([
      ['So, it works.', [0, 1.5, 1.8]],
      ['Does it?', [2.2, 3.5]],
    ]);
  });

  it('are read from several channels of sound, each by itself, and without words that have no time', () => {
    const channel = (...words: readonly object[]) => ({ alternatives: [{ words }] });
    const channels = [
      channel({ word: 'Hello', start: 1, end: 1.4 }, { word: 'lost' }, { word: 'Ann.', start: 2, end: 2.4 }),
      { alternatives: [] },
      channel({ word: 'Yes?', start: 1.2, end: 1.8 }),
    ];
    expect(read(JSON.stringify({ results: { channels } }))).toEqual([
      [1, 2.4, 'Hello Ann.', '0'],
      [1.2, 1.8, 'Yes?', '2'],
    ]);
    const [alone] = channels;
    expect(read(JSON.stringify({ results: { channels: [alone] } }))).toEqual([[1, 2.4, 'Hello Ann.', null]]);
  });

  it.each([
    ['', '1\n00:00:01,000 --> 00:00:02,000\nSRT\n'],
    ['{', '{"title":"a film"}', '[1,2]', 'null'],
    ['<tt><body><p begin="1s" end="2s">cut off', '<html><body>no</body></html>', '<tt/>'],
    ['[Script Info]\n[Events]\n', 'Dialogue: 0', 'Some text.\nAnd more.', '0:00:01.000,0:00:01.000\nno time'],
  ])('are not looked for in other files', (...sources) => {
    for (const source of sources) expect(captionsAsVtt(source), source).toBeNull();
  });

  it('take time in proportion to their length', () => {
    const deep = `<p begin="1s" end="2s">${'<span> a'.repeat(50_000)}${'</span>'.repeat(50_000)}</p>`;
    expect(captionsAsVtt(deep)).toHaveLength('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n\n'.length + 99_999);
    const wide = JSON.stringify({ segments: [{ start: 0, end: 1, text: `a${' '.repeat(19_000)}b` }] });
    expect(captionsAsVtt(wide)).toContain('b');
  });

  it('come out with times that can be read, whatever they are', () => {
    const times = fc.oneof(fc.double(), fc.double({ min: 0, max: 2, noNaN: true }));
    fc.assert(
      fc.property(fc.array(fc.tuple(times, times)), (cues) => {
        const segments = cues.map(([start, end]) => ({ start, end, text: 'Said' }));
        const { problems } = parseCaptions(captionsAsVtt(JSON.stringify({ segments })) ?? 'WEBVTT', 'vtt');
        expect(problems.every(({ problem }) => problem.code === 'captions_none')).toBe(true);
      }),
    );
  });

  it('that are hostile are text, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, speaker) => {
        const json = JSON.stringify({ segments: [{ start: 1, end: 2, text, speaker }] });
        const { problems } = parseCaptions(captionsAsVtt(json) ?? 'WEBVTT', 'vtt');
        expect(problems.every(({ problem }) => problem.code === 'captions_none')).toBe(true);
      }),
    );
  });
});
