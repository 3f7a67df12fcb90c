/** English angles for split screens. Gaps: fill-template; lists: ideas-en. */
import type { IdeaFrame } from './idea-grammar.ts';

export const SPLIT_SCREEN_IDEAS_EN: readonly IdeaFrame[] = [
  {
    titles: [
      '{topic}: expectation and reality',
      '{topic} in my head, {topic} on camera',
      'The plan for {topic} against the day itself',
    ],
    hooks: [
      'Top: how I imagined {topic}. Bottom: {time}.',
      'Both halves start at the same second. Watch them drift apart.',
    ],
    outline: [
      ['Both halves begin with the same gesture.'],
      ['Top goes by the book; bottom meets the first problem.', 'Every ten seconds the gap gets wider.'],
      ['Let both halves fall silent for one beat.'],
      ['Bottom ends better than planned, or at least funnier.'],
    ],
    hashtag: 'expectation',
  },
  {
    titles: [
      'Beginner and expert do {topic}',
      'First time and thousandth time: {topic}',
      'Two people, one task: {topic}',
    ],
    hooks: [
      'Same task, same tools. Watch the hands, not the result.',
      'One of these two has done {topic} before. You will know in five seconds.',
    ],
    outline: [
      ['Show both starting points and the same clock.'],
      ['Mark the first moment they decide differently.', 'Freeze where the beginner hesitates.'],
      ['Let the expert explain that moment in one sentence.'],
      ['The beginner tries again with that sentence.'],
      ['Put both results next to each other.'],
    ],
    hashtag: 'beginnervsexpert',
  },
  {
    titles: [
      '{topic} explained over {loop}',
      'Watch {loop}, learn {topic}',
      '{topic} in sixty seconds, with {loop}',
    ],
    hooks: [
      'Keep your eyes below and your ears on {topic}.',
      'By the time this is over, you can explain {topic} to {who}.',
    ],
    outline: [
      ['Promise one thing viewers can do afterwards.'],
      [
        'Explain the idea with an object from the kitchen.',
        'Explain the idea without a single technical word.',
      ],
      ['Give one example and one counter-example.'],
      ['Sum it up exactly as the loop comes to its end.'],
    ],
    hashtag: 'explained',
  },
  {
    titles: [
      '{topic} then and now',
      'How {topic} looked when I started',
      'One year of {topic}, side by side',
    ],
    hooks: [
      'Left: my first try at {topic}. I had thought it was good.',
      'Same place, same person, {days} days apart.',
    ],
    outline: [
      ['Start with the old recording, uncut.'],
      ['React to it in the other half.', 'Stop it where it hurts.'],
      ['Repeat the same task today.'],
      ['Name the one habit that made the difference.'],
    ],
    hashtag: 'thenandnow',
  },
  {
    titles: [
      'Cheap against expensive: {topic}',
      '{topic} for nothing, {topic} for a lot',
      'Is the expensive way of {topic} better?',
    ],
    hooks: [
      'One half cost almost nothing. You decide which.',
      'I let {who} guess which side was the cheap one.',
    ],
    outline: [
      ['Do not say which side is which.'],
      ['Compare three things anyone can see.', 'Same test on both sides, without a cut.'],
      ['Let somebody else vote.'],
      ['Reveal the price, then say what you would buy.'],
    ],
    hashtag: 'cheapvsexpensive',
  },
  {
    titles: [
      'Two opinions on {topic}, one clock',
      'For and against {topic}',
      '{who} and I disagree about {topic}',
    ],
    hooks: [
      'Thirty seconds for {topic}, thirty seconds against. No interruptions.',
      'We only agree on one thing about {topic}, and it comes last.',
    ],
    outline: [
      ['Each side states its best point first.', 'Start with the point the other side finds hardest.'],
      ['Swap: each side repeats the other’s point fairly.'],
      ['One fact both accept.'],
      ['Viewers vote in the comments with one word.'],
    ],
    hashtag: 'debate',
  },
  {
    titles: [
      '{topic}: the clip above, the truth below',
      'I checked a clip about {topic}',
      'Fact check: {topic}',
    ],
    hooks: [
      'This clip about {topic} sounds right. Let us stop it {number} times.',
      'One sentence in this clip is true. Find it before I do.',
    ],
    outline: [
      ['Play the claim without comment.'],
      ['Stop at the first word that carries the trick.', 'Stop at the number, and ask where it comes from.'],
      ['Show how you checked it, so that anyone can.'],
      ['Give the fair version in one sentence.'],
    ],
    hashtag: 'factcheck',
  },
];
