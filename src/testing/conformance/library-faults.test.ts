/** What only this process can show of a library file: other work beside it, hostile rows, and what is left behind. */
import { afterEach, describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { LIBRARY_TABLES } from '../../service/domain/operator/library/library-tables.ts';
import { convertSentences } from '../../service/storage/legacy/rows-of-sentences.ts';
import { MIGRATIONS } from '../../service/storage/migrations.ts';
import { Caller } from './api-under-test.ts';
import { createProject, jobEnd, uploadTalk, uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';
import { rewritten } from './rewritten-library.ts';
import { startTestStudio, type TestStudio, type TestStudioOptions } from './test-studio.ts';

const PATH = 'https://studio.test/owner/library';
const studios: TestStudio[] = [];

afterEach(async () => {
  for (const studio of studios.splice(0)) await studio.dispose();
});

async function start(options: TestStudioOptions = {}): Promise<{ studio: TestStudio; caller: Caller }> {
  const studio = await startTestStudio(options);
  studios.push(studio);
  return { studio, caller: new Caller({ ...studio, close: studio.dispose }) };
}

function take({ fetch, ownerToken }: TestStudio): Promise<Response> {
  return fetch(PATH, { headers: { Authorization: `Bearer ${ownerToken}` } });
}

async function bring({ fetch, ownerToken }: TestStudio, body: Blob | ReadableStream<Uint8Array>) {
  const headers = { Authorization: `Bearer ${ownerToken}` };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await fetch(PATH, init);
  return { status: response.status, body: await response.json() };
}

async function staged({ database }: TestStudio): Promise<number> {
  return (await database.get<{ n: number }>('SELECT COUNT(*) AS n FROM library_row'))?.n ?? -1;
}

/** Tables that stay with the service, each for a reason library-tables.ts gives. */
const LEFT_OUT =
  'account api_bonus api_key bin_file bin_item bin_row daily_usage delivery filmstrip heard_window idempotency language_model_choice ledger_entry library_mark library_row listening owner_token secret server_key speech_choice speech_speed transcription_server_choice upload upload_part voice_server_choice webhook';

describe('a library file', () => {
  it('has every table of the database but those that are left out on purpose', async () => {
    const { studio } = await start();
    const tables = (
      await studio.database.all<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      )
    ).map(({ name }) => name);
    const taken = LIBRARY_TABLES.map(({ name }) => name);
    expect([...taken, ...LEFT_OUT.split(' ')].sort()).toEqual(tables.sort());
  });
});

describe('taking the library', () => {
  it('waits for nothing: while work runs it is refused with what runs', async () => {
    const held = deferred<void>();
    const { studio, caller } = await start({
      media: (engine) => ({
        ...engine,
        listen: async (...args) => {
          await held.promise;
          return engine.listen(...args);
        },
      }),
    });
    const project = await createProject(caller, (await uploadTalk(caller)).id);
    const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
    const response = await take(studio);
    expect(response.status).toBe(409);
    expect((await response.json()).error.details).toMatchObject({
      reason: 'work_running',
      uses: [{ jobId: job.id }],
    });
    held.resolve();
    await jobEnd(caller, job.id);
    const file = await take(studio);
    expect(file.status).toBe(200);
    await file.body?.cancel();
  });

  it('gives the library as it was when asked for, and leaves nothing behind', async () => {
    const { studio, caller } = await start();
    const asset = await uploadVideo(caller, await silentVideo());
    const response = await take(studio);
    const { project } = await caller.ok('create_project', { body: { title: 'Too late' } });
    const file = await response.blob();
    expect(await staged(studio)).toBe(0);
    const other = await start();
    expect((await bring(other.studio, file)).status).toBe(200);
    expect((await other.caller.ok('list_assets')).data.map(({ id }) => id)).toEqual([asset.id]);
    expect(await other.caller.fails('get_project', { params: { projectId: project.id } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('given up in the middle leaves nothing behind', async () => {
    const { studio, caller } = await start();
    await uploadVideo(caller, await silentVideo());
    const reader = (await take(studio)).body?.getReader();
    await reader?.read();
    expect(await staged(studio)).toBeGreaterThan(0);
    await reader?.cancel();
    expect(await staged(studio)).toBe(0);
  });
});

describe('bringing a library in', () => {
  const libraryFile = async (): Promise<Blob> => {
    const { studio, caller } = await start();
    await createProject(caller, (await uploadVideo(caller, await silentVideo())).id);
    return (await take(studio)).blob();
  };

  it('that breaks off leaves nothing behind, also where the service dies', async () => {
    const file = await libraryFile();
    const { studio, caller } = await start();
    const half = file
      .slice(0, Math.floor(file.size / 2))
      .stream()
      .getReader();
    const cut = deferred<void>();
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const step = await half.read();
        if (!step.done) {
          controller.enqueue(step.value);
          return;
        }
        await cut.promise;
        controller.error(new Error('The connection is gone.'));
      },
    });
    const answer = bring(studio, body);
    while ((await staged(studio)) === 0) await caller.ok('get_me');
    cut.resolve();
    await answer;
    expect(await staged(studio)).toBe(0);
    expect((await caller.owner('get_storage')).body.storage.usedBytes).toBe(0);

    // As a crash would leave it.
    await studio.database.run("INSERT INTO library_row (batch, table_name, row) VALUES ('a', 'asset', '{}')");
    await studio.files.put('assets/ast_00000000000000000000', new Blob([new Uint8Array(10)]));
    await studio.service.stop();
    await studio.service.start();
    expect(await staged(studio)).toBe(0);
    // What no row knows is set aside, in case it is the rows that are wrong.
    const { byKind } = (await caller.owner('get_storage')).body.storage;
    expect(byKind.filter(({ sizeBytes }) => sizeBytes > 0)).toEqual([
      { kind: 'swept', sizeBytes: 10, fileCount: 1 },
    ]);
  });

  it.each([
    [
      'a file outside the store',
      (text: string) => text.replace(/"file":"[^"]+"/, '"file":"../../etc/passwd"'),
    ],
    ['a file that is not in it', (text: string) => text.replace(/"file":"[^"]+"/, '"file":"assets/other"')],
    ['a column that is none', (text: string) => text.replace('"title"', '"title = 1; --"')],
    ['a value of another type', (text: string) => text.replace(/"size_bytes":\d+/, '"size_bytes":"many"')],
    ['a row that is no row', (text: string) => text.replace(/^\{.*\}$/m, '[]')],
  ])('is refused for rows with %s', async (_, change) => {
    const file = await rewritten(await libraryFile(), (name, text) =>
      name === 'rows/asset.jsonl' ? change(text) : text,
    );
    const { studio, caller } = await start();
    const { status, body } = await bring(studio, file);
    expect([status, body.error?.details?.issues?.[0]?.code]).toEqual([400, 'damaged_library']);
    expect((await caller.ok('list_assets')).data).toEqual([]);
    expect((await caller.owner('get_storage')).body.storage.usedBytes).toBe(0);
  });

  it('is refused where JSON of a row has another shape', async () => {
    const file = await rewritten(await libraryFile(), (name, text) =>
      name === 'rows/project.jsonl' ? text.replace(/"settings":"(?:[^"\\]|\\.)*"/, '"settings":"[7]"') : text,
    );
    const { studio, caller } = await start();
    const { status, body } = await bring(studio, file);
    expect([status, body.error?.details?.issues?.[0]?.code]).toEqual([400, 'damaged_library']);
    expect((await caller.ok('list_projects')).data).toEqual([]);
  });

  it('gives the rows to the account that brings them, whatever account they name', async () => {
    const file = await rewritten(await libraryFile(), (_, text) =>
      text.replaceAll('"account_id":"account"', '"account_id":"somebody"'),
    );
    const { studio, caller } = await start();
    expect((await bring(studio, file)).status).toBe(200);
    expect((await caller.ok('list_projects')).data).toHaveLength(1);
  });

  it('is refused where a row of an older version holds what none did', async () => {
    const before = MIGRATIONS.findIndex((step) => step.includes(convertSentences));
    const file = await rewritten(await libraryFile(), (_, text) =>
      text
        .replace(/"schema":\d+/, `"schema":${before}`)
        .replaceAll('"problem":null', '"error_message":null')
        .replace('"words_state":null', '"words_state":"no state"'),
    );
    const { studio } = await start();
    const { status, body } = await bring(studio, file);
    expect([status, body.error?.details?.issues?.[0]?.code]).toEqual([400, 'damaged_library']);
  });

  it('reads one from before problems were data', async () => {
    const { studio: source, caller } = await start();
    const asset = await uploadTalk(caller);
    const project = await createProject(caller, asset.id);
    await source.database.run("UPDATE project SET status = 'failed', problem = ? WHERE id = ?", [
      JSON.stringify({ code: 'given_up', values: { times: 3 } }),
      project.id,
    ]);
    const said = 'This stopped the service 3 times, so it was cancelled. The file may be damaged.';
    const before = MIGRATIONS.findIndex((step) => step.includes(convertSentences));
    const file = await rewritten(await (await take(source)).blob(), (name, text) =>
      name === 'manifest.json'
        ? text.replace(/"schema":\d+/, `"schema":${before}`)
        : text
            .replaceAll(/"problem":"(?:[^"\\]|\\.)*"/g, `"error_message":"${said}"`)
            .replaceAll('"problem":null', '"error_message":null'),
    );
    const { studio, caller: target } = await start();
    expect(await bring(studio, file)).toMatchObject({ status: 200 });
    expect((await target.ok('get_project', { params: { projectId: project.id } })).project).toMatchObject({
      status: 'failed',
      errorMessage: said,
      errorReason: { code: 'given_up', values: { times: 3 } },
    });
  });
});
