/** English grammar of video ideas. `{topic}` is what the user typed; the other gaps are filled from the lists. */
import type { IdeaGrammar } from './idea-grammar.ts';

export const IDEAS_EN: IdeaGrammar = {
  lists: {
    number: ['three', 'four', 'five'],
    days: ['seven', 'ten', 'fourteen', 'thirty'],
    minutes: ['five', 'ten', 'fifteen'],
    who: ['a neighbour', 'my sister', 'a colleague', 'a stranger on the train', 'my old teacher'],
    them: ['my boss', 'my mother', 'my best friend', 'my landlord', 'an old classmate'],
    loop: [
      'someone cutting soap',
      'paint being mixed',
      'a marble run',
      'dough being kneaded',
      'a road at night',
    ],
    time: [
      'at 2 in the morning',
      'ten minutes before work',
      'on a Sunday evening',
      'in the middle of a meeting',
    ],
    thing: ['the photo', 'the receipt', 'the voice message', 'the spare key', 'the screenshot'],
  },
  hashtags: {
    story: ['#storytime', '#truestory'],
    fake_text: ['#textstory', '#chatstory'],
    split_screen: ['#splitscreen', '#sidebyside'],
  },
  frames: {
    story: [
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
          [
            'Name the moment you noticed that it did not work.',
            'Stop at the first sign that something was off.',
          ],
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
          [
            'Set the place and the moment in one sentence.',
            'Describe who you were talking to with one detail.',
          ],
          ['Repeat the question you asked.'],
          ['Give the answer in the words that were used.', 'Tell the story you got instead of an answer.'],
          ['Show how you tested it the very next day.'],
          ['End on the sentence you still remember.'],
        ],
        hashtag: 'lessons',
      },
      {
        titles: [
          'The true cost of {topic}',
          'What {topic} really cost me',
          '{topic}: the bill nobody mentions',
        ],
        hooks: [
          'I wrote down every minute and every coin that went into {topic}.',
          'Guess what a month of {topic} costs. You are too low.',
        ],
        outline: [
          ['Let viewers guess before you say anything.', 'Show the empty list.'],
          ['Add up the obvious part.'],
          [
            'Add the part everyone forgets: time, space, patience.',
            'Read out the line that surprised you most.',
          ],
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
          [
            'Each sign: what it looks like, then why it happens.',
            'For each one, show it before you name it.',
          ],
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
    ],
    fake_text: [
      {
        titles: [
          '{them} found out about {topic}',
          'I had to explain {topic} to {them}',
          'The message about {topic} I sent to {them}',
        ],
        hooks: ['“Can we talk about {topic}?” Sent {time}.', '“Why is {topic} on your screen?”'],
        outline: [
          ['A harmless question opens the chat.', 'The first message has one word too many.'],
          ['The first lie, and it is a small one.', 'An answer that explains far too much.'],
          ['{thing} turns up, and it proves the opposite.', 'The other side asks for {thing}.'],
          ['The turn: {them} did the very same thing.', 'The turn: it was never about {topic}.'],
          ['The last message is one word.'],
        ],
        hashtag: 'caught',
      },
      {
        titles: [
          'Wrong number, right advice on {topic}',
          'A stranger texted me about {topic}',
          'Wrong chat: {topic}',
        ],
        hooks: [
          '“Is this still about {topic}?” — “Who is this?”',
          'The number was unknown. The knowledge about {topic} was not.',
        ],
        outline: [
          ['A message meant for somebody else arrives {time}.'],
          [
            'You answer out of politeness, then out of curiosity.',
            'Both sides keep the chat going without admitting it.',
          ],
          ['The stranger solves your problem with {topic} in three lines.'],
          ['You notice a detail: you live in the same house.', 'The profile picture loads at last.'],
          ['Close with the question neither of you asks.'],
        ],
        hashtag: 'wrongnumber',
      },
      {
        titles: [
          'The group chat about {topic}, before it was deleted',
          'I was added to a chat about {topic}',
          'They forgot I was in the {topic} chat',
        ],
        hooks: [
          '“Nobody tell them about {topic}.” I was in the chat.',
          'Four people, one plan, and I was the plan.',
        ],
        outline: [
          ['Show the name of the chat and that you were added by accident.'],
          ['They plan openly; you stay silent.', 'Read along for six messages.'],
          ['You answer with a single thumb.', 'You correct one fact, because you cannot help it.'],
          ['Panic, excuses, {thing}.'],
          ['The plan was a surprise for you.', 'The plan goes on, with you in charge.'],
        ],
        hashtag: 'groupchat',
      },
      {
        titles: [
          '{topic}, but it is a break-up',
          'Breaking up with {topic} by text',
          'It is not you, it is {topic}',
        ],
        hooks: [
          '“We need to talk.” — “Is this about {topic}?”',
          '“I have met somebody who does not care about {topic}.”',
        ],
        outline: [
          ['It reads like a break-up for the first five messages.'],
          ['The complaints get oddly precise.', 'Every complaint is really about {topic}.'],
          ['The other side begs, offers {thing}.'],
          ['Reveal who, or what, is writing.', 'Reveal that the chat is with a delivery service.'],
          ['They make up, under one condition.'],
        ],
        hashtag: 'breakup',
      },
      {
        titles: [
          'Texting {them} as if I were an expert on {topic}',
          'I pretended to know {topic}',
          'One lie about {topic} and {days} messages later',
        ],
        hooks: [
          '“You know about {topic}, right?” I said yes.',
          '“Great, then you can give the talk on {topic} tomorrow.”',
        ],
        outline: [
          ['One small yes opens the chat.'],
          ['The questions get harder, the answers vaguer.', 'You answer with questions of your own.'],
          ['{them} brings in a real expert.'],
          [
            'The expert agrees with everything: also an impostor.',
            'The expert is somebody you know very well.',
          ],
          ['Both promise never to tell.'],
        ],
        hashtag: 'impostor',
      },
      {
        titles: [
          'A message from my future self about {topic}',
          'Future me has opinions on {topic}',
          'Do not start {topic} today, says future me',
        ],
        hooks: ['“Do not touch {topic} tomorrow.” Sent by: me.', 'It knew my password, so I listened.'],
        outline: [
          ['Proof: something only you could know.', 'You ask for proof and get {thing}.'],
          ['The warning about {topic}, without a reason.'],
          ['You bargain for one detail more.'],
          ['The answer shows that the warning itself causes it.', 'You do the opposite, out of spite.'],
          ['The last message comes from an even later you.'],
        ],
        hashtag: 'futureme',
      },
      {
        titles: ['Customer service for {topic}', 'I asked a help line about {topic}', 'Please hold: {topic}'],
        hooks: [
          '“Thank you for contacting {topic}. How badly did it go?”',
          '“For feelings about {topic}, press two.”',
        ],
        outline: [
          ['An all too friendly greeting.'],
          ['Questions that are far too personal.', 'The form asks what nobody ever asked.'],
          ['You are passed on, twice.'],
          ['The last agent knows your case from her own life.', 'The last agent is {them}.'],
          ['Please rate this conversation.'],
        ],
        hashtag: 'customerservice',
      },
    ],
    split_screen: [
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
          [
            'Stop at the first word that carries the trick.',
            'Stop at the number, and ask where it comes from.',
          ],
          ['Show how you checked it, so that anyone can.'],
          ['Give the fair version in one sentence.'],
        ],
        hashtag: 'factcheck',
      },
    ],
  },
};
