/** What a server says to lines that are sent as they are, as no client of HTTP would send them. Node only. */
import { connect } from 'node:net';

/** The whole answer until the server closes. @param origin of a server of this machine */
export function rawAnswer(origin: string, lines: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.on('close', () => resolve(text));
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  });
}
