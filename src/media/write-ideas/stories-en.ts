/** English grammar of chat stories. */
import { me, type StoryGrammar, them } from './story-grammar.ts';

export const STORIES_EN: StoryGrammar = {
  meNames: ['Sam', 'Robin', 'Alex', 'Nora', 'Ben', 'Jo'],
  prompts: [
    'the surprise party',
    'the borrowed car',
    'the missing cake',
    'the new tattoo',
    'the secret recipe',
    'the broken window',
  ],
  lists: {
    place: [
      'the kitchen',
      'the garage',
      'the balcony',
      'the hallway',
      'the laundry room',
      'the roof',
      'the car park',
      'the lift',
      'the cellar',
      'the garden',
      'the stairs',
      'the attic',
    ],
    object: [
      'a ladder',
      'three candles',
      'a wet umbrella',
      'one red sock',
      'a goldfish',
      'a wig',
      'half a sandwich',
      'a walkie-talkie',
      'a garden gnome',
      'two tickets',
      'a trumpet',
      'a parking fine',
      'a birthday card',
      'a roll of tape',
    ],
    person: [
      'your sister',
      'the neighbour',
      'my boss',
      'the postman',
      'the baker',
      'your dentist',
      'my grandmother',
      'the landlord',
      'your ex',
      'the whole choir',
      'our old teacher',
      'the dog',
    ],
    hour: [
      '7:05',
      '9:40',
      'noon',
      '2:15',
      'half past three',
      '4:50',
      'six sharp',
      '8:30',
      'midnight',
      'five this morning',
    ],
    feeling: [
      'calm',
      'busy',
      'asleep',
      'at the gym',
      'in the shower',
      'on the phone',
      'very far away',
      'in a meeting',
      'out of battery',
      'almost honest',
    ],
  },
  exchanges: [
    { them: 'Then why is {object} in {place}?', me: 'That is {object}, yes. It belongs to {person}.' },
    {
      them: 'Where were you at {hour}? {person} asked me too.',
      me: 'At {hour} I was {feeling}. Ask {person}.',
    },
    {
      them: '{person} says you were seen near {place}.',
      me: '{person} also once mistook {place} for {object}.',
    },
    { them: 'And the noise from {place} at {hour}?', me: 'That was {person}, with {object}.' },
    {
      them: 'I am looking at {place} right now. I see {object}.',
      me: 'Please do not move {object}. It is holding {place} together.',
    },
    {
      them: 'You told {person} that you were {feeling}.',
      me: 'I was {feeling}. Then {person} turned up with {object}.',
    },
    { them: 'Who needs {object} at {hour}?', me: 'Anybody who has ever met {person} at {hour}.' },
    {
      them: 'Did you pay {person} with {object}?',
      me: '{person} asked for {object}. I only brought it to {place}.',
    },
    {
      them: 'There is a photo. {place}, {hour}, and {object}.',
      me: 'Photos lie. {person} taught me that at {hour}.',
    },
    { them: 'Swear on {object}.', me: 'I swear on {object}, and on {person}.' },
    { them: 'I could just call {person}.', me: '{person} is {feeling}. I checked.' },
    {
      them: 'So if I go to {place} now, I will find {object}?',
      me: 'Give me until {hour}. Then {place} is empty.',
    },
  ],
  plots: [
    {
      titles: ['Caught: {topic}', '“We need to talk about {topic}”', 'The truth about {topic}'],
      themNames: ['Mum', 'Boss', 'Best friend', 'Landlady'],
      opening: [
        them(
          'Can we talk about {topic}?',
          'Quick question about {topic}.',
          'Be honest. {topic}. What happened?',
        ),
        me('About what?', 'I have never heard of it.', 'Who told you?'),
        them(
          'You answered in one second. You never answer in one second.',
          'I did not say that anybody told me anything.',
        ),
        me('Coincidence. I am holding my phone.', 'I was about to text you. About something else entirely.'),
      ],
      turn: [
        them('Fine. I only ask because I found the receipt.', 'Fine. I have the video, you know.'),
        me('All right. It was me. {topic}, all of it.', 'You win. I did it, and I would do it again.'),
        them('Wait. It was YOU?', 'Hold on. You too?'),
        me('What do you mean, “too”?', 'Why do you sound relieved?'),
      ],
      punchLine: [
        them(
          'The receipt was mine. I was about to confess.',
          'There is no video. I was hoping you would take the blame for me.',
        ),
        me(
          'Same time next week, then?',
          'We never speak of {topic} again. Agreed?',
          'Deleting this chat in three, two…',
        ),
      ],
    },
    {
      titles: [
        'Wrong number, right person: {topic}',
        'A stranger knows everything about {topic}',
        'Who is this, and why {topic}?',
      ],
      themNames: ['Unknown number', 'Maybe: Kim', '+00 number'],
      opening: [
        them(
          'Everything is ready for {topic}. Nobody suspects a thing.',
          'The plan for {topic} stands. Bring the money.',
        ),
        me('Who is this?', 'I think you have the wrong number.'),
        them('Very funny. We said no names.', 'Good. That is exactly what we agreed you would say.'),
        me('No, really. I do not know you.', 'I am serious. I am just somebody on a sofa.'),
      ],
      turn: [
        me(
          'Okay, tell me where this is. I am calling someone.',
          'Last chance. What is {topic} really about?',
        ),
        them('Look out of your window.', 'Open your front door. Slowly.'),
        me(
          'Why are there forty people in my street?',
          'Why is everybody I know standing there with balloons?',
        ),
      ],
      punchLine: [
        them('Happy birthday. You are a terrible detective.', 'Surprise. It took you long enough.'),
        me('My birthday is in March.', 'That is lovely. My birthday was last month.'),
        them('…Then who is this?', '…Wrong number.'),
      ],
    },
    {
      titles: ['One small favour: {topic}', 'Do not ask about {topic}', 'I only said yes to {topic}'],
      themNames: ['Roommate', 'Cousin Leo', 'My brother', 'Colleague'],
      opening: [
        them('Are you home? It is about {topic}. Do not panic.', 'I need a tiny favour. Keyword: {topic}.'),
        me(
          'Whenever you write “do not panic”, I lose a deposit.',
          'The last tiny favour had a police report.',
        ),
        them('This time it is different. Mostly.', 'This one is legal. I looked it up.'),
        me('How much, how heavy, and is it alive?', 'Tell me the worst part first.'),
      ],
      turn: [
        them(
          'Okay. The truth: {topic} {is} already in your flat.',
          'Okay. The truth: I said it was your idea.',
        ),
        me(
          'I know. I have been sitting next to it for an hour.',
          'I know. They called me this morning and thanked me.',
        ),
        them('You knew the whole time? And let me beg?', 'You let me write all of that?'),
      ],
      punchLine: [
        me('I wanted to see how many excuses you have.', 'It was the best hour of my week.'),
        them('So you are not angry?', 'So we are good?'),
        me('I sold it. You owe me half the postage.', 'We are great. You are on the invoice.'),
      ],
    },
  ],
};
