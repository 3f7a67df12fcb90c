/** A request as a curl command that holds no secret: the key is a variable of the reader's shell. */

export interface CurlRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly baseUrl: string;
  readonly as: 'key' | 'owner';
  readonly idempotencyKey: string | null;
  /** `file`: from a file beside, where the body is not known here. */
  readonly body: { readonly json: string } | 'json-file' | 'bytes-file' | null;
}

export function curlOf({ method, path, baseUrl, as, idempotencyKey, body }: CurlRequest): string {
  // The service inside a browser has no address: the reader names the one to send to.
  const url = baseUrl === '' ? `"$CLIPROOM_URL"${quoted(path)}` : quoted(baseUrl + path);
  const lines = [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${url}`,
    `-H "Authorization: Bearer $${as === 'owner' ? 'CLIPROOM_OWNER_TOKEN' : 'CLIPROOM_API_KEY'}"`,
  ];
  if (idempotencyKey !== null) lines.push(`-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`);
  if (body === 'bytes-file')
    lines.push("-H 'Content-Type: application/octet-stream'", '--data-binary @part.bin');
  else if (body !== null) {
    lines.push("-H 'Content-Type: application/json'");
    lines.push(body === 'json-file' ? '--data @body.json' : `--data ${quoted(body.json)}`);
  }
  return lines.join(' \\\n  ');
}

/** In single quotes, where a shell takes every character as it is. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
