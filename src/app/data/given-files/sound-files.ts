/** Files of sound alone, as screens offer and recognise them before anything is read. */
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../account/account.ts';
import { useClient } from '../connection/session.tsx';

/** Of a file picker. */
export const SOUND_ACCEPT = 'audio/*,.mp3,.m4a,.wav,.aif,.aiff,.aifc,.caf,.flac,.ogg,.oga,.opus';
const SOUND_NAME = /\.(mp3|m4a|m4b|wav|aif|aiff|aifc|caf|flac|ogg|oga|opus)$/i;

/** By its name, to choose the place it leads to; what it is, the upload finds out from its bytes. */
export function isNamedSound({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return SOUND_NAME.test(name) || type.startsWith('audio/');
}

/** Whether the connected service takes sounds (extension `audio_assets`); null until it is known. */
export function useTakesSounds(): boolean | null {
  const { data } = useQuery(meQuery(useClient()));
  return data === undefined ? null : data.features?.includes('audio_assets') === true;
}
