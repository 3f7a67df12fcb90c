/** Compositions: revisions, words, captions. Shapes: open-shapes.md, Requests. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../contract/operations.ts';
import type { Composition } from '../../contract/schemas/composition.ts';
import type { Caller } from './api-under-test.ts';
import { type Analyzed, acceptedClip, analyzedProject, jobEnd } from './journey.ts';
import { ONE_SHOT } from './one-shot.ts';

export function compositionRules(caller: () => Caller): void {
  describe('a composition', () => {
    let analyzed: Analyzed;
    let made: Composition;
    const params = () => ({ compositionId: made.id });
    const now = async () => (await caller().ok('get_composition', { params: params() })).composition;

    beforeAll(async () => {
      analyzed = await analyzedProject(caller());
      made = (await acceptedClip(caller(), analyzed.clips[0])).composition;
    });

    it('has the words spoken in it, on its own clock, and its list leaves them out', async () => {
      expect(made.words?.length).toBeGreaterThan(3);
      for (const word of made.words ?? []) {
        expect(word.startSec).toBeGreaterThanOrEqual(0);
        expect(word.endSec).toBeLessThanOrEqual(made.durationSec + 0.001);
      }
      const { data } = await caller().ok('list_compositions', { params: { projectId: analyzed.project.id } });
      expect(data).toHaveLength(1);
      expect(data[0]).not.toHaveProperty('words');
    });

    it('changes only from the revision last read', async () => {
      const { revision } = await now();
      const edited = await caller().ok('edit_composition', {
        params: params(),
        body: { expectedRevision: revision, title: 'Better title' },
      });
      expect(edited.composition).toMatchObject({ revision: revision + 1, title: 'Better title' });
      const stale = await caller().fails('edit_composition', {
        params: params(),
        body: { expectedRevision: revision, title: 'Too late' },
      });
      expect(stale).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'revision_mismatch', currentRevision: revision + 1 },
      });
      expect((await now()).title).toBe('Better title');
    });

    it('keeps its revision when an edit changes nothing', async () => {
      const { revision, title } = await now();
      const same = await caller().ok('edit_composition', {
        params: params(),
        body: { expectedRevision: revision, title },
      });
      expect(same.composition.revision).toBe(revision);
    });

    it('replaces and hides words without moving any time', async () => {
      const before = await now();
      const [first, second] = before.words ?? [];
      const { composition, replaced } = await caller().ok('replace_caption_words', {
        params: params(),
        body: {
          expectedRevision: before.revision,
          replacements: [
            { index: first?.index, text: 'Here' },
            { index: second?.index, text: '' },
          ],
        },
      });
      expect(replaced).toBe(2);
      expect(composition.words?.[0]).toEqual({ ...first, text: 'Here' });
      expect(composition.words?.[1]).toEqual({ ...second, hidden: true });
      expect(composition.captions.wordCount).toBe(before.captions.wordCount - 1);
    });

    it('finds and replaces text, and refuses a word that is not there', async () => {
      const before = await now();
      const body = { expectedRevision: before.revision, find: 'SENTENCE', replaceWith: 'phrase' };
      const { composition, replaced } = await caller().ok('replace_caption_words', {
        params: params(),
        body,
      });
      expect(replaced).toBeGreaterThan(0);
      expect(composition.words?.some((word) => word.text.includes('sentence'))).toBe(false);
      const unknown = {
        expectedRevision: composition.revision,
        replacements: [{ index: 99_999, text: 'x' }],
      };
      expect(
        await caller().fails('replace_caption_words', { params: params(), body: unknown }),
      ).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path: '/replacements/0/index' }] },
      });
    });

    it('takes what is set of its captions for it alone, thing by thing, and puts it in its files', async () => {
      const before = await now();
      const [first, second] = before.words ?? [];
      const edit = (expectedRevision: number, body: object) =>
        caller().ok('edit_composition', { params: params(), body: { expectedRevision, ...body } });
      const set = await edit(before.revision, {
        captionDetails: { wordsAtOnce: 'word', masksProfanity: true },
        wordMarks: [{ index: first?.index, emphasised: true, breaksAfter: true }],
      });
      expect(set.composition.captions.details).toEqual({
        place: null,
        wordsAtOnce: 'word',
        masksProfanity: true,
      });
      expect(set.composition.words?.slice(0, 2)).toEqual([
        { ...first, emphasised: true, breaksAfter: true },
        second,
      ]);
      const moved = await edit(set.composition.revision, { captionDetails: { place: 0.25 } });
      expect(moved.composition.captions.details).toEqual({
        place: 0.25,
        wordsAtOnce: 'word',
        masksProfanity: true,
      });
      const { captions } = await caller().ok('get_composition_captions', {
        params: params(),
        query: { format: 'vtt' },
      });
      // A word at a time is a cue a word.
      expect(captions.text.match(/-->/gu)).toHaveLength(moved.composition.captions.wordCount);
      expect(
        await caller().fails('edit_composition', {
          params: params(),
          body: {
            expectedRevision: moved.composition.revision,
            wordMarks: [{ index: 99_999, emphasised: true }],
          },
        }),
      ).toMatchObject({ code: 'VALIDATION_FAILED', details: { issues: [{ path: '/wordMarks/0/index' }] } });
      const plain = await edit(moved.composition.revision, {
        captionDetails: { place: null, wordsAtOnce: null, masksProfanity: false },
        wordMarks: [{ index: first?.index, emphasised: false, breaksAfter: false }],
      });
      expect(plain.composition.words).toEqual(before.words);
      expect(plain.composition.captions.details).toEqual({
        place: null,
        wordsAtOnce: null,
        masksProfanity: false,
      });
    });

    it('takes the words of a subtitle file instead of its own, and goes back to them (extension `caption_import`)', async () => {
      const before = await now();
      const edit = async (body: object) =>
        (
          await caller().ok('edit_composition', {
            params: params(),
            body: { expectedRevision: (await now()).revision, ...body },
          })
        ).composition;
      const text = '1\n00:00:00,500 --> 00:00:01,500\nCiao a\n\n2\n00:00:02,000 --> 00:00:03,000\ntutti\n';
      const put = await edit({ captionFile: { format: 'srt', text } });
      expect(put.captions).toMatchObject({ imported: true, wordCount: 3 });
      expect(put.words?.map((word) => word.text)).toEqual(['Ciao', 'a', 'tutti']);
      expect(put.words?.[2]).toMatchObject({ startSec: 2, hidden: false });
      const { captions } = await caller().ok('get_composition_captions', {
        params: params(),
        query: { format: 'srt' },
      });
      expect(captions.text).toContain('tutti');
      // They stay on what they were put on, whatever is cut, and can be corrected.
      const { startSec = 0 } = before.source ?? {};
      const shorter = await edit({ startSec: startSec + 1.8 });
      expect(shorter.words).toMatchObject([{ text: 'tutti', startSec: expect.closeTo(0.2, 3) }]);
      const refused = await caller().fails('edit_composition', {
        params: params(),
        body: { expectedRevision: shorter.revision, captionFile: { format: 'srt', text: '1\nno times\n' } },
      });
      expect(refused).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path: '/captionFile/text', line: 1 }] },
      });
      const back = await edit({ startSec, captionFile: null });
      expect(back.captions.imported).toBe(false);
      expect(back.words).toEqual(before.words);
    });

    it('keeps edited words when it is cut shorter and longer again', async () => {
      const before = await now();
      const { source } = before;
      if (source === null) throw new Error('An Auto Clip composition has a source.');
      const cut = await caller().ok('edit_composition', {
        params: params(),
        body: { expectedRevision: before.revision, startSec: source.startSec + 3 },
      });
      expect(cut.composition.durationSec).toBeCloseTo(before.durationSec - 3, 6);
      const back = await caller().ok('edit_composition', {
        params: params(),
        body: { expectedRevision: cut.composition.revision, startSec: source.startSec },
      });
      expect(back.composition.words).toEqual(before.words);
    });

    it('refuses a span outside its source or without length', async () => {
      const { revision, source } = await now();
      const edit = (body: object) =>
        caller().fails('edit_composition', {
          params: params(),
          body: { expectedRevision: revision, ...body },
        });
      expect(await edit({ endSec: 4000 })).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path: '/endSec' }] },
      });
      expect(await edit({ startSec: source?.endSec })).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(await edit({ startSec: -1 })).toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    it('gives its captions as SRT and as WebVTT, also when they are not drawn', async () => {
      const { revision } = await now();
      const { composition } = await caller().ok('edit_composition', {
        params: params(),
        body: { expectedRevision: revision, captionStyle: null },
      });
      expect(composition.captions.style).toBeNull();
      const srt = (await caller().ok('get_composition_captions', { params: params() })).captions;
      const vtt = (
        await caller().ok('get_composition_captions', { params: params(), query: { format: 'vtt' } })
      ).captions;
      expect(srt).toMatchObject({ format: 'srt', compositionRevision: composition.revision });
      expect(srt.text).toMatch(/^1\n00:00:\d\d,\d{3} --> 00:00:\d\d,\d{3}\n/);
      expect(vtt.mimeType).toBe('text/vtt; charset=utf-8');
      expect(vtt.text.startsWith('WEBVTT\n')).toBe(true);
      expect(vtt.text).toContain('Here');
    });

    it('keeps words in its captions file in the case they were typed', async () => {
      const { revision, words } = await now();
      const replacements = [{ index: words?.[2]?.index, text: 'iPhone' }];
      const style = { captionStyle: 'word-pop', expectedRevision: revision };
      const styled = await caller().ok('edit_composition', { params: params(), body: style });
      const body = { expectedRevision: styled.composition.revision, replacements };
      await caller().ok('replace_caption_words', { params: params(), body });
      const { captions } = await caller().ok('get_composition_captions', { params: params() });
      expect(captions.text).toContain('iPhone');
      expect(captions.mimeType).toMatch(/; charset=utf-8$/);
    });

    it('has captions in no other format than srt and vtt', async () => {
      const error = await caller().fails('get_composition_captions', {
        params: params(),
        query: { format: 'ass' },
      });
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { issues: [{ path: '/format' }] } });
    });

    it('with every word hidden has nothing to caption', async () => {
      const { composition } = await acceptedClip(caller(), analyzed.clips[1]);
      const replacements = (composition.words ?? []).map(({ index }) => ({ index, text: '' }));
      await caller().ok('replace_caption_words', {
        params: { compositionId: composition.id },
        body: { expectedRevision: 1, replacements },
      });
      expect(
        await caller().fails('get_composition_captions', { params: { compositionId: composition.id } }),
      ).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'no_words' },
      });
    });

    it('can be looked at as it was, and gone back to as a new revision (extension `composition_revisions`)', async () => {
      const { composition: first } = await acceptedClip(caller(), analyzed.clips[2]);
      const at = { compositionId: first.id };
      const read = async (query: { revision?: number } = {}) =>
        (await caller().ok('get_composition', { params: at, query })).composition;
      const edit = async (body: object) =>
        (await caller().ok('edit_composition', { params: at, body: body as never })).composition;
      await edit({ expectedRevision: 1, title: 'Second', hook: 'Look' });
      await caller().ok('replace_caption_words', {
        params: at,
        body: { expectedRevision: 2, replacements: [{ index: first.words?.[0]?.index ?? 0, text: 'Third' }] },
      });
      expect((await read()).revisions).toMatchObject([
        { revision: 3, changes: ['words'], restores: null },
        { revision: 2, changes: ['title', 'hook'], restores: null },
        { revision: 1, changes: ['made'], restores: null },
      ]);
      const old = await read({ revision: 1 });
      expect(old).toMatchObject({ revision: 1, title: first.title, hook: first.hook, words: first.words });
      expect((await read()).title).toBe('Second');
      const restored = await edit({ expectedRevision: 3, restoreRevision: 1 });
      expect(restored).toMatchObject({
        revision: 4,
        title: first.title,
        hook: first.hook,
        words: first.words,
      });
      expect(restored.revisions?.[0]).toMatchObject({ revision: 4, changes: ['restored'], restores: 1 });
      for (const query of [{ revision: 99 }, { revision: 0 }])
        expect(await caller().fails('get_composition', { params: at, query })).toMatchObject({
          code: 'NOT_FOUND',
        });
      expect(
        await caller().fails('edit_composition', {
          params: at,
          body: { expectedRevision: 4, restoreRevision: 99 },
        }),
      ).toMatchObject({ code: 'NOT_FOUND' });
      expect(
        await caller().fails('edit_composition', {
          params: at,
          body: { expectedRevision: 1, restoreRevision: 1 },
        }),
      ).toMatchObject({ code: 'CONFLICT', details: { reason: 'revision_mismatch' } });
    });

    it('is framed around the middle by a job, and by the same job when asked again', async () => {
      const first = await caller().send('reframe_composition', {
        params: params(),
        body: { mode: 'center' },
      });
      expect(first.status).toBe(202);
      const { job } = first.body as AnswerOf<'reframe_composition'>;
      expect(first.headers.get('Location')).toBe(`/v1/jobs/${job.id}`);
      expect(job).toMatchObject({ kind: 'framing', compositionId: params().compositionId });
      const done = await jobEnd(caller(), job.id);
      expect(done.status).toBe('done');
      const { composition } = await caller().ok('get_composition', { params: params() });
      expect(composition.framing).toEqual({ status: 'centered', jobId: job.id, shots: [ONE_SHOT] });
    });
  });
}
