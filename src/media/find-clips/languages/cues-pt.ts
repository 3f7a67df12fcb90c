/** Portuguese phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import type { CueLists } from './cue-lists.ts';

export const CUES_PT: CueLists = {
  filler: String.raw`
    e+h+m*|h+u*m+|a+h+n*|né|ou seja|quer dizer|digamos|tipo,|tipo assim|assim,|cara,|olha,|veja bem|então,|
    bom,|pronto,|pá|enfim|pois,|tá\?|sabes?[?,]|viu\?|ué|percebe[sm]?\?|entend(?:e|es|eu|eram)\?|certo\?`,
  hedge: `
    não sei|sei lá|não me lembro|não lembro|não tenho (?:a )?certeza|talvez|se calhar|acho|creio|suponho|
    imagino que|me parece que|parece-me|eu diria|diria que|mais ou menos|uma espécie de|meio que|
    um pouco como|se não me engano|algo assim|ou algo|ou coisa (?:assim|parecida)|ou por aí|cerca de|
    provavelmente|pode ser[,.]|pode ser que|depende(?! d[aeo]s? )|quem sabe|não faço ideia|pelos vistos|
    pelo jeito|ou assim`,
  housekeeping: String.raw`
    bem-?vind[oa]s?|
    (?<!(?:fui|foi|sou|é|são|era|eram|foram|fomos|sinto|senti|sentiu|viu|ser) )obrigad[oa]s?|olá|oi|bom dia|
    boa (?:tarde|noite)|tchau|adeus|até (?:logo|breve|amanhã|à próxima|a próxima)|a gente se vê|vemo-nos|
    inscr\p{L}+|subscr\p{L}+|patroc\p{L}+|links?|nos comentários|comentários?|descrição|newsletter|
    episódios?|(?:na|da|a) próxima (?:vez|semana|aula)|(?:na|da|a) semana (?:que vem|passada)|
    (?:na|da|a) (?:aula|vez) passada|vos (?:deixo|digo|conto|mostro|explico|lembro)|
    (?:deixo|digo|conto|mostro|explico)-(?:vos|lhes)|vou (?:te|vos|lhes) \p{L}+|deixem-me|deixa eu|deixa-me|
    deixe-me|me deixem|antes de (?:começar|começarmos|continuar|avançar|terminar)|
    como (?:eu )?(?:dizia|disse|falei)|vamos lá|adiante|(?<!(?:me|te|se|lhe|nos|ela|ele|que) )perguntas?|
    slides?|diapositivos?|microfones?|câmera|(?:estão|tão) (?:me )?(?:ouvindo|a ouvir-me|a ouvir)|ouvem-me|
    espera aí|esperem|peraí|(?<!em )um momento[,.]|um momentinho|um minutinho|(?<!em )um segundo[,.]|
    um segundinho|só um instante|(?<!(?:uma|a|de|dar|ped\p{L}+) )desculp(?:a|e|em|em-me|a-me)|
    onde é que (?:eu )?(?:estava|ia)|onde (?:eu )?parei|(?:ao|nosso|deste|neste) programa|programa de hoje|
    agenda|horários?|intervalo|pausa|almoço|café|bilhetes|ingressos?|site|e-?mail|podcast|canal|ao vivo|
    em direto|chat|(?:me|nos) (?:siga|sigam|segue)|sigam-(?:me|nos)|descontos?|
    código (?:de desconto|promocional|qr)|grav(?:ando|ação|ações|amos)|tela|ecrã|wi-?fi|estacionamento|
    formulário|resumindo|para resumir|recapitul\p{L}+|é isso aí|por hoje é (?:só|tudo|isso)|
    (?:é|era) só isso|lembrete|a propósito|aliás|me chamo|chamo-me|meu nome é|apresento|aplausos?|palmas|
    volume|vamos (?:ver|falar|começar|fazer|passar)|
    vou (?:falar|contar|mostrar|explicar|começar|apresentar)|falaremos|já chegamos lá|comecemos|ouvintes|
    (?:pelas|vossas|suas) mensagens|(?:n?este|n?esse|próximo) vídeo|sininho|like|galera|vinheta|avisos?`,
  contrast: `
    não|mas|porém|contudo|na verdade|na realidade|de fa(?:to|cto)|em vez disso|no entanto|enquanto que|
    embora|apesar de|mesmo que|errad[oa]s?|fals[oa]s?|contrário|já não|a verdade é|só que|senão|exceto|nem|
    ainda|em vez de|ao invés de|pelo contrário|mito`,
  absolute: `
    nunca|jamais|sempre|cada|todos|todas|tudo|todo|toda|nenhuma?|ninguém|nada|só|somente|apenas|únic[oa]s?|
    mais|menos|melhor(?:es)?|pior(?:es)?|primeir[oa]|últim[oa]s?|exatamente|exactamente|inteir[oa]|
    impossível|qualquer|para sempre`,
  payoff: `
    por isso|é por isso|por causa disso|portanto|logo,|então|quer dizer|significa|porque|o motivo|a razão|
    a questão é|a resposta|a lição|o truque|o segredo|moral da história|o problema|a diferença|acontece que|
    acabou que|entendi|percebi|aprendi|me dei conta|dei-me conta|no fim|no final|afinal|finalmente|
    desde então|desde (?:esse|aquele) dia|até hoje|até que|a menos que|o que (?:importa|conta)|o importante|
    o fa(?:to|cto) é|é o que|é aí que|foi aí que|é assim que`,
  imagine: String.raw`
    imagin(?:a|e|em|emos)|pens(?:a|e|em) (?:n\p{L}+|em|bem|só|comigo)|olha[,:]|olhe|olhem|vej(?:a|am)|
    repar(?:a|e|em)|prest(?:a|e|em) atenção|suponha(?:m|mos)?|
    (?<!(?:me|te|se|nos|que|ele|ela) )lembr(?:a|e|em)(?:-te|-se)?|pergunt(?:a|e|em)(?:-te|-se)|
    se pergunt(?:e|em)|escuta[,:]|escutem?|digamos que|e se|o que (?:você faria|farias|aconteceria)`,
  listener: `
    você|vocês|cê|tu|te|ti|teu|tua|teus|tuas|contigo|convosco|vos|voss[oa]s?|és|estás|tens|podes|deves|
    queres|sabes|vês|fazes`,
  firstPerson: `
    eu|me|mim|meu|minha|meus|minhas|comigo|sou|estou|tô|tenho`,
  story: String.raw`
    fo(?:i|ram|mos)|fui|era|eram|éramos|(?:t|v)inham?|houve|
    (?:hav|faz|diz|pod|quer|sab|viv|parec|acontec|com|corr|conhec|dorm|escrev|morr|ped|sent|sub)iam?|
    (?:sa|ca)íam?|(?:estiv|tiv|fiz)emos|(?:est[ei]v|t[ei]v)e|f[ei]z|disse|quis|p[ôu]s|trouxe|soube|p[ôu]de|
    de[ui]|veio|vim?|viu(?!\?)|(?:sent|decid|conhec|perd|receb|escrev|abr|aprend|entend|consegu)i|
    (?:ouv|viv|ped|nasc|cresc|descobr|com|sub|dorm|corr|desist|part)i|(?:sa|ca)í|(?:eu|ele|ela) ia|iam|
    tavam?|\p{L}+(?:[^\P{L}t]|[^\P{L}s]t)ou|gostou|\p{L}{3,}ei|\p{L}{3,}(?:ceu|beu)|
    (?:morr|corr|perd|respond|aprend|entend|vend|escrev|viv|com|bat|met|l|sofr|do|cresc|nasc)eu|\p{L}{2,}iu|
    \p{L}+[^\P{L}p]aram|
    (?:fiz|diss|estiv|tiv|vi|d|pud|quis|troux|soub|morr|perd|receb|conhec|aparec|nasc|escrev|respond)eram|
    (?:sa|ca)íram|(?:abr|decid|ped|sent|consegu)iram|\p{L}{3,}(?:ava|avas|avam|ávamos)|um dia|certo dia|
    outro dia|uma (?:noite|manhã|tarde|vez)|(?:há|faz) (?:\p{L}+|\d+) (?:anos|meses|semanas|dias)|
    (?:anos|meses|semanas|dias) (?:depois|antes|atrás)|quando (?:eu )?era|em (?:19|20)\d\d|no dia seguinte|
    n?(?:aquele|esse) (?:dia|ano|verão|inverno)|n?(?:aquela|essa) (?:noite|manhã|tarde|altura|época)`,
  turn: `
    de repente|de súbito|do nada|e então|mas então|até que|foi (?:aí|então|quando)|
    n(?:esse|aquele) (?:momento|instante)|nisto|e aí|aí (?:eu|ele|ela|eles|veio)|e depois|
    de uma hora (?:para|pra) outra`,
  quoted: `
    (?:me|te|lhe|lhes|nos) (?:disse|disseram|diz|dizia|perguntou|pergunta|respondeu|contou|falou)|
    (?:el[ea]s?|eu|alguém) (?:falou|falaram|falei|fala|perguntou|perguntei|respondeu|gritou|escreveu)|
    (?:disse|diz|perguntou|respondeu|contou)-(?:me|lhe|lhes|nos)|
    (?:fal(?:ou|ei)|vir(?:ou|ei)) (?:assim|(?:pra|para) (?:mim|ele|ela))|
    (?:aí|e) (?:eu )?(?:falei|falou|fala)|perguntei|disse|disseram|diz|dizem|dizia`,
  emotion: String.raw`
    am[oa]|amava|apaixon\p{L}+|amor|ódio|odei\p{L}+|medo|assust\p{L}+|terror|chor\p{L}+|lágrimas?|
    ri(?:r|u|ram|ndo|mos)|risadas?|feliz(?:es)?|felicidade|tristes?|tristeza|zangad[oa]s?|raiva|
    furios[oa]s?|vergonha|envergonh\p{L}+|orgulh\p{L}+|dor(?:es)?|dói|doeu|mort[oaes]+|morr\p{L}+|
    sozinh[oa]s?|solidão|coração|alegr\p{L}+|saudades?|lind[oa]s?|terríve(?:l|is)|horríve(?:l|is)|
    incríve(?:l|is)|louc[oa]s?|loucura|pânico|trem(?:er|ia|endo)|grit\p{L}+|esperança|
    perd(?:i|eu|ido|ida|idos)|perig\p{L}+|quebrad[oa]s?|culpa|culpad[oa]s?|preocup\p{L}+|pesadelo|
    sonh\p{L}+|perdo\p{L}+|arrepend\p{L}+|fracass\p{L}+|falhanço|coragem|corajos[oa]s?|confiança|traição|
    traíd[oa]s?|difícil|difíceis|duros?|sofr\p{L}+|nervos[oa]s?|angústia|emocionad[oa]s?|chatead[oa]s?|
    abraç\p{L}+|deus`,
  surprise: String.raw`
    surpres[oa]s?|surpreend\p{L}+|estranh[oa]s?|esquisit[oa]s?|segredos?|
    ninguém (?:te|vos|nos|me|lhe) \p{L}+|na verdade|na realidade|(?:se pensa|pensa-se)|
    todo (?:o )?mundo (?:pensa|acha|diz)|toda a gente (?:pensa|acha|diz)|
    as pessoas (?:pensam|acham|acreditam)|não é verdade|(?:você|vocês|tu) (?:sabia[ms]?)|sabias que|
    acredit(?:e|em) ou não|por incrível que pareça|erros?|inesperad[oa]s?|descob\p{L}+|curios[oa]s?|
    inacreditáve(?:l|is)|escondid[oa]s?|o contrário|pela primeira vez|impossível|acontece que|absurd[oa]s?|
    quem diria|nunca (?:tinha|pensei|imaginei)`,
  comparison: String.raw`
    como uma?|como se|como [oa]s?|como quando|que nem|igual (?:a|ao|à)|(?:mais|menos) do que|
    mais \p{L}+ (?:do )?que|menos \p{L}+ (?:do )?que|tão \p{L}+ (?:como|quanto)|metade|o dobro|
    (?<!(?:às|muitas|algumas|por|várias|poucas|outras|tantas|as) )vezes|parec(?:e|ia) uma?`,
  advice: `
    deves|devia[sm]?|dever(?:ia|iam|ias)|(?:tens|tem|têm) (?:que|de)|é preciso|é necessário|precisas?|
    lembr(?:a-te|e-se|em-se)|certifi(?:ca-te|que-se|quem-se)|não faç(?:a|as|am)|nunca|sempre|
    p[aá]r(?:a|e|em) de|comec(?:e|em)|regras?|passos|(?:primeiro|segundo|próximo) passo|dicas?|conselhos?|
    como se faz|pergunt(?:e|em)|escrev(?:a|am)|guardem|
    se (?:você|vocês|tu|quiser|queres|tens|tiver|for|fizer|não)|
    quando (?:você|vocês|tu|for|tiver|fizer|estiver|quiser)|antes de`,
  elsewhere: `
    como (?:eu )?(?:dizia|disse|falei|vimos)|(?:disse|dizia|falei|vimos|falado|comentei) antes|
    há (?:pouco|bocado)|(?:na|a) (?:aula|vez) passada|(?:na|a) semana passada|
    (?:na|a|da) próxima (?:vez|semana|aula)|(?:n|d)?est[ea] slide|(?:à|na) (?:esquerda|direita)|
    (?:na tela|no ecrã)|aqui (?:atrás|embaixo|em baixo|em cima|do lado|ao lado)|
    (?:ali|lá) (?:atrás|embaixo|em baixo|em cima|no fundo)|acolá|
    como (?:veem|vêem|podem ver|vocês (?:veem|podem ver))|vocês estão vendo|est[ea] aqui|ess[ea] aí|
    aquel[ea] ali|est[ea] outr[oa]|ess[ea] outr[oa]|hoje(?! em dia)|agora mesmo|esta noite`,
  notice: String.raw`
    slides?|diapositivos?|links?|página|capítulo|episódio|patroc\p{L}+|
    código (?:de desconto|promocional|qr)|descontos?|inscr\p{L}+|subscr\p{L}+|data limite|bilhetes?|
    ingressos?|site|e-?mail|chat|(?:se|para) regist(?:ar|rar|rem?)|regist(?:em-se|rem-se)|(?:n|d)?esta sala|
    auditório|estacionamento|intervalo|pausa|(?<!(?:me|te|se|lhe|nos|ela|ele|que) )perguntas?|
    (?:ao|nosso|deste|neste) programa|agenda|semana que vem|próxima semana|amanhã|hoje à noite|
    (?<!(?:fui|foi|sou|é|são|era|eram|foram|fomos|sinto|senti|sentiu|viu|ser) )obrigad[oa]s?|
    bem-?vind[oa]s?|olá|oi|bom dia|boa (?:tarde|noite)|por favor|se faz favor|avisos?|anúncios?|
    vou (?:te |vos |lhes )?(?:falar|contar|dizer|mostrar|explicar|apresentar|começar|passar|ler|deixar)|
    vamos (?:ver|falar|começar|passar|fazer)|deixa eu|deix(?:a|e|em)-me|
    quero (?:contar|dizer|falar|mostrar)\p{L}*|queria (?:contar|dizer|falar|mostrar)\p{L}*|
    (?:conto|digo|mostro|explico|leio)-(?:vos|lhes)|vos (?:conto|digo|mostro|explico)|
    como (?:eu )?(?:dizia|disse|falei)|já (?:vos |lhes )?(?:disse|falei)|voltar(?:ei|emos) a(?:o|os|s)?|
    já volt(?:o|amos) a|volt(?:o|amos|e) a (?:isso|isto|esse|este)|já chegamos lá|adiante|enfim|
    antes de (?:começar|começarmos|continuar|avançar|terminar|passar|mais nada)|
    (?:n?este|n?esse|próximo) vídeo|falemos|falaremos`,
  praise: String.raw`
    muito(?! (?:tempo|dinheiro|mais|menos))|realmente|de verdade|absolutamente|totalmente|completamente|
    incríve(?:l|is)|incrivelmente|extraordinári[oa]s?|fantástic[oa]s?|maravilhos[oa]s?|genia(?:l|is)|
    espetacular(?:es)?|lind[oa]s?|bonit[oa]s?|bel[oa]s?(?! dia)|impressionantes?|\p{L}{3,}íssim[oa]s?|
    uma? grande(?! parte)|(?:o|a|os|as) melhor(?:es)?|enormes?|brutal|(?:bom|boa|legal|lindo|linda) demais|
    algo único|(?:é|são|experiência) únic[oa]s?(?! que)|lendári[oa]s?|de (?:classe|nível) mundial|
    fundamenta(?:l|is)|importantes?|emocionantes?|honestamente|sinceramente|paixão|(?:muito|bem|que) legal|
    super|ótim[oa]s?|excelentes?`,
  picturable: `
    formigas?|maçãs?|braços?|exércitos?|bebês?|bebés?|bolsas?|sacos?|malas?|bolas?|bandas?|cest[oa]s?|
    banheir[ao]s?|banhos?|camas?|abelhas?|sinos?|pássaros?|aves?|lâminas?|barcos?|ossos?|livros?|botas|
    garrafas?|caixas?|menin[oa]s?|rapaz(?:es)?|raparigas?|garot[oa]s?|cérebros?|freios?|travões|galhos?|
    ramos?|tijolos?|pontes?|escovas?|vassouras?|baldes?|lâmpadas?|botão|botões|bolos?|câmeras?|cartão|
    cartões|carroças?|carrinhos?|gat[oa]s?|correntes?|queijos?|peitos?|queixos?|igrejas?|relógios?|nuvem|
    nuvens|casacos?|colarinhos?|pentes?|vacas?|xícaras?|chávenas?|copos?|cortinas?|almofadas?|
    travesseiros?|cachorr[oa]s?|cão|cães|portas?|ralos?|gavetas?|vestidos?|orelhas?|ouvidos?|ovos?|
    motor(?:es)?|olhos?|rostos?|fazendas?|plumas?|dedos?|peixes?|bandeiras?|chão|moscas?|pés?|garfos?|
    jardim|jardins|luvas?|cabras?|pistolas?|cabelos?|martelos?|mãos?|chapéus?|cabeças?|coração|corações|
    ganchos?|anzol|anzóis|chifres?|cavalos?|hospita(?:l|is)|casas?|ilhas?|j[oó]ias?|chaleiras?|chaves?|
    joelhos?|facas?|nó|folhas?|pernas?|bibliotecas?|lábios?|fechaduras?|cadeados?|mapas?|fósforos?|
    macac[oa]s?|lua|bocas?|músculos?|pregos?|unhas?|pescoços?|agulhas?|nariz(?:es)?|noz|nozes|
    escritórios?|laranjas?|fornos?|pacotes?|embrulhos?|canetas?|lápis|quadros?|fotos?|fotografias?|
    porcos?|alfinetes?|canos?|tubos?|avião|aviões|pratos?|bolsos?|panelas?|vasos?|batatas?|prisão|prisões|
    cadeias?|trilhos?|carris|ratos?|recibos?|anel|anéis|telhados?|raiz|raízes|velas?|escolas?|tesouras?|
    parafusos?|sementes?|ovelhas?|prateleiras?|estantes?|navios?|camisas?|sapatos?|peles?|saias|cobras|
    serpentes?|meias|enxadas?|esponjas?|colher(?:es)?|selos?|estrelas?|estação|estações|varas?|bengalas?|
    estômago|barrigas?|lojas?|ruas?|sol|mesas?|caudas?|rabos?|fios?|gargantas?|polegar(?:es)?|bilhetes?|
    línguas?|dentes?|cidades?|trem|trens|comboios?|bandejas?|tabuleiros?|árvores?|calças|guarda-chuvas?|
    paredes?|muros?|rodas?|apitos?|janelas?|asas?|arames?|minhocas?|vermes?`,
  leaning: `
    e|mas|porém|então|por isso|porque|ou|aí|daí|ele|ela|eles|elas|isto|isso|est[ea]s?|ess[ea]s?|aquilo|
    aquel[ea]s?|disto|disso|também|além disso|sim|não,|exato|exatamente|justamente|claro|pois|que|qual|lá|
    ali|assim|só que|senão|nem|mesmo|era|é|foi|né|ou seja|quer dizer|depois|lhe|lhes|mesma|exceto|tá`,
  opener: String.raw`
    bom|bem|então|agora|ora|pronto|olha|enfim|vamos (?:lá|ver)|primeiro|segundo|terceiro|
    a (?:primeira|segunda|outra|última) (?:coisa|regra)|depois|por fim|por último|finalmente|um dia|
    outro dia|era uma vez|uma (?:vez|noite|coisa)|há|tem|havia|quando|se|por que|porquê|como|o que|
    imagin(?:a|e|em)|pens(?:a|e|em)|em (?:19|20)\d\d|aqui (?:está|temos)`,
  stopWords: `
    o a os as um uma uns umas de do da dos das em no na nos nas num numa ao à aos às por pelo pela pelos
    pelas para pra pro com sem sobre entre até desde contra dele dela deles delas nele nela deste desta
    desse dessa disto disso neste nesse e ou nem mas porém que se porque pois como quando onde enquanto qual
    quem quanto eu tu você vocês cê ele ela nós eles elas me te lhe lhes vos mim ti si comigo contigo lo la
    los las meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas este esta
    isto estes estas esse essa isso esses essas aquele aquela aquilo ser sou és é somos são era eram foi fui
    foram sido sendo seja estar estou estás está estamos estão estava estavam estado tá tô tão tava ter
    tenho tens tem temos têm tinha tinham teve tive há havia fazer faço fazes faz fazemos fazem fazia fez
    fiz feito fazendo faça dizer digo diz dizem dizia disse dito falar falo fala falou ir vou vai vamos vão
    ia iam indo ver vê visto poder posso podes pode podemos podem podia querer quero queres quer querem
    saber sei sabes sabe sabem sabia devo deve devia dar dá acho acha parece ficar fica ficou vem vêm veio
    não sim já também nunca jamais sempre muito muita muitos muitas mais menos pouco pouca poucos poucas
    tanto tanta tantos tantas todo toda todos todas tudo outro outra outros outras mesmo mesma mesmos mesmas
    cada algum alguma alguns nenhum algo alguém nada ninguém qualquer vários demais bastante quase só
    somente apenas aqui aí ali lá cá agora antes depois logo então hoje ontem amanhã ainda assim bem mal
    melhor pior dentro fora atrás além aliás talvez coisa coisas vez vezes parte modo maneira forma tipo
    gente ano anos dia dias mês semana hora dois duas três quatro cinco seis sete oito nove dez cem mil
    milhão milhões primeiro primeira grande bom boa bons boas novo nova eh ah oh hum hã né pá pronto enfim
    olá oi obrigado obrigada favor verdade realmente digamos exemplo claro certo tal nesta nestes nestas
    nessa nesses nessas destes destas desses dessas nisso nisto naquele naquela daquele daquela dum duma
    pros pras quais cujo será seria serão fosse estive esteve tivesse houve precisa preciso gosto gosta
    gostar deixa deixar consegue começar começa começou passar passa meio próprio própria último última daí
    olha caso casos meses semanas horas vinte ante após algumas nenhuma quanta certa`,
  leadIn: `
    e|mas|então|bom(?! (?:dia|trabalho|humor))|bem(?=,)|pois|agora(?! (?:que|mesmo))|olha(?=,)|olhe(?=,)|
    olhem(?=,)|veja(?=,)|vejam(?=,)|aí|daí|porque|ou seja|quer dizer|digamos|sim|né|enfim|é que|na verdade|
    a verdade é que|ah|eh|tá`,
  promise: `
    se|quando|cada vez que|sempre que|toda vez que|enquanto|embora|mesmo que|ainda que|assim que|já que|
    dado que|a menos que`,
  ending: String.raw`
    (?<=\p{L}{4})(?:aç(?:ão|ões)|a?mente|[ai]d[oa]s?)|
    (?<=\p{L}{3})(?:[aei]ndo|[aei]ram|avam?|ão|ões|ães|ãos|[aei]r(?:es)?|[aei]mos|[eio]us?|ei|eis|[éó]is)|
    (?<=\p{L}{3})(?:[aeiou]ns|[eiou]l|[aeiouáéíóúâêôã][sm]?)|(?<=\p{L}{2}a)(?:l|is)|(?<=\p{L}{2})is|
    (?<=\p{L}[aeiouéóã])s|(?<=ão)s`,
  titles: String.raw`[Ss]r(?:a|s|as|ta)?|[Dd]ra?s?|[Pp]rof[ªa]?|[Ee]ngª?|[Aa]rq|[Ee]xm[ao]|[Ll]ic|[Ss]t[ao]|[Ff]ig|[Pp]ág|[Vv]s|[Aa]v|p\.ex|p`,
  wishes: {
    hook: 'ganchos?|inícios?|começos?|aberturas?|introduç(?:ão|ões)|atenção',
    payoff: 'fina(?:l|is)|conclus(?:ão|ões)|desfechos?|reviravoltas?|desenlaces?',
    clarity: String.raw`
      clar[ao]s?|clareza|explic\p{L}*|simples|tutoria(?:l|is)|dicas?|conselhos?|liç(?:ão|ões)|passo a passo`,
    emotion: String.raw`
      emoç(?:ão|ões)|emocion\p{L}*|emotiv\p{L}*|engraçad\p{L}*|divertid\p{L}*|humor|piadas?|risos?|risadas?|
      rir|histórias|(?<=(?:uma|sua|essa|cada) )história|comovente?s?|tristes?|c[ôó]mic[ao]s?|anedotas?`,
    novelty: String.raw`surpr\p{L}*|nov[ao]s?|novidades?|inesperad\p{L}*|curios\p{L}*|fa[c]?tos?|mitos?`,
    quotability: 'citaç(?:ão|ões)|citáve(?:l|is)|frases?|aforismos?',
    dialogue: 'diálogos?|conversas?|perguntas?|entrevistas?|debates?|discuss(?:ão|ões)',
    withoutWhat: String.raw`
      sem(?!-| (?:dúvida|falta|parar)(?!\p{L}))|
      n[ãa]o(?!-| (?:só|apenas|somente|mais (?:de|que|long)|(?:se |te )?esque[cç]|
      deix\p{L}+ de(?! fora)(?!\p{L})))|nada (?:de|sobre)|(?<!(?:como|para) )evit\p{L}*|exceto|(?<!a )salvo|
      omit\p{L}*|exclu(?:a|am|i|ir|indo)|tir(?:a|e|em)|pul(?:a|e|em)|deix\p{L}* de fora|nenhum(?:a|as)?|nem|
      tudo menos|ignor(?:e|em|a|ar)|remov(?:a|am|er)|retir(?:e|em)|com exceção d\p{L}+`,
    whatWithout: String.raw`(?<=deix\p{L}{1,2} [^.,;!?]{1,60} )de fora`,
    turning: 'mas|só|apenas|somente|e sim',
    asking: String.raw`
      clip(?:e)?s?|v[ií]deos?|momentos?|partes?|trechos?|cenas?|escolh[ae]\p{L}*|encontr[ae]r?|procur[ae]r?|
      mostr[ae]r?|foque|foca|foco|prefiro|inclua|incluir|quero|queria|gostaria|por favor|falam?|palestrante|
      melhore?s?|cortes?|interessantes?|selecion[ae]\p{L}*|dê|deix(?:e|em|a|ar)|segundos?|minutos?|
      esque[cç]\p{L}*`,
  },
};
