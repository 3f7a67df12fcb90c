/** The voice pack as the build put it into a chunk of its own. */
import { voicePackBase64 } from 'virtual:voice-pack';
import { bytesOfBase64 } from '../../../base/bytes/base64.ts';

export async function bundledVoicePack(): Promise<Uint8Array> {
  const bytes = bytesOfBase64(voicePackBase64);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
