/** A form with a file, as one body for the Network port (RFC 7578). */
import type { ModelServerBody } from './ask-model-server.ts';

export interface FormFile {
  readonly field: string;
  readonly filename: string;
  readonly content: Blob;
}

/** @param fields in their order; a name may come several times */
export function formBody(
  fields: readonly (readonly [name: string, value: string])[],
  file: FormFile,
): ModelServerBody {
  const boundary = `----cliproom-${crypto.randomUUID()}`;
  const head = (name: string, more = ''): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${more}\r\n`;
  const { field, filename, content } = file;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    content: new Blob([
      ...fields.map(([name, value]) => `${head(name)}\r\n${value}\r\n`),
      `${head(field, `; filename="${quoted(filename)}"`)}Content-Type: ${content.type}\r\n\r\n`,
      content,
      `\r\n--${boundary}--\r\n`,
    ]),
  };
}

/** As browsers write names (HTML, multipart/form-data encoding). */
function quoted(name: string): string {
  return name.replace(/\n/g, '%0A').replace(/\r/g, '%0D').replace(/"/g, '%22');
}
