/** What a library file cannot reach, whatever its rows say: other accounts of the host, and other files of its machine. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { issueCredentials } from '../../service/domain/operator/account-setup.ts';
import { Caller } from './api-under-test.ts';
import { createProject, uploadVideo } from './journey.ts';
import { bringLibrary, takeLibrary } from './library-file.ts';
import { silentVideo } from './made-video.ts';
import { rewritten } from './rewritten-library.ts';
import { startTestStudio, type TestStudio } from './test-studio.ts';

let studio: TestStudio;
let source: TestStudio;
let library: Blob;
let stranger: Caller;
/** What another account of the host has. */
let theirs: { readonly assetId: string; readonly projectId: string };

beforeEach(async () => {
  [studio, source] = [await startTestStudio(), await startTestStudio()];
  const [owner, before] = [studio, source].map((at) => new Caller({ ...at, close: at.dispose }));
  if (owner === undefined || before === undefined) throw new Error('There are two studios.');
  const asset = await uploadVideo(owner, await silentVideo());
  theirs = { assetId: asset.id, projectId: (await createProject(owner, asset.id)).id };
  await createProject(before, (await uploadVideo(before, await silentVideo())).id);
  library = await takeLibrary(before.api);
  const other = await issueCredentials(studio.database, studio.clock, {
    ...({ plan: 'studio', name: 'another', accountId: 'another' } as const),
  });
  stranger = new Caller({ ...studio, ...other, close: studio.dispose });
});
afterEach(async () => {
  await Promise.all([studio.dispose(), source.dispose()]);
});

/** With a row more in a table that has none. */
function withRow(table: string, row: object): Promise<Blob> {
  return rewritten(library, (name, text) => {
    if (name === `rows/${table}.jsonl`) return `${JSON.stringify(row)}\n`;
    return name === 'manifest.json'
      ? text.replace(`{"name":"${table}","rows":0}`, `{"name":"${table}","rows":1}`)
      : text;
  });
}

async function expectRefused(file: Blob): Promise<void> {
  const { status, body } = await bringLibrary(stranger.api, file);
  expect([status, body.error?.details?.issues?.[0]?.code]).toEqual([400, 'damaged_library']);
  expect((await stranger.ok('list_assets')).data).toEqual([]);
}

const RUN = {
  ...{ id: 'run_00000000000000000000', account_id: 'any', job_id: null, tool: 'voiceover', status: 'done' },
  ...{ problem: null, request: '{"tool":"voiceover","asked":null}', ideas: null, paid_with: 'allowance' },
  ...{ created_ms: 1, finished_ms: 1, writing_state: null },
};

it('adds nothing to a project of another account', async () => {
  const own = /"project_id":"[^"]+"/;
  await expectRefused(
    await rewritten(library, (name, text) =>
      name === 'rows/project_asset.jsonl' ? text.replace(own, `"project_id":"${theirs.projectId}"`) : text,
    ),
  );
});

it('shows no file of another account', async () => {
  await expectRefused(await withRow('tool_run', { ...RUN, asset_id: theirs.assetId }));
});

it('has runs whose sound was deleted since', async () => {
  const file = await withRow('tool_run', { ...RUN, asset_id: 'ast_00000000000000000000' });
  expect((await bringLibrary(stranger.api, file)).status).toBe(200);
});

it('plays no file that is not in it', async () => {
  const [own = ''] = /(?<="project_id":)"[^"]+"/.exec(await library.text()) ?? [];
  const composition = (file: string) => {
    const state = {
      ...{ title: 'A chat', width: 1080, height: 1920, fps: 30, captionStyle: null, framing: 'none' },
      ...{ words: [], durationSec: 1 },
      scene: {
        ...{ kind: 'faketext', theme: 'light', names: { me: 'Me', them: 'Them' } },
        ...{ lines: [{ side: 'me', text: 'Hello', voice: { file, durationSec: 1 } }] },
        ...{ backgroundAssetId: null, backgroundStartSec: 0 },
      },
    };
    return withRow('composition', {
      ...{ id: 'cmp_00000000000000000000', account_id: 'any', project_id: JSON.parse(own), clip_id: null },
      ...{ kind: 'faketext', revision: 1, state: JSON.stringify(state), framing_job_id: null },
      ...{ framing_status: null, posting: null, created_ms: 1, updated_ms: 1 },
    });
  };
  await expectRefused(await composition(`assets/${theirs.assetId}`));
  await expectRefused(await composition('../../etc/passwd'));
  const [file = ''] = /assets\/ast_[0-9a-f]+/.exec(await library.text()) ?? [];
  expect((await bringLibrary(stranger.api, await composition(file))).status).toBe(200);
});

it('names no row so that its pictures would be written elsewhere', async () => {
  await expectRefused(
    await rewritten(library, (name, text) =>
      name.startsWith('rows/') ? text.replaceAll(/"ast_[0-9a-f]+"/g, '"../../escaped"') : text,
    ),
  );
});

it.each(['text/html', 'image/svg+xml', 'video/mp4\r\nSet-Cookie: a=b'])(
  'is no page of the host where it says %j of a film',
  async (type) => {
    const file = await rewritten(library, (name, text) =>
      name === 'rows/asset.jsonl' ? text.replace('"video/mp4"', JSON.stringify(type)) : text,
    );
    expect((await bringLibrary(stranger.api, file)).status).toBe(200);
    const [film] = (await stranger.ok('list_assets')).data;
    const answer = await stranger.api.fetch(film?.links?.fileUrl ?? '');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/octet-stream']);
  },
);
