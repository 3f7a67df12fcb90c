/** A creator's own captions, saved as named kits and put on clips (extension `brand_kits`). */
import { describe, expect, it } from 'vitest';
import { BRAND_FILE_OPERATIONS } from '../../contract/owner/brand-file-operations.ts';
import { BRAND_OPERATIONS } from '../../contract/owner/brand-operations.ts';
import type { CaptionLook } from '../../contract/schemas/brand.ts';
import { fontFile, webFontFile } from '../media/font-file.ts';
import { madeLogo, madePng } from '../media/made-png.ts';
import type { Caller } from './api-under-test.ts';
import { acceptedClip, analyzedProject, uploadVideo } from './journey.ts';
import { shortTalkVideo } from './made-video.ts';

const LOOK: CaptionLook = {
  font: 'oswald',
  emoji: true,
  hook: { color: '#101010', boxColor: null, size: 0.8, place: 0.3 },
  color: '#ffffff',
  emphasisColor: '#ff3366',
  emphasisRule: 'longest',
  size: 1.2,
  place: 0.5,
  letterCase: 'upper',
  outline: { widthEm: 0.1, color: '#101010' },
  box: null,
  wordsAtOnce: 'two_lines',
};
const NOT_FOUND = { code: 'NOT_FOUND' };

export function brandRules(caller: () => Caller): void {
  const kits = async () =>
    BRAND_OPERATIONS.list_brand_kits.answer.parse((await caller().owner('list_brand_kits')).body).brandKits;
  const create = async (body: object = {}) => {
    const made = await caller().owner('create_brand_kit', { body: { name: 'Mine', look: LOOK, ...body } });
    expect(made.status).toBe(201);
    return BRAND_OPERATIONS.create_brand_kit.answer.parse(made.body).brandKit;
  };
  const update = (brandKitId: string, body: object) =>
    caller().owner('update_brand_kit', { params: { brandKitId }, body });
  const remove = (brandKitId: string) => caller().owner('delete_brand_kit', { params: { brandKitId } });
  const apply = async (body: object) =>
    BRAND_OPERATIONS.apply_brand_kit.answer.parse((await caller().owner('apply_brand_kit', { body })).body);
  const composition = async (compositionId: string) =>
    (await caller().ok('get_composition', { params: { compositionId } })).composition;

  describe('brand kits', () => {
    it('are named by the service, kept, changed on what they were, and one at most is the default', async () => {
      expect((await caller().ok('get_me')).features).toContain('brand_kits');
      expect((await caller().owner('list_brand_kits', { key: caller().api.apiKey })).status).toBe(401);
      const first = await create({ isDefault: true });
      const second = await create({ name: 'Other' });
      expect(first).toMatchObject({ name: 'Mine', revision: 1, look: LOOK, isDefault: true });
      expect((await update(second.id, { expectedRevision: 1, isDefault: true })).body.brandKit).toMatchObject(
        {
          revision: 2,
          isDefault: true,
        },
      );
      expect((await kits()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
        [second.id, true],
        [first.id, false],
      ]);
      expect((await update(second.id, { expectedRevision: 1, name: 'Late' })).body.error).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'revision_mismatch' },
      });
      const wrong = await update(second.id, {
        expectedRevision: 2,
        look: { ...LOOK, color: 'red', size: 9 },
      });
      expect(wrong.body.error).toMatchObject({ code: 'VALIDATION_FAILED' });
      for (const { id } of [first, second]) expect((await remove(id)).status).toBe(200);
      expect((await remove(first.id)).body.error).toMatchObject(NOT_FOUND);
      expect(await kits()).toEqual([]);
    });

    it('stay on a clip that becomes a timeline, with what is set of its captions, whatever is cut there', async () => {
      const kit = await create();
      const { asset, clips } = await analyzedProject(caller());
      const made = (await acceptedClip(caller(), clips[0])).composition;
      const at = { compositionId: made.id };
      await caller().ok('edit_composition', {
        params: at,
        body: {
          ...{ expectedRevision: made.revision, brandKitId: kit.id, hook: 'Look here' },
          captionDetails: { place: 0.25, masksProfanity: true },
        },
      });
      const { brand, details } = (await composition(made.id)).captions;
      const { project } = await caller().ok('create_vibe_edit_project', {
        body: { language: 'en', captionStyle: 'boxed', aspect: '9:16', sourceAssetId: asset.id, ...at },
      });
      const params = { projectId: project.id };
      const { timeline } = await caller().ok('get_timeline', { params });
      expect(timeline.texts).toMatchObject([
        { text: 'LOOK HERE', font: 'oswald', color: '#101010', sizeScale: 0.8 },
      ]);
      expect((await composition(timeline.compositionId)).captions).toMatchObject({ brand, details });
      await caller().ok('apply_timeline_operations', {
        params,
        body: {
          expectedRevision: 1,
          operations: [{ type: 'remove_range', outputStartSec: 0, outputEndSec: 1 }],
        },
      });
      expect((await composition(timeline.compositionId)).captions).toMatchObject({ brand, details });
      expect(brand).toMatchObject({ brandKitId: kit.id, look: LOOK });
      await remove(kit.id);
    });

    it('give new clips the default as it is then, which later changes and deletion leave as it was', async () => {
      const kit = await create({ isDefault: true });
      const { clips } = await analyzedProject(caller());
      const { composition: made } = await acceptedClip(caller(), clips[0]);
      const brand = { brandKitId: kit.id, name: 'Mine', look: LOOK };
      expect((await composition(made.id)).captions.brand).toEqual(brand);
      await update(kit.id, { expectedRevision: 1, look: { ...LOOK, size: 0.8 } });
      expect((await composition(made.id)).captions.brand).toEqual(brand);

      const edit = async (brandKitId: string | null) => {
        const { revision } = await composition(made.id);
        return (
          await caller().ok('edit_composition', {
            params: { compositionId: made.id },
            body: { expectedRevision: revision, brandKitId },
          })
        ).composition;
      };
      const again = await edit(kit.id);
      expect(again.captions.brand?.look.size).toBe(0.8);
      expect(again.revisions?.[0]?.changes).toEqual(['brand']);
      expect((await edit(kit.id)).revision).toBe(again.revision);
      await remove(kit.id);
      expect((await composition(made.id)).captions.brand?.look.size).toBe(0.8);
      expect((await edit(null)).captions.brand).toBeNull();
      const { composition: plain } = await acceptedClip(caller(), clips[1]);
      expect((await composition(plain.id)).captions.brand).toBeNull();
    });

    it('go on all accepted clips at once, and off them again with what they had before', async () => {
      const { project, clips } = await analyzedProject(caller());
      const accepted = [];
      for (const clip of clips.slice(0, 2))
        accepted.push((await acceptedClip(caller(), clip)).composition.id);
      const kit = await create();
      const done = await apply({ brandKitId: kit.id, projectId: project.id });
      expect(done.changed.map(({ compositionId }) => compositionId).sort()).toEqual([...accepted].sort());
      for (const id of accepted) expect((await composition(id)).captions.brand?.brandKitId).toBe(kit.id);
      expect(await apply({ brandKitId: kit.id, projectId: project.id })).toEqual({
        changed: [],
        unchanged: accepted.length,
      });

      // An edit made since stays; a brand taken off since is not put back.
      const [first = '', second = ''] = accepted;
      for (const [id, body] of [
        [first, { title: 'Later' }],
        [second, { brandKitId: null }],
      ] as const)
        await caller().ok('edit_composition', {
          params: { compositionId: id },
          body: { expectedRevision: (await composition(id)).revision, ...body },
        });
      const undone = await caller().owner('undo_brand_kit', { body: { changed: done.changed } });
      expect(undone.body).toMatchObject({ restored: 1, skipped: 1 });
      expect(await composition(first)).toMatchObject({ title: 'Later', captions: { brand: null } });
      expect((await composition(second)).captions.brand).toBeNull();
      const unknown = { brandKitId: 'brk_00000000000000000000' };
      expect((await caller().owner('apply_brand_kit', { body: unknown })).body.error).toMatchObject(
        NOT_FOUND,
      );
      await remove(kit.id);
    });

    it('hold fonts and logos of one’s own, which are read before they are kept', async () => {
      expect((await caller().ok('get_me')).features).toContain('brand_files');
      const keep = (kind: string, bytes: Uint8Array, name = 'mine.file') =>
        caller().owner('create_brand_file', {
          body: { kind, name, data: Buffer.from(bytes).toString('base64') },
        });
      const kept = async (kind: string, bytes: Uint8Array) =>
        BRAND_FILE_OPERATIONS.create_brand_file.answer.parse((await keep(kind, bytes)).body).brandFile;
      const logo = await kept('logo', madeLogo());
      const font = await kept('font', fontFile());
      expect(logo).toMatchObject({ kind: 'logo', name: 'mine.file', sizeBytes: madeLogo().length });
      expect(font).toMatchObject({ kind: 'font', name: 'Anton Regular' });
      const listed = (await caller().owner('list_brand_files')).body;
      expect(BRAND_FILE_OPERATIONS.list_brand_files.answer.parse(listed).brandFiles.slice(0, 2)).toEqual([
        font,
        logo,
      ]);
      const read = await caller().owner('get_brand_file', { params: { brandFileId: logo.id } });
      expect(read.body.brandFile).toMatchObject({
        ...{ data: madeLogo().toString('base64'), font: null },
        logo: { widthPx: 96, heightPx: 64 },
      });

      for (const [kind, bytes, code] of [
        ['logo', madeLogo().subarray(0, -1), 'logo_not_png'],
        ['logo', fontFile(), 'logo_not_png'],
        ['logo', madePng(1025, 1, () => [0, 0, 0, 0]), 'logo_large'],
        ['font', madeLogo(), 'font_not_readable'],
        ['font', webFontFile(), 'font_packed'],
        ['font', fontFile().subarray(0, 5000), 'font_not_readable'],
      ] as const) {
        const { body } = await keep(kind, bytes);
        expect(body.error, code).toMatchObject({
          code: 'VALIDATION_FAILED',
          details: { issues: [{ path: '/data', problem: { code } }] },
        });
      }

      const place = { corner: 'top_left', size: 0.2, opacity: 0.5 } as const;
      const { font: _, ...plain } = LOOK;
      const look = {
        ...plain,
        ownFont: { brandFileId: font.id },
        logo: { brandFileId: logo.id, ...place },
      };
      for (const wrong of [
        { ...look, ownFont: { brandFileId: logo.id } },
        { ...look, logo: { ...place, brandFileId: 'brf_00000000000000000000' } },
      ])
        expect(
          (await caller().owner('create_brand_kit', { body: { name: 'Mine', look: wrong } })).body.error,
        ).toMatchObject(NOT_FOUND);
      const kit = await create({ look });
      const { clips } = await analyzedProject(caller());
      const { composition: made } = await acceptedClip(caller(), clips[0]);
      const edited = await caller().ok('edit_composition', {
        params: { compositionId: made.id },
        body: { expectedRevision: made.revision, brandKitId: kit.id },
      });
      expect(edited.composition.captions.brand?.look).toEqual(look);
      await remove(kit.id);
    });

    it('hold films before and after a clip, whose caption files are timed as its exports', async () => {
      expect((await caller().ok('get_me')).features).toContain('brand_films');
      const { project, clips } = await analyzedProject(caller());
      const film = await uploadVideo(caller(), await shortTalkVideo(), 'intro.mp4');
      const introSec = film.durationSec ?? 0;
      const { font: _, ...plain } = LOOK;
      const look = { ...plain, intro: { assetId: film.id }, outro: { assetId: film.id } };
      const wrong = { ...plain, intro: { assetId: 'ast_00000000000000000000' } };
      expect(
        (await caller().owner('create_brand_kit', { body: { name: 'Mine', look: wrong } })).body.error,
      ).toMatchObject(NOT_FOUND);
      const kit = await create({ look });
      const { composition: made } = await acceptedClip(caller(), clips[0]);
      const params = { compositionId: made.id };
      const firstCue = async (): Promise<number> => {
        const { captions } = await caller().ok('get_composition_captions', {
          params,
          query: { format: 'vtt' },
        });
        const [, minutes, seconds] = /^(?:00:)?(\d\d):(\d\d\.\d{3}) -->/m.exec(captions.text) ?? [];
        return 60 * Number(minutes) + Number(seconds);
      };
      const plainSec = await firstCue();
      const { composition: branded } = await caller().ok('edit_composition', {
        params,
        body: { expectedRevision: made.revision, brandKitId: kit.id },
      });
      expect(branded.durationSec).toBe(made.durationSec);
      expect((await firstCue()) - plainSec).toBeCloseTo(introSec, 1);

      // What was taken away is put back where it was.
      const { captions } = await caller().ok('get_composition_captions', {
        params,
        query: { format: 'srt' },
      });
      const { composition: imported } = await caller().ok('edit_composition', {
        params,
        body: {
          expectedRevision: branded.revision,
          captionFile: { format: 'srt', text: captions.text },
        },
      });
      expect(imported.words?.[0]?.startSec).toBeCloseTo(plainSec, 1);

      const deleteFilm = () => caller().owner('delete_asset', { params: { assetId: film.id } });
      expect((await deleteFilm()).body.error).toMatchObject({ details: { reason: 'in_use_by_brand' } });
      await remove(kit.id);
      expect((await deleteFilm()).body.error).toMatchObject({
        details: { reason: 'in_use', uses: [{ projectId: project.id }] },
      });
      await caller().ok('edit_composition', {
        params,
        body: { expectedRevision: imported.revision, brandKitId: null },
      });
      expect((await deleteFilm()).status).toBe(200);
    });
  });
}
