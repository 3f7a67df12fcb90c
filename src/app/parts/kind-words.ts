/** Names of the six kinds of project. */
import type { MessageId } from '../i18n/messages.ts';

export const KIND_NAMES: Readonly<Record<string, MessageId>> = {
  autoclip: 'kind.autoclip',
  splitscreen: 'kind.splitscreen',
  streamer: 'kind.streamer',
  forumstory: 'kind.forumstory',
  faketext: 'kind.faketext',
  vibeedit: 'kind.vibeedit',
};
