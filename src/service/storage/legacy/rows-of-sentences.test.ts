import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillValues } from '../../../base/text/fill-values.ts';
import { PROBLEMS } from '../../../contract/problems/problem-tables.ts';
import { openNodeDatabase } from '../../../hosts/node/open-node-database.ts';
import type { Database } from '../../kernel/ports/database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS, upgradeRow } from '../migrations.ts';
import { convertSentences, problemOfSentence } from './rows-of-sentences.ts';
import { STORED_SENTENCES } from './stored-sentences.ts';

const CODES = Object.keys(STORED_SENTENCES) as (keyof typeof STORED_SENTENCES)[];
/** The schema rows with sentences were last written with. */
const BEFORE = MIGRATIONS.findIndex((step) => step.includes(convertSentences));

describe('a sentence out of a row', () => {
  it.each(CODES)('is read with its values: %s', (code) => {
    expect(PROBLEMS).toHaveProperty(code);
    const names = [...STORED_SENTENCES[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const value = fc.stringMatching(/^[A-Za-z][A-Za-z0-9:/-]{0,18}[A-Za-z0-9]$/);
    const values: fc.Arbitrary<Record<string, string>> = fc.record(
      Object.fromEntries(names.map((name) => [name, value])),
    );
    fc.assert(
      fc.property(values, (given) => {
        const sentence = fillValues(STORED_SENTENCES[code], (name) => given[name] ?? '');
        expect(problemOfSentence(sentence)).toEqual({ code, values: given });
      }),
    );
  });

  it('says the same again, but for what has clearer words today', () => {
    const clearer = CODES.filter((code) => PROBLEMS[code] !== STORED_SENTENCES[code]);
    expect(clearer).toEqual(['unreadable_video', 'being_converted', 'file_format_unknown', 'link_not_video']);
  });

  it('keeps the reason inside it as one, and counts as numbers', () => {
    expect(
      problemOfSentence(
        'The video could not be downloaded: files.example answered 503. Check the link and start again.',
      ),
    ).toEqual({
      code: 'not_downloaded',
      values: { why: { code: 'host_answered', values: { host: 'files.example', status: 503 } } },
    });
    expect(problemOfSentence('The file of “1984” no longer exists. Upload it again.')).toEqual({
      code: 'video_file_gone',
      values: { title: '1984' },
    });
  });

  it('is kept as it was said where nobody wrote it down', () => {
    expect(problemOfSentence('Something else happened.')).toEqual({
      code: 'said',
      values: { text: 'Something else happened.' },
    });
  });
});

describe('a database from before problems were data', () => {
  let folder = '';
  let database: Database;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cliproom-sentences-'));
    database = await openNodeDatabase(join(folder, 'studio.db'));
    for (const part of MIGRATIONS.slice(0, BEFORE).flat())
      if (typeof part === 'string') await database.run(part);
      else await part(database);
    await database.run(`PRAGMA user_version = ${BEFORE}`);
    await database.run("INSERT INTO account (id, plan, created_ms) VALUES ('a', 'studio', 0)");
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const insert = async (
    table: string,
    row: Readonly<Record<string, string | number | null>>,
  ): Promise<void> => {
    const columns = Object.keys(row);
    await database.run(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      Object.values(row),
    );
  };
  const kept = async (table: string, column: string): Promise<unknown> =>
    (await database.all<Record<string, string | null>>(`SELECT ${column} FROM ${table} ORDER BY rowid`)).map(
      (row) => JSON.parse(row[column] ?? 'null'),
    );

  const DISK_FULL = { code: 'disk_full', values: {} };
  const JOB = { account_id: 'a', kind: 'export', status: 'failed', created_ms: 0 };

  it('has a problem wherever it had a sentence', async () => {
    await insert('job', {
      ...JOB,
      id: 'j1',
      error_message: 'The disk is full. Free some space and try again.',
    });
    await insert('job', { ...JOB, id: 'j2', error_message: 'ffmpeg gave up.' });
    await insert('job', { ...JOB, id: 'j3', status: 'done', error_message: null });
    await insert('project', {
      ...{ id: 'p', account_id: 'a', kind: 'autoclip', title: 'A talk', status: 'failed' },
      ...{ settings: '{}', created_ms: 0, updated_ms: 0 },
      error_message: 'This stopped the service 3 times, so it was cancelled. The file may be damaged.',
      words_state: JSON.stringify({
        status: 'unavailable',
        message:
          'The speech model can’t be downloaded from hub.example: This port is not used for web addresses. Use 80, 443, or one from 1024. Check the speech model address in Settings. Or add a subtitle file. Until then, clips are chosen by audio and picture.',
      }),
      ranking_state: JSON.stringify({ status: 'language_model', model: 'small', message: null }),
      clips_short: JSON.stringify({
        ...{ asked: 5, found: 2 },
        message: 'You asked for 5 clips. Every other part of 15 to 60 s would repeat one of the 2 found.',
      }),
    });
    await migrate(database);
    expect(await kept('job', 'problem')).toEqual([
      DISK_FULL,
      { code: 'said', values: { text: 'ffmpeg gave up.' } },
      null,
    ]);
    expect(await kept('project', 'problem')).toEqual([{ code: 'given_up', values: { times: 3 } }]);
    const address = { code: 'address_port', values: {} };
    expect(await kept('project', 'words_state')).toEqual([
      {
        status: 'unavailable',
        problem: {
          code: 'no_model_so_picture',
          values: { why: { code: 'model_address_refused', values: { host: 'hub.example', why: address } } },
        },
      },
    ]);
    expect(await kept('project', 'ranking_state')).toEqual([
      { status: 'language_model', model: 'small', problem: null },
    ]);
    expect(await kept('project', 'clips_short')).toEqual([
      {
        ...{ asked: 5, found: 2 },
        problem: { code: 'fewer_apart', values: { asked: 5, found: 2, shortest: 15, longest: 60 } },
      },
    ]);
  });

  it('has one in the bin too, and in what was delivered', async () => {
    await insert('bin_item', {
      ...{ id: 'p', account_id: 'a', type: 'project', kind: 'autoclip', title: 'A talk' },
      ...{ size_bytes: 0, deleted_ms: 0 },
    });
    const inBin = {
      id: 'j',
      title: 'kept',
      error_message: 'The disk is full. Free some space and try again.',
    };
    await insert('bin_row', { item_id: 'p', table_name: 'job', row: JSON.stringify(inBin) });
    await insert('bin_row', { item_id: 'p', table_name: 'clip', row: '{"id":"c"}' });
    await insert('webhook', {
      ...{ id: 'w', account_id: 'a', url: 'https://hooks.example', status: 'active', secret: 's' },
      created_ms: 0,
    });
    const attempt = { at: '2026-11-20T10:00:00Z', httpStatus: 500, durationMs: 12 };
    await insert('delivery', {
      ...{ id: 'd', webhook_id: 'w', event_id: 'e', type: 'webhook.test', body: '{}', status: 'failed' },
      ...{ tries_left: 0, created_ms: 0 },
      attempts: JSON.stringify([
        { ...attempt, error: 'The receiver answered 500.' },
        { ...attempt, error: null },
      ]),
    });
    await migrate(database);
    expect(await kept('bin_row', 'row')).toEqual([
      { id: 'j', title: 'kept', problem: JSON.stringify(DISK_FULL) },
      { id: 'c' },
    ]);
    expect(await kept('delivery', 'attempts')).toEqual([
      [
        { ...attempt, problem: { code: 'receiver_answered', values: { status: 500 } } },
        { ...attempt, problem: null },
      ],
    ]);
  });

  it('has rows that a library file of that time brings along', () => {
    const row = { id: 'j', error_message: 'The service is stopping.', progress: 0.5 };
    expect(upgradeRow(BEFORE, 'job', row)).toEqual({
      ...{ id: 'j', progress: 0.5 },
      problem: JSON.stringify({ code: 'service_stopping', values: {} }),
    });
    const now = { id: 'j', problem: null };
    expect(upgradeRow(BEFORE + 1, 'job', now)).toBe(now);
  });
});
