/** English angles for stories told as a chat. Gaps: fill-template; lists: ideas-en. */
import type { IdeaFrame } from './idea-grammar.ts';

export const CHAT_IDEAS_EN: readonly IdeaFrame[] = [
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
      ['The expert agrees with everything: also an impostor.', 'The expert is somebody you know very well.'],
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
];
