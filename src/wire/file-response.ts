/**
 * A Response whose body is a File or Blob held by reference. `blob()` gives that very object back, so a
 * 2 GB video crosses a port without being read; `body` and the other readers work as usual.
 */
export class FileResponse extends Response {
  readonly file: Blob;

  constructor(file: Blob, init?: ResponseInit) {
    super(file, init);
    this.file = file;
  }

  override blob(): Promise<Blob> {
    return Promise.resolve(this.file);
  }
}
