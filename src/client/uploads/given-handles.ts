/** By which handle a person gave a file, where the browser gives one: what leads back to the file after the page is gone. */
const handles = new WeakMap<File, FileSystemFileHandle>();

export function withHandle(file: File, handle: FileSystemFileHandle): File {
  handles.set(file, handle);
  return file;
}

export function handleOf(file: File): FileSystemFileHandle | null {
  return handles.get(file) ?? null;
}
