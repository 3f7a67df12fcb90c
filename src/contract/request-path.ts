/** Paths of the table with their parameters filled in, and query strings in the order of the table. */

/** `/v1/clips/{clipId}` with `{clipId: 'cnd_…'}` gives `/v1/clips/cnd_…`. Throws on a missing parameter. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path ${path} needs ${name}.`);
    return encodeURIComponent(String(value));
  });
}

/** `?limit=20&cursor=…`, or an empty string; undefined values are left out. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
