/**
 * A Request whose body is a File or Blob held by reference. Whole-body readers go to the file itself instead
 * of draining a stream made from it, and a relay can pass the file on unread.
 */
export class FileRequest extends Request {
  readonly file: Blob;

  constructor(url: string, file: Blob, init: RequestInit) {
    super(url, { ...init, body: file });
    this.file = file;
  }

  override blob(): Promise<Blob> {
    return Promise.resolve(this.file);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.file.arrayBuffer();
  }
}
