/** English angles for told stories. Gaps: fill-template; lists: ideas-en. */
import type { IdeaFrame } from './idea-grammar.ts';

export const STORY_IDEAS_EN: readonly IdeaFrame[] = [
  {
    titles: [
      'The advice about {topic} I should have ignored',
      'I listened to {who} about {topic}',
      'One bad tip about {topic}',
    ],
    hooks: [
      'Everybody told me the same thing about {topic}. Everybody was wrong.',
      'It took me {days} days to see that the best-known advice about {topic} did not fit me.',
    ],
    outline: [
      ['Say the advice in one sentence, as you heard it.', 'Quote {who}, word for word.'],
      ['Show what you did with it, day by day.', 'Tell how you followed it, and how sure you were.'],
      ['Name the moment you noticed that it did not work.', 'Stop at the first sign that something was off.'],
      ['Tell what you do instead, in one concrete step.'],
      ['Ask viewers which advice about {topic} they regret.'],
    ],
    hashtag: 'badadvice',
  },
  {
    titles: [
      '{days} days of {topic}: what nobody shows',
      'I tried {topic} for {days} days',
      'Day one to day {days} with {topic}',
    ],
    hooks: [
      'Day one was fine. Day three was not.',
      'I kept a note for every single day of {topic}. Here is the one I almost did not write.',
    ],
    outline: [
      ['State the rule you set yourself and why.', 'Show the calendar and the one rule.'],
      ['Day one: the easy part, in ten seconds.'],
      [
        'The worst day, with what went wrong exactly.',
        'The day you nearly gave up, and what you did that evening.',
      ],
      ['The number or picture that changed by the end.'],
      ['Say who should try it, and who should not.', 'Tell what you kept after it was over.'],
    ],
    hashtag: 'challenge',
  },
  {
    titles: [
      'What {who} taught me about {topic}',
      '{topic}, explained by {who}',
      'I asked {who} about {topic}',
    ],
    hooks: [
      'I asked one polite question about {topic}. The answer took an hour and changed my week.',
      'The person who understood {topic} best had never read a word about it.',
    ],
    outline: [
      ['Set the place and the moment in one sentence.', 'Describe who you were talking to with one detail.'],
      ['Repeat the question you asked.'],
      ['Give the answer in the words that were used.', 'Tell the story you got instead of an answer.'],
      ['Show how you tested it the very next day.'],
      ['End on the sentence you still remember.'],
    ],
    hashtag: 'lessons',
  },
  {
    titles: ['The true cost of {topic}', 'What {topic} really cost me', '{topic}: the bill nobody mentions'],
    hooks: [
      'I wrote down every minute and every coin that went into {topic}.',
      'Guess what a month of {topic} costs. You are too low.',
    ],
    outline: [
      ['Let viewers guess before you say anything.', 'Show the empty list.'],
      ['Add up the obvious part.'],
      ['Add the part everyone forgets: time, space, patience.', 'Read out the line that surprised you most.'],
      ['Show the sum and what you would cut first.'],
    ],
    hashtag: 'realcost',
  },
  {
    titles: [
      '{number} small signs that you get {topic} wrong',
      'You are doing {topic} backwards',
      '{number} mistakes with {topic} I made twice',
    ],
    hooks: [
      'If the second sign sounds familiar, stop and go back one step.',
      'I made all {number} of these, some of them twice.',
    ],
    outline: [
      ['Start with the sign that is easiest to check at home.'],
      ['Each sign: what it looks like, then why it happens.', 'For each one, show it before you name it.'],
      ['Put the most common sign last but one.'],
      [
        'Finish with the single change that fixes most of them.',
        'Give one thing to try today, in under {minutes} minutes.',
      ],
    ],
    hashtag: 'mistakes',
  },
  {
    titles: [
      'The night {topic} went wrong',
      '{topic} went wrong {time}',
      'How {topic} ruined one perfectly good evening',
    ],
    hooks: [
      'It happened {time}, because of exactly one thing I had forgotten.',
      'I still know what the clock said when {topic} went wrong.',
    ],
    outline: [
      ['Open in the middle: the worst second, no explanation.', 'Begin with the sound you heard first.'],
      ['Go back one hour and show how harmless it looked.'],
      ['Tell the three decisions that led there.', 'Point at the decision that seemed clever.'],
      ['The rescue, or the lack of one.'],
      ['What is different now, in one sentence.'],
    ],
    hashtag: 'storytime',
  },
  {
    titles: [
      '{topic} for people who have no time',
      'The {minutes}-minute version of {topic}',
      'Half the effort, most of {topic}',
    ],
    hooks: [
      'You have {minutes} minutes. That is enough for {topic}, if you skip the right things.',
      'I cut everything from {topic} that I could not explain.',
    ],
    outline: [
      [
        'Say what you left out, and that you know it hurts.',
        'Put the long list and the short list side by side.',
      ],
      ['Step one, shown in real time.'],
      ['Step two, with the trap to avoid.'],
      ['Compare the result with the long way.', 'Show what is missing, honestly.'],
    ],
    hashtag: 'shortcut',
  },
];
