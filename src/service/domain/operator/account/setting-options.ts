/** The answer of get_setting_options: what may be chosen, in words for people. The same for every account. */
import { CLIP_COUNT, MAX_DURATION_SEC, MIN_DURATION_SEC } from '../../../../contract/limits.ts';
import type { SettingOptions } from '../../../../contract/schemas/setting-options.ts';

const option = (id: string, name: string, description: string) => ({ id, name, description });

export const SETTING_OPTIONS: SettingOptions = {
  languages: [
    { id: 'auto', name: 'Detect' },
    { id: 'it', name: 'Italian' },
    { id: 'en', name: 'English' },
  ],
  objectives: [
    option('viral', 'Viral', 'Moments that make people stop and share.'),
    option('educational', 'Educational', 'Moments that explain one thing well.'),
    option('entertaining', 'Entertaining', 'Moments that are fun to watch.'),
    option('emotional', 'Emotional', 'Moments that move.'),
    option('controversial', 'Controversial', 'Moments people will argue about.'),
    option('howto', 'How-to', 'Moments that show steps to follow.'),
    option('business', 'Business', 'Moments with a lesson for work.'),
  ],
  captionStyles: [
    option('bold-karaoke', 'Bold karaoke', 'Big words; the spoken one changes colour.'),
    option('word-pop', 'Word pop', 'A few words at a time, each popping in.'),
    option('boxed', 'Boxed', 'Words on a dark box, calm and easy to read.'),
    option('outline', 'Outline', 'White words with a dark outline.'),
  ],
  reframeModes: [
    option('face', 'Follow faces', 'The picture follows whoever speaks.'),
    option('center', 'Centre', 'The middle of the picture is kept.'),
  ],
  layouts: [
    option('50-50', 'Half and half', 'Both videos take half of the height.'),
    option('60-40', 'Main larger', 'The main video takes 60 percent of the height.'),
  ],
  streamerLayouts: [
    option('auto', 'Find the webcam', 'The webcam stands above the game where one is found.'),
    option('stacked', 'Webcam above the game', 'The webcam is found or set; without one nothing is built.'),
    option('full', 'One picture', 'The video fills the picture.'),
  ],
  themes: [
    option('bubbles', 'Bubbles', 'Round chat bubbles in two colours.'),
    option('cards', 'Cards', 'Square message cards with names.'),
  ],
  chatSounds: true,
  aspects: [
    option('source', 'As filmed', 'The shape of the source.'),
    option('9:16', 'Vertical', 'For phones.'),
    option('1:1', 'Square', 'For feeds.'),
    option('16:9', 'Wide', 'For screens.'),
  ],
  videoTypes: [
    option('story', 'Story', 'A told story over a background.'),
    option('fake_text', 'Chat story', 'A story told as a chat.'),
    option('split_screen', 'Split screen', 'Two videos, one above the other.'),
    option('any', 'Any', 'Whatever suits the topic.'),
  ],
  clipCount: CLIP_COUNT,
  minDurationSec: MIN_DURATION_SEC,
  maxDurationSec: MAX_DURATION_SEC,
};
