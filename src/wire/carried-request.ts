/**
 * A Request whose body, a file or a stream, is held beside it. Browsers differ in what a Request makes of its body:
 * Firefox has no `body` at all and turns a stream into text (bugzil.la/1387483), so nothing of it is left to them. Whole
 * files are read from the file itself, and a relay can pass one on unread.
 */
export class CarriedRequest extends Request {
  private readonly content: Blob | ReadableStream<Uint8Array>;

  /** `init` without a body. */
  constructor(url: string, content: Blob | ReadableStream<Uint8Array>, init: RequestInit) {
    super(url, init);
    this.content = content;
    // A property of the instance: the platform's types allow no accessor in its place.
    Object.defineProperty(this, 'body', {
      get: () => (content instanceof Blob ? content.stream() : content),
    });
  }

  override blob(): Promise<Blob> {
    return this.content instanceof Blob ? Promise.resolve(this.content) : this.whole().blob();
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.content instanceof Blob ? this.content.arrayBuffer() : this.whole().arrayBuffer();
  }

  override text(): Promise<string> {
    return this.whole().text();
  }

  override json(): Promise<unknown> {
    return this.whole().json();
  }

  private whole(): Response {
    return new Response(this.content);
  }
}
