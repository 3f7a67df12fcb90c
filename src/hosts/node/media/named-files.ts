/** Lets tasks with files in them cross to another process: a file travels as its name in the data folder. */

const FILE_NAME = '$fileName';

/** Replaces every Blob in `task` by its name. Throws for one without a name. */
export function withNames(task: unknown, nameOf: (file: Blob) => string | undefined): unknown {
  return mapDeep(task, (value) => {
    if (!(value instanceof Blob)) return undefined;
    const name = nameOf(value);
    if (name === undefined) throw new Error('Only files of the store can be given to a media process.');
    return { [FILE_NAME]: name };
  });
}

/** The other way round, in the media process. */
export async function withFiles(task: unknown, open: (name: string) => Promise<Blob>): Promise<unknown> {
  const names = new Set<string>();
  mapDeep(task, (value) => {
    const name = fileNameOf(value);
    if (name !== undefined) names.add(name);
    return name;
  });
  const files = new Map(await Promise.all([...names].map(async (name) => [name, await open(name)] as const)));
  return mapDeep(task, (value) => files.get(fileNameOf(value) ?? ''));
}

/** The name a file of a task travels as. Throws for what is none. */
export function nameOfFile(value: unknown): string {
  const name = fileNameOf(value);
  if (name === undefined) throw new Error('This is no file of the store.');
  return name;
}

function fileNameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !(FILE_NAME in value)) return undefined;
  return String(value[FILE_NAME]);
}

/** `replace` answers undefined for what is to be looked into further. */
function mapDeep(value: unknown, replace: (value: unknown) => unknown): unknown {
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((item) => mapDeep(item, replace));
  if (value instanceof Map)
    return new Map([...value].map(([key, item]) => [key, mapDeep(item, replace)] as const));
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapDeep(item, replace)]));
}
