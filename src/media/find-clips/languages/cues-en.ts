/** English phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import { TITLES } from '../../../base/text/titles.ts';
import type { CueLists } from './cue-lists.ts';

export const CUES_EN: CueLists = {
  filler: String.raw`
    u+h*m+|u+h+|e+r+m*|hm+|mm+|you know|i mean|like,|so yeah|okay so|right\?|well,|anyway|blah`,
  hedge: `
    i don't know|i don't remember|i can't remember|i'm not sure|not sure|i guess|i think|i suppose|maybe|
    perhaps|kind of|sort of|or something|something like|or whatever|more or less|probably|
    it depends|i forget|roughly|somewhere around|who knows|whatever|possibly|
    i couldn't tell you|apparently`,
  housekeeping: `
    welcome|thank you|thanks|hello|hi everyone|good (?:morning|afternoon|evening)|bye|goodbye|see you|
    subscribe|subscribers?|sponsor(?:s|ed)?|links?|in the comments|comments?|description|newsletter|
    episode|next time|next week|last time|last week|i'll (?:link|get|come|show|put|try|skip|say|be|talk|go)|
    we'll (?:get|come|talk|see|be|start|take|do|go|have)|
    let me (?:just|see|have|get|check|show|start|say|go)|before (?:i|we) (?:go|start|begin|get)|as i said|
    moving on|next question|questions?|q and a|slides?|microphone|mic|camera|can you hear|
    is this on|hang on|hold on|one second|one sec|bear with me|where was i|agenda|schedule|break|lunch|
    coffee|registration|sign up|tickets?|website|email|podcast|channel|stream|chat|follow (?:me|us)|
    discount|code|patreon|recording|audio|screen|wifi|parking|badges?|feedback form|that's it|
    that is all|that's all|quick (?:note|word|thing|reminder)|housekeeping|by the way|reminder|out of time|
    i'm going to (?:show|talk|start|go|do|try|say)|we're going to (?:talk|start|do|look|go|try)|introduce|
    my name is|joining (?:me|us)|applause|sorry|volume`,
  contrast: `
    not|but|instead|actually|really|in fact|rather|however|whereas|even though|although|unless|wrong|
    myth|opposite|no longer|the truth is|in reality|still|yet|except|despite`,
  absolute: `
    never|always|every|everyone|everybody|everything|nobody|no one|nothing|none|only|all|any|most|least|
    best|worst|first|last|ever|entire|exactly|whole|single|forever|impossible|must|anyone|anything`,
  payoff: `
    that's why|that's when|that's how|that's what|that's the|that is why|which means|this means|it means|
    so the|so that|turns? out|turned out|because|the reason|the point|the answer|the lesson|the trick|
    the secret|the problem|the difference|what i learned|i learned|i realised|i realized|in the end|finally|
    therefore|and suddenly|from then on|since then|ever since|to this day|until|unless|what matters|
    the thing is|is what`,
  imagine: `
    imagine|picture|think (?:of|about)|suppose|look at|consider|ask yourself|remember|notice|listen|say you|
    what if|what would`,
  listener: `
    you|your|yours|yourself|you're|you've|you'll|you'd`,
  firstPerson: `
    i|me|my|mine|myself|i'm|i've|i'd|i'll`,
  story: String.raw`
    was|were|had|went|came|said|told|took|got|saw|knew|thought|felt|heard|made|found|left|gave|looked|asked|
    called|stood|sat|ran|opened|walked|started|wanted|turned|kept|began|put|
    one (?:day|night|morning|evening|afternoon)|(?:years?|months?|weeks?|days?) (?:ago|later|before)|
    when i was|in (?:19|20)\d\d|the next (?:day|morning)|that (?:night|day|morning|summer|winter)|back then|
    once`,
  turn: `
    suddenly|and then|but then|until|then|at that moment|all of a sudden|out of nowhere|that was when|
    that's when|in that moment|and there`,
  quoted: `

    (?:he|she|they|i|you|we|who|somebody|someone|people|mother|father|mum|mom|dad|doctor|teacher|boss) (?:said|says|say|asked|asks|told|goes|went|yelled|whispered|replied|answered|shouted|wrote)|
    (?:was|were|i'm|he's|she's|they're) like|said to me|told me|asked me|told him|told her`,
  emotion: `
    love[ds]?|hate[ds]?|afraid|fear|scared|terrified|cry|cried|crying|tears?|laugh(?:ed|ing|s)?|happy|sad|
    angry|furious|ashamed|shame|proud|hurt|pain(?:ful)?|died?|death|dead|dying|alone|lonely|heart|joy|grief|
    worst|best|beautiful|terrible|horrible|awful|amazing|incredible|crazy|panic|shaking|screaming|screamed|
    hope|hopeless|lost|kill(?:ed|s)?|danger(?:ous)?|broke|broken|guilty|embarrass(?:ed|ing)|worry|worried|
    nightmare|dream(?:s|ed)?|miss(?:ed)?|forgive|sorry|regret|quit|fail(?:ed|ure)?|brave|trust|betrayed|
    fight|fought|hard|wow`,
  surprise: `
    surpris(?:e|ed|ing|ingly)|strange|weird|secret|nobody (?:tells|told|knows|knew|teaches)|turns out|
    turned out|you would think|you'd think|never (?:told|knew|thought|expected)|did you know|
    believe it or not|most people|everyone thinks|people think|mistake|counterintuitive|unexpected(?:ly)?|
    shock(?:ed|ing)|hidden|it was not|it wasn't|it isn't|the opposite|no idea|impossible|discover(?:ed)?|
    for the first time`,
  comparison: String.raw`
    like an?|as if|as though|like the|the same as|more than|less than|than|as \p{L}+ as|half|twice|times`,
  advice: `
    should|shouldn't|need to|have to|make sure|don't|do not|never|always|stop|start|rule|rules|step|tip|
    how to|ask|write|keep|if you|when you|before you`,
  elsewhere: `
    as (?:i|we) (?:said|mentioned)|i (?:said|mentioned) (?:earlier|before)|earlier|previous(?:ly)?|
    last (?:time|week|episode|month)|next (?:time|week|slide|episode)|this slide|
    on the (?:left|right|screen|slide)|over here|over there|right here|as you can see|down below|up there|
    that one|this one|the other one|you all|here in the room|today|right now`,
  notice: `
    slide|slides|link|links|page|chapter|episode|sponsor(?:ed)?|code|discount|sign up|deadline|tickets?|
    website|email|chat|subscribe|register|registration|room|parking|break|questions?|agenda|schedule|
    next week|tomorrow|tonight|thanks?|thank you|welcome|hello|please|announcement|notice|
    i'll (?:tell|show)|let me (?:tell|show)|i want to (?:tell|show|talk)|i'm going to|we're going to|
    i should say|as i said|i said it|come back to|get to that|get into|moving on|on to|anyway|
    before (?:i|we)|going to (?:talk|show|tell)`,
  praise: `
    very|really|absolutely|totally|completely|incredibl[ey]|amazing(?:ly)?|extraordinar(?:y|ily)|fantastic|
    wonderful|brilliant|insane|beautiful|stunning|gorgeous|great(?:est)?|best|finest|huge|massive|unique|
    legendary|world class|fundamental|important|exciting|excited|honestly|genuinely|passionate|passion`,
  picturable: `
    ants?|apples?|arms?|army|bab(?:y|ies)|bags?|balls?|bands?|baskets?|baths?|beds?|bees?|bells?|birds?|
    blades?|boats?|bones?|books?|boots?|bottles?|box(?:es)?|boys?|brain|brakes?|branch(?:es)?|bricks?|
    bridges?|brush(?:es)?|buckets?|bulbs?|buttons?|cakes?|cameras?|cards?|carts?|cats?|chains?|cheese|chest|
    chin|church|clocks?|clouds?|coats?|collars?|combs?|cows?|cups?|curtains?|cushions?|dogs?|doors?|drains?|
    drawers?|dress(?:es)?|ears?|eggs?|engines?|eyes?|faces?|farms?|feathers?|fingers?|fish|flags?|floors?|
    fl(?:y|ies)|foot|feet|forks?|gardens?|girls?|gloves?|goats?|guns?|hair|hammers?|hands?|hats?|heads?|
    hearts?|hooks?|horns?|horses?|hospitals?|houses?|islands?|jewels?|kettles?|keys?|knees?|kni(?:fe|ves)|
    knots?|lea(?:f|ves)|legs?|libraries|library|lips?|locks?|maps?|match(?:es)?|monkeys?|moon|mouths?|
    muscles?|nails?|necks?|needles?|nets?|noses?|nuts?|offices?|oranges?|ovens?|parcels?|pens?|pencils?|
    pictures?|pigs?|pins?|pipes?|planes?|plates?|pockets?|pots?|potato(?:es)?|prisons?|pumps?|rails?|rats?|
    receipts?|rings?|roofs?|roots?|sails?|schools?|scissors|screws?|seeds?|sheep|shel(?:f|ves)|ships?|
    shirts?|shoes?|skin|skirts?|snakes?|socks?|spades?|sponges?|spoons?|stamps?|stars?|stations?|sticks?|
    stomach|stores?|streets?|sun|tables?|tails?|thread|throat|thumbs?|tickets?|toes?|tongues?|tooth|teeth|
    towns?|trains?|trays?|trees?|trousers|umbrellas?|walls?|watch(?:es)?|wheels?|whistles?|windows?|wings?|
    wires?|worms?`,
  leaning: `
    and|but|so|because|or|then|it|it's|it was|he|he's|she|she's|they|they're|that|that's|this|these|those|
    which|also|too|yes|yeah|no|nope|exactly|right|okay|ok|well|him|her|them|there|such|either|neither|same|
    not|except`,
  opener: `
    so|now|okay|ok|alright|all right|anyway|right|let me|let's|first|second|third|next|finally|
    one (?:day|thing|of)|here is|here's|there is|there's|there was|
    the (?:first|second|third|other|next|last) thing|what|why|how|when|if|imagine|think|when i`,
  stopWords: `
    a an the and or but if then so of to in on at by for with from as into about over under up down out off
    is are was were be been being am do does did done have has had having will would can could should may
    might must shall not no yes yeah i me my mine you your yours he him his she her hers it its we us our
    they them their this that these those there here what which who whom whose when where why how all any
    some each every both few more most other such only own same than too very just also even still again
    ever never always because until while after before though like know mean think say said says get got go
    goes going went come came make made take took put see saw look looked want wanted let um uh okay ok
    well right really actually thing things something anything nothing everything someone people lot kind
    sort bit way one two three first much many now back good time maybe yet gonna wanna im ive dont didnt
    thats youre whats theres isnt wasnt doesnt cant wont theyre hes shes id ill youll youve oh hello hi hey
    thank thanks sorry please sure tell told ask asked gave give used use called else around through away
    year years day days little big old new long last next since without between another whole wrong work
    works keep kept find found try need seem happen happened start started stop turn turned left talk
    pretty quite exactly especially basically obviously course once twice half minute minutes week weeks
    month months today tomorrow yesterday anyway four five six seven eight nine ten hundred thousand
    million percent`,
  leadIn: `
    so|and|but|now|okay|ok|well|right(?=,)|anyway|oh|yeah|yes|no(?=,)|look(?=,)|see(?=,)|listen(?=,)|because|
    like(?=,)|actually|basically|you know|i mean`,
  promise: `
    if|when|whenever|every time|once|while|although|even if|as soon as|because|since|unless`,
  ending: 'ies|es|s|ing|ed|ly|e',
  titles: TITLES.en,
  wishes: {
    hook: 'hooks?|openings?|attention|start(?:s|ing)? strong(?:ly)?|strong (?:start|beginning)s?',
    payoff: 'pay[- ]?offs?|punch ?lines?|endings?|conclusions?|twists?|takeaways?|climax',
    clarity: String.raw`
      clear\p{L}*|explain\p{L}*|explanations?|simpl\p{L}*|tutorials?|how[- ]?to|tips?|advice|lessons?`,
    emotion: String.raw`
      emotion\p{L}*|fun|funny|funni\p{L}*|humou?r\p{L}*|jokes?|laugh\p{L}*|touching|moving|sad|hilarious|
      heart(?:warming|felt)|anecdotes?|inspir(?:ing|ational)|amusing|entertaining|comedic|story|stories`,
    novelty: String.raw`
      surpris\p{L}*|new(?! (?:york|zealand|jersey|orleans|england|delhi|mexico|testament|deal|year))|shocking|
      fascinating|unexpected\p{L}*|facts?|myths?|little[- ]known`,
    quotability: 'quot(?:e|es|ed|able|ations?)|one[- ]liners?|statements?|sayings?',
    dialogue: `
      dialog(?:ue)?s?|conversations?|(?<!(?:stock|foreign|student) )exchanges?(?! (?:rate|student|program))|
      arguments?|questions?|interviews?|debates?`,
    withoutWhat: String.raw`
      no(?!-| (?:one|matter|doubt|(?:more|longer|less|fewer|shorter) than)(?!\p{L}))|
      not(?!-| (?:only|just|merely|simply|necessarily|forget|miss|hesitate|(?:more|longer|
      less) than)(?!\p{L}))|without|(?<!(?:how|ways|tips|things|mistakes) to )avoid(?:ing)?|skip(?:ping)?|
      exclud\p{L}*|omit\p{L}*|except|leav(?:e|ing) out|
      don'?t(?! (?:only|just|forget|miss|hesitate|be afraid)(?!\p{L}))|
      (?:does|do|is|are)n't(?= (?:about|include|mention|involve|contain|talk about))|
      nothing (?:about|on|to do with)|ignor(?:e|ing)|remov(?:e|ing)|cut out|
      (?:other|apart|aside) (?:than|from)|anything but`,
    whatWithout: '(?<=leav(?:e|ing) [^.,;!?]{1,60} )out',
    turning: 'but|just|only|instead',
    asking: `
      clips?|videos?|moments?|parts?|scenes?|pick|choose|find|show|focus|prefer|include|talks?|speakers?|
      please|want|best|highlights?|interesting|give|segments?|look(?:ing)? for|don'?t(?: miss)?|not miss|
      forget|(?<!(?:paid|sick|parental) )leav(?:e|ing)|seconds?|minutes?|longer|shorter`,
  },
};
