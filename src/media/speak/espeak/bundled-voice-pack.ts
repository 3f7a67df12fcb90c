/** The voice pack as the build put it into a chunk of its own. */
import { voicePackBase64 } from 'virtual:voice-pack';

export async function bundledVoicePack(): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(voicePackBase64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
