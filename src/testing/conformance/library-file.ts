/** The library file: taken, brought in, and what is compared of the libraries on both sides. */
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import { type ApiUnderTest, type Caller, ORIGIN } from './api-under-test.ts';

export const LIBRARY_PATH = `${ORIGIN}/owner/library`;

interface Answer {
  readonly status: number;
  readonly body: ErrorBody & {
    library: { assets: number; projects: number; fileCount: number; sizeBytes: number };
  };
}

function authorized(api: ApiUnderTest): Record<string, string> {
  return { Authorization: `Bearer ${api.ownerToken}` };
}

export async function takeLibrary(api: ApiUnderTest): Promise<Blob> {
  const response = await api.fetch(LIBRARY_PATH, { headers: authorized(api) });
  if (response.status !== 200) throw new Error(await response.text());
  return response.blob();
}

export async function bringLibrary(api: ApiUnderTest, file: Blob): Promise<Answer> {
  const response = await api.fetch(LIBRARY_PATH, { method: 'POST', headers: authorized(api), body: file });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Everything of a library but temporary links, and by what films are read elsewhere: not every service has an answer to that. */
export async function contentsOf(of: Caller) {
  const { data: projects } = await of.ok('list_projects', { query: { limit: 100 } });
  const { data: assets } = await of.ok('list_assets', { query: { limit: 100 } });
  const perProject = await Promise.all(
    projects.map(async ({ id: projectId, kind }) => {
      const params = { projectId };
      const compositions = (await of.ok('list_compositions', { params })).data;
      return {
        compositions: await Promise.all(
          compositions.map(({ id }) => of.ok('get_composition', { params: { compositionId: id } })),
        ),
        clips: kind === 'autoclip' ? (await of.ok('list_clips', { params })).data : null,
        timeline: kind === 'vibeedit' ? await of.ok('get_timeline', { params }) : null,
        revisions: kind === 'vibeedit' ? (await of.ok('list_timeline_revisions', { params })).data : null,
        exports: (await of.ok('list_exports', { params })).data.map(
          ({ downloadUrl: _url, downloadUrlExpiresAt: _expires, ...facts }) => facts,
        ),
      };
    }),
  );
  const kept = assets.map(({ links: _links, reference: _reference, ...facts }) => facts);
  return { projects, assets: kept, perProject };
}
