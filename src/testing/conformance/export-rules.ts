/** Exports and money. Specification, section 4 create_export, section 2 Export and Credits. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../contract/ids.ts';
import type { Export } from '../../contract/schemas/job.ts';
import { readMp4 } from '../media/mp4/read-mp4.ts';
import type { Caller } from './api-under-test.ts';
import { type Analyzed, acceptedClip, analyzedProject, exportEnd } from './journey.ts';

export function exportRules(caller: () => Caller): void {
  describe('an export', () => {
    let analyzed: Analyzed;
    let compositionId: string;

    beforeAll(async () => {
      analyzed = await analyzedProject(caller());
      compositionId = (await acceptedClip(caller(), analyzed.clips[0])).composition.id;
    });

    it('answers 202 with Location and no link, uses one of the day, and is given again while it runs', async () => {
      const usedBefore = (await caller().ok('get_credits')).dailyLimits.exports.used;
      const params = { compositionId };
      const started = await caller().send<{ export: Export; paidWith: string }>('create_export', { params });
      expect(started.status).toBe(202);
      expect(started.headers.get('Location')).toBe(`/v1/exports/${started.body.export.id}`);
      expect(started.body).toMatchObject({
        ...{ creditsCharged: 0, reused: false, paidWith: 'plan' },
        export: { status: 'queued', downloadUrl: null, file: null, compositionId },
      });
      const again = await caller().ok('create_export', { params });
      expect(again).toMatchObject({
        ...{ creditsCharged: 0, reused: true, paidWith: null },
        export: { id: started.body.export.id },
      });
      expect((await caller().ok('get_credits')).dailyLimits.exports.used).toBe(usedBefore + 1);
      const deleting = await caller().fails('delete_composition', { params });
      expect(deleting).toMatchObject({ code: 'CONFLICT', details: { reason: 'being_exported' } });
      const done = await exportEnd(caller(), started.body.export.id);
      expect(done).toMatchObject({
        status: 'done',
        progress: 1,
        revision: 1,
        errorMessage: null,
        file: { width: 1080, height: 1920, mimeType: 'video/mp4' },
      });
      expect((await caller().ok('get_job', { params: { jobId: done.jobId } })).job).toMatchObject({
        kind: 'export',
        status: 'done',
        exportId: done.id,
      });
    });

    it('gives a new link with every read, which downloads the whole MP4 without a key', async () => {
      const { data } = await caller().ok('list_exports', { params: { projectId: analyzed.project.id } });
      const [listed] = data;
      const read = await exportEnd(caller(), listed?.id ?? '');
      expect(read.downloadUrl).not.toBeNull();
      expect(listed?.downloadUrl).not.toBeNull();
      const response = await caller().api.fetch(read.downloadUrl ?? '');
      expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=/);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.byteLength).toBe(read.file?.sizeBytes);
      expect(readMp4(bytes).tracks.map(({ entry }) => entry.kind)).toEqual(['avc1', 'mp4a']);
    });

    it('has a link that differs with every read, lives fifteen minutes and opens nothing else', async () => {
      const { data } = await caller().ok('list_exports', { params: { projectId: analyzed.project.id } });
      const params = { exportId: data[0]?.id ?? '' };
      const askedMs = Date.now();
      const first = (await caller().ok('get_export', { params })).export;
      const second = (await caller().ok('get_export', { params })).export;
      expect(second.downloadUrl).not.toBe(first.downloadUrl);
      expect(Math.abs(Date.parse(first.downloadUrlExpiresAt ?? '') - askedMs - 15 * 60_000)).toBeLessThan(
        60_000,
      );
      for (const { downloadUrl } of [first, second])
        expect((await caller().api.fetch(downloadUrl ?? '', { method: 'HEAD' })).status).toBe(200);
      expect(first.fileDeletedAt).toBeNull();
    });

    it('asked for again with one key is one export, paid once', async () => {
      const used = async () => (await caller().ok('get_credits')).dailyLimits.exports.used;
      const before = await used();
      const input = { params: { compositionId }, idempotencyKey: newId('event') };
      const first = await caller().ok('create_export', input);
      await exportEnd(caller(), first.export.id);
      expect(await caller().ok('create_export', input)).toEqual(first);
      expect(first.export.downloadUrl).toBeNull();
      expect(await used()).toBe(before + 1);
    });

    it('uses no credits', async () => {
      const { data } = await caller().ok('list_ledger_entries', { query: { limit: 100 } });
      const { data: made } = await caller().ok('list_exports', {
        params: { projectId: analyzed.project.id },
      });
      const jobIds = made.map(({ jobId }) => jobId);
      expect(jobIds).toHaveLength(2);
      expect(data.filter(({ jobId }) => jobIds.includes(jobId))).toEqual([]);
    });

    it('link that was tampered with opens nothing', async () => {
      const { data } = await caller().ok('list_exports', { params: { projectId: analyzed.project.id } });
      const url = data[0]?.downloadUrl ?? '';
      const changed = url.slice(0, -4) + (url.endsWith('AAAA') ? 'BBBB' : 'AAAA');
      expect((await caller().api.fetch(changed)).status).toBe(404);
    });

    it('can no longer be read once its composition is deleted', async () => {
      const { data } = await caller().ok('list_exports', { params: { projectId: analyzed.project.id } });
      await caller().ok('delete_composition', { params: { compositionId } });
      for (const { id, downloadUrl } of data) {
        expect(await caller().fails('get_export', { params: { exportId: id } })).toMatchObject({
          code: 'NOT_FOUND',
        });
        expect((await caller().api.fetch(downloadUrl ?? '')).status).toBe(404);
      }
    });
  });

  describe('money', () => {
    it('always adds up: the sum of each source in the ledger is its balance', async () => {
      const { credits } = await caller().ok('get_credits');
      const sums = { plan: 0, top_up: 0, api_bonus: 0 } as Record<string, number>;
      for (let cursor: string | undefined; ; ) {
        const page = await caller().ok('list_ledger_entries', {
          query: { limit: 100, ...(cursor === undefined ? {} : { cursor }) },
        });
        for (const entry of page.data) sums[entry.source] = (sums[entry.source] ?? 0) + entry.amount;
        if (page.nextCursor === null) break;
        cursor = page.nextCursor;
      }
      expect(sums).toEqual({ plan: credits.remainingFromPlan, top_up: credits.topUp, api_bonus: 0 });
      expect(credits.remaining).toBe(credits.remainingFromPlan + credits.topUp);
    });
  });
}
