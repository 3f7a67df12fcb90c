/** Spanish phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import type { CueLists } from './cue-lists.ts';

export const CUES_ES: CueLists = {
  filler: String.raw`
    e+h*m+|e+h+|m+h*m+|a+h+m+|o sea|es decir|digamos|en plan|pues|
    (?<!(?:voy|vas|va|vamos|van|fui|fue|fuimos|ir|vuelve|volver) )a ver|este,|bueno,|sabes\?|sabéis\?|
    vale\?|no\?|entiend[ea]s?\?|viste\?|ya sabes|y tal|mira,|oye,|hombre,|nada,|tipo,|eh,|me explico`,
  hedge: `
    no (?:lo )?sé|no recuerdo|no me acuerdo|no estoy segur[oa]|quizás?|tal vez|a lo mejor|creo(?! en )|
    supongo|me parece que|me imagino|yo diría|diría que|más o menos|una especie de|como que|un poco como|
    algo así|o algo|o lo que sea|o por ahí|aproximadamente|si no me equivoco|probablemente|puede que|
    puede ser[,.]|podría ser|depende(?! del? )|quién sabe|ni idea|al parecer|por lo visto|vete a saber`,
  housekeeping: String.raw`
    bienvenid[oa]s?|
    gracias(?! al )(?! a (?:la|el|los|las|una?|mi|tu|sus?|eso|esa|ese|esta|este|esto|que|él|ella) )|hola|
    buenos días|buenas (?:tardes|noches)|adiós|chao|hasta (?:luego|pronto|mañana|la próxima)|nos vemos|
    suscr\p{L}+|patrocin\p{L}+|enlaces?|links?|en los comentarios|comentarios?|descripción|newsletter|
    boletín|episodios?|la próxima (?:vez|semana)|la semana (?:que viene|pasada|próxima)|
    la (?:vez|clase) pasada|os (?:dejo|pongo|digo|cuento|enseño|muestro|explico|recuerdo)|
    les (?:dejo|pongo|digo|cuento|comparto|muestro|explico|recuerdo)|
    te (?:dejo|cuento|enseño|muestro|explico)|dejadme|déjenme|déjame|permít\p{L}+|
    antes de (?:empezar|comenzar|seguir|arrancar|terminar)|como (?:decía|dije|he dicho|decíamos)|sigamos|
    seguimos con|pasemos|pasamos a|(?<!(?:me|te|le|se|les|nos) )preguntas?|diapositivas?|micrófonos?|cámara|
    me (?:oís|oyen|escuchan|escucháis)|se (?:me )?oye|espera[,.]|espera un|esperad|esperen|
    (?<!en )un momento[,.]|un momentito|(?<!en )un segundo[,.]|un segundito|(?<!(?:ped|pid)\p{L}+ )perdón|
    perdona[,.]|perdonad|perdonen|disculp(?:a|ad|en|adme|enme)|(?:por )?dónde (?:iba|íbamos)|
    (?:al|nuestro|este) programa|programa de hoy|agenda|horarios?|descanso|pausa|almuerzo|café|inscri\p{L}+|
    entradas|boletos|web|correo|e-?mail|podcast|canal|en (?:directo|vivo)|chat|sígu\p{L}+|seguidme|
    descuentos?|código (?:de descuento|promocional|qr)|grab(?:ando|ación|amos)|pantalla|wifi|aparcamiento|
    estacionamiento|formulario|resumiendo|para resumir|recapitul\p{L}+|(?:eso|esto) es todo|recordatorio|
    por cierto|me llamo|mi nombre es|presento|aplausos?|volumen|
    vamos a (?:ver|hablar|empezar|comenzar|hacer|pasar)|
    voy a (?:hablar|contar\p{L}*|mostrar\p{L}*|enseñar\p{L}*|explicar\p{L}*|empezar)|ahora (?:os|les)|
    hablaremos|ya llegaremos|empecemos|comencemos|oyentes|(?:los|vuestros|sus) mensajes|
    (?:este|próximo|siguiente) v[ií]deo|campanita|like|(?:os|les|te) haya gustado`,
  contrast: `
    no|pero|sino|en realidad|de verdad|de hecho|en cambio|sin embargo|mientras que|aunque|a pesar de|
    equivocad[oa]s?|fals[oa]s?|contrario|ya no|la verdad es|al revés|salvo|excepto|ni|tampoco|ni siquiera|
    todavía|más bien|en vez de|en lugar de|eso sí|mito`,
  absolute: `
    nunca|jamás|siempre|cada|todos|todas|todo|toda|ningun[oa]|ningún|nadie|nada|solo|sólo|solamente|
    únic[oa]s?|más|menos|mejor(?:es)?|peor(?:es)?|primer[oa]?|últim[oa]s?|exactamente|enter[oa]|imposible|
    cualquiera?|para siempre|a la fuerza`,
  payoff: `
    por eso|por esto|así que|por lo tanto|por tanto|entonces|quiere decir|significa|porque|el motivo|
    la razón|la clave|la respuesta|la lección|el truco|el secreto|el problema|la diferencia|resulta que|
    resultó que|entendí|aprendí|he aprendido|me di cuenta|me he dado cuenta|al final|por fin|finalmente|
    desde entonces|desde (?:ese|aquel) día|hasta (?:hoy|el día de hoy)|hasta que|a menos que|
    lo que (?:importa|cuenta)|lo importante|el caso es|es lo que|(?:ahí|allí) es (?:cuando|donde)|
    así es como|con lo cual|total que|de ahí que|la cuestión es`,
  imagine: `
    imagin(?:a|á|ad|aos|en|ense|emos)|imagín(?:ate|aos|ense)|piens[ae] en|piensen|pensad|piénsa(?:lo|te)|
    mir(?:a|á|ad|e|en)|fíj(?:ate|aos|ense)|pon(?:te|gamos|ed|gan)|supong(?:amos|an)|
    (?<!(?:me|te|le|se|nos|lo|la|que) )recuerda|recuerden|recordad|pregúnt(?:ate|ese|ense)|escucha[,:]|
    escuchad|escuchen|y si|qué pasaría|qué harías|(?:te|os) imagin(?:as|áis)`,
  listener: `
    tú|te|ti|tu|tus|contigo|vos|vosotr[oa]s|os|vuestr[oa]s?|usted|ustedes|eres|has|habéis|estás|tienes|
    tenéis|puedes|podéis|quieres|sabes|ves|veis|queréis|sabéis|estáis|tenés|podés|querés|sos`,
  firstPerson: `
    yo|me|mí|mi|mis|mí[oa]s?|conmigo|he|soy|estoy|tengo`,
  story: String.raw`
    fu(?:e|i|eron|imos)|era[ns]?|éramos|
    (?:hab|ten|hac|dec|quer|pod|sab|viv|sal|ven|sent|cre|parec|ve)ía(?:[ns]|mos)?|
    (?:com|conoc|corr|dorm|escrib|ped|pon|segu|sub|sufr|le|o|re)ía(?:[ns]|mos)?|hubo|
    (?:estuv|tuv|hic|dij|pus|pud|quis|sup|vin)(?:e|imos|ieron)|(?:estuv|tuv|hiz|dij|pus|pud|quis|sup|traj)o|
    dijeron|vino a|vio?|dio|(?:i|da)ban?|\p{L}{2,}ó|\p{L}{2,}(?:aron|ieron|jeron)|
    \p{L}{3,}(?:aba|abas|aban|ábamos)|(?!caf|beb|porqu|comit|est|jos|chal|pat)\p{L}{2,}[^r\P{L}]é|us[éó]|
    (?:encontr|entr|enter|mir|compr|llor|esper|logr|cerr|tir|retir|recuper|par|prepar|gir|mostr|separ)é|
    (?:sal|sent|decid|conoc|perd|recib|escrib|abr|cre|le|o|viv|com|sub)í|
    (?:ped|segu|volv|nac|crec|entend|aprend|descubr|corr|dorm|sufr|romp)í|
    (?:he|has|ha|hemos|habéis|han) \p{L}+(?:ado|ído|ido|cho|sto|rto)|un día|una (?:noche|mañana|tarde|vez)|
    el otro día|de (?:pequeñ[oa]|niñ[oa]|joven)|érase|hace (?:\p{L}+|\d+) (?:años|meses|semanas|días)|
    (?:años|meses|semanas|días) (?:después|antes|atrás)|cuando (?:yo )?era|en (?:19|20)\d\d|
    al día siguiente|(?:ese|aquel) (?:día|año|verano|invierno)|(?:esa|aquella) (?:noche|mañana|tarde|vez)|
    en aquel entonces`,
  turn: `
    de repente|de pronto|de golpe|súbitamente|y entonces|pero entonces|hasta que|entonces|
    (?:en )?(?:ese|aquel) momento|de la nada|y ahí|y luego|y en eso|y va y|total que|y resulta que`,
  quoted: `
    (?:me|te|le|les|nos) (?:dijo|dijeron|dice|decía|preguntó|pregunta|contestó|respondió|gritó)|
    (?:me|te|le|les|nos) (?:ha|han|había) (?:dicho|preguntado|contestado)|
    (?:le|les|te) (?:dije|digo|pregunté|contesté)|
    (?:he|ha|han|había) (?:dicho|preguntado|respondido|escrito|gritado)|
    (?:va|voy) y (?:me |le )?(?:dice|digo|suelta)|(?:me|le) (?:suelta|soltó|comentó|contó)|dijo|dije|
    dijeron|decía|dice|dicen`,
  emotion: String.raw`
    (?<!(?:el|un|su) )amo|(?:te|me|lo|la|se) ama|amor|te quier[oe]|enamor\p{L}+|me encant\p{L}+|
    odi(?:o|a|an|aba)|miedo|asust\p{L}+|terror|llor\p{L}+|llanto|lágrimas?|reí\p{L}*|ríe\p{L}*|risas?|
    feli(?:z|ces)|felicidad|tristes?|tristeza|enfad\p{L}+|enoj\p{L}+|rabia|furios[oa]s?|vergüenza|
    avergonz\p{L}+|orgull\p{L}+|dolor|duele|dolió|muer[et]\p{L}*|muri\p{L}+|morir|(?<!una )sola|soledad|
    corazón|alegr\p{L}+|hermos[oa]s?|terribles?|horribles?|increíbles?|loc[oa]s?|locura|pánico|tembl\p{L}+|
    grit\p{L}+|esperanza|perd(?:í|ió|ido|ida|idos)|peligr\p{L}+|rot[oa]s?|culpa|culpables?|preocup\p{L}+|
    pesadilla|soñ\p{L}+|sueños?|ech\p{L}+ de menos|perdon(?:ar|é|ó|o|ado|aba)\p{L}*|arrepent\p{L}+|
    fracas\p{L}+|valientes?|valentía|confianza|traicion\p{L}+|difícil(?:es)?|duros?|sufr\p{L}+|
    nervios[oa]s?|angusti\p{L}+|emocionad[oa]s?|abraz\p{L}+|madre mía|dios`,
  surprise: String.raw`
    sorpresas?|sorprend\p{L}+|rar[oa]s?|extrañ[oa]s?|secretos?|nadie (?:te|os|nos|me|le|les|lo) \p{L}+|
    en realidad|se (?:piensa|cree)|todos (?:piensan|creen|dicen)|todo el mundo (?:piensa|cree|dice)|
    la gente (?:piensa|cree)|no es (?:verdad|cierto)|sabías|sabíais|sabían|lo creas o no|error(?:es)?|
    inesperad[oa]s?|descub\p{L}+|ocult[oa]s?|escondid[oa]s?|lo contrario|por primera vez|imposible|
    resulta que|resultó que|absurd[oa]s?|quién (?:diría|iba)|curios[oa]s?|no me lo (?:cre|pod)ía|
    nunca (?:había|pensé|imaginé)`,
  comparison: String.raw`
    como un[oa]s?|como si|como el|como (?:la|las|los)|como cuando|igual que|(?:más|menos) que|
    más \p{L}+ que|menos \p{L}+ que|tan \p{L}+ como|la mitad|el doble|
    (?<!(?:a|muchas|algunas|otras|pocas|varias|tantas|las) )veces|parec(?:e|ía) un[oa]?`,
  advice: `
    debes|debéis|deberí(?:as|ais|an)|(?:tienes|tenés|tenéis|tienen) que|hay que|hace falta|
    necesit(?:as|áis)|acuérd(?:ate|ense)|asegúr(?:ate|ense|aos)|
    no (?:hagas|dejes|olvides|tengas|os olvidéis|te olvides)|intenta|nunca|siempre|dej(?:a|ad|en) de|
    empieza (?:por|con)|empezad|reglas?|pasos|(?:primer|segundo|siguiente) paso|cuidado con|consejos?|
    cómo se hace|pregúnt(?:ate|ale|enle)|escrib(?:e|an|id)|guardad|guarden|
    si (?:tú|quieres|tienes|estás|haces|eres|te|no)|
    cuando (?:tengas|tienes|estés|estás|hagas|vayas|quieras|te)|antes de`,
  elsewhere: `
    como (?:decía|dije|he dicho|hemos dicho|hemos visto|vimos)|
    (?:dije|dicho|decía|visto|vimos|comentado|comentaba) antes|hace (?:un rato|poco)|
    la (?:vez|clase) pasada|la semana pasada|la próxima (?:vez|semana|clase)|esta diapositiva|
    a la (?:izquierda|derecha)|en (?:la )?pantalla|aquí (?:detrás|abajo|arriba|al lado)|
    ahí (?:atrás|abajo|arriba)|(?<!más )allá|como (?:veis|ven|podéis ver|pueden ver)|aquí tenéis|
    est[ae] de (?:aquí|acá)|es[ae] de (?:ahí|allí|allá)|est[ae] otr[oa]|es[ae] otr[oa]|hoy(?! en día)|
    ahora mismo|ahorita|esta (?:noche|tarde)`,
  notice: String.raw`
    diapositivas?|enlaces?|links?|página|capítulo|episodio|patrocin\p{L}+|
    código (?:de descuento|promocional|qr)|descuentos?|suscr\p{L}+|inscri\p{L}+|fecha límite|entradas|
    boletos?|web|correo|e-?mail|chat|regístr\p{L}+|registra(?:ros|rse|rte)|esta sala|aula|aparcamiento|
    estacionamiento|descanso|pausa|(?<!(?:me|te|le|se|les|nos) )preguntas?|(?:al|nuestro|este) programa|
    agenda|la semana que viene|próxima semana|(?<!la )mañana (?:a|por|hay|tenemos|vamos|os|les)|
    hasta mañana|esta noche|
    gracias(?! al )(?! a (?:la|el|los|las|una?|mi|tu|sus?|eso|esa|ese|esta|este|esto|que|él|ella) )|
    bienvenid[oa]s?|hola|buenos días|buenas (?:tardes|noches)|adiós|por favor|
    (?:este|próximo|siguiente) v[ií]deo|avisos?|anuncios?|
    os (?:dejo|cuento|digo|enseño|muestro|explico|leo)|les (?:dejo|cuento|digo|muestro|explico|leo)|
    te (?:cuento|digo|enseño)|quiero (?:contar|decir|hablar|mostrar|enseñar)\p{L}*|
    voy a (?:hablar|contar|decir|enseñar|mostrar|explicar|leer|empezar|poner)\p{L}*|
    vamos a (?:ver|hablar|empezar|comenzar|hacer|pasar)|
    me gustaría (?:contar|decir|hablar|enseñar|mostrar)\p{L}*|dejadme|déjenme|como (?:decía|dije|he dicho)|
    ya (?:os|les|lo) (?:dije|he dicho)|volver(?:é|emos) a|ya llegaremos|sigamos|pasemos|en fin|
    antes de (?:empezar|comenzar|seguir|continuar|terminar|acabar|nada)|hablemos|hablaremos`,
  praise: String.raw`
    muy|realmente|de verdad|absolutamente|totalmente|completamente|increíbles?|increíblemente|alucinantes?|
    extraordinari[oa]s?|fantástic[oa]s?|maravillos[oa]s?|genial(?:es)?|espectacular(?:es)?|hermos[oa]s?|
    precios[oa]s?|bonit[oa]s?|impresionantes?|\p{L}{3,}ísim[oa]s?|
    gran(?! (?:parte|medida|mayoría|cantidad|bretaña))|(?:el|la|lo|los|las) mejor(?:es)?|enormes?|
    brutal(?:es)?|algo único|(?:es|son|experiencia) únic[oa]s?(?! que)|legendari[oa]s?|
    de (?:clase|nivel) mundial|fundamental(?:es)?|importantes?|emocionantes?|honestamente|sinceramente|
    pasión|apasion\p{L}+|excelentes?|s[uú]per|una pasada|tremend[oa]s?`,
  picturable: `
    hormigas?|manzanas?|brazos?|ejércitos?|bebés?|bols[oa]s?|pelotas?|balón|balones|bandas?|cest[oa]s?|
    canastas?|bañeras?|baños?|camas?|abejas?|campanas?|pájaros?|aves|cuchillas?|barcos?|botes?|huesos?|
    libros?|botas?|botellas?|cajas?|chic[oa]s?|niñ[oa]s?|cerebros?|frenos?|ramas?|ladrillos?|puentes?|
    cepillos?|escobas?|cubos?|baldes?|bombillas?|botón|botones|pastel(?:es)?|tartas?|tortas?|cámaras?|
    tarjetas?|carros?|carretas?|gat[oa]s?|cadenas?|quesos?|pechos?|barbillas?|mentón|iglesias?|reloj(?:es)?|
    nubes?|abrigos?|peines?|vacas?|tazas?|vasos?|cortinas?|cojín|cojines|almohadas?|perr[oa]s?|puertas?|
    desagües?|cajón|cajones|vestidos?|orejas?|oídos?|huevos?|motor(?:es)?|ojos?|
    (?:la|mi|tu|su|una|las|sus) caras?|granjas?|plumas?|dedos?|peces|pez|pescados?|banderas?|el suelo|
    pisos?|moscas?|pies?|tenedor(?:es)?|jardín|jardines|guantes?|cabras?|pistolas?|pelos?|cabellos?|
    martillos?|manos?|sombreros?|gorr[oa]s?|cabezas?|corazón|corazones|ganchos?|cuernos?|caballos?|
    hospital(?:es)?|casas?|islas?|joyas?|teteras?|llaves?|rodillas?|cuchillos?|nudos?|hojas?|piernas?|
    bibliotecas?|labios?|cerraduras?|candados?|mapas?|cerillas?|fósforos?|mon[oa]s?|luna|bocas?|músculos?|
    uñas?|cuellos?|agujas?|nari(?:z|ces)|nuez|nueces|oficinas?|naranjas?|hornos?|paquetes?|bolígrafos?|
    lápi(?:z|ces)|cuadros?|fotos?|cerdos?|alfiler(?:es)?|tubos?|tuberías?|avión|aviones|platos?|bolsillos?|
    ollas?|macetas?|patatas?|papas|cárcel(?:es)?|rieles|raíles|ratas?|ratón|ratones|recibos|anillos?|
    techos?|tejados?|raíz|raíces|velas?|escuelas?|colegios?|tijeras?|tornillos?|semillas?|ovejas?|estantes?|
    estanterías?|buques?|camisas?|zapatos?|piel(?:es)?|faldas?|serpientes?|calcetín|calcetines|palas?|
    esponjas?|cucharas?|sellos?|estrellas?|estación|estaciones|palos?|bastón|bastones|estómago|barriga|
    tiendas?|calles?|sol|mesas?|colas?|hilos?|gargantas?|pulgar(?:es)?|boletos?|billetes?|lenguas?|dientes?|
    pueblos?|tren(?:es)?|bandejas?|árbol(?:es)?|pantalón|pantalones|paraguas|pared(?:es)?|muros?|ruedas?|
    silbatos?|ventanas?|alas?|alambres?|gusanos?`,
  leaning: `
    y|e|pero|sino|así que|porque|o|u|entonces|luego|él|ella|ellos|ellas|est[aeo]|est[oa]s|es[aeo]|es[oa]s|
    aquel|aquell[oa]s?|ello|le|les|también|además|sí|no,|exacto|exactamente|justo|claro|que|cual|ahí|allí|
    así|en cambio|tampoco|ni|por eso|de hecho|o sea|bueno|vale,|era|es|fue|mismo|salvo|excepto`,
  opener: String.raw`
    bueno|vale,|pues|ahora|a ver|bien|entonces|en fin|resulta que|el otro día|érase|venga|primero|segundo|
    tercero|lo primero|la (?:primera|segunda|otra|última) (?:cosa|regla)|luego|por último|finalmente|un día|
    una (?:vez|noche|cosa)|hay|había|cuando|si|por qué|cómo|qué|imagin(?:a|ad|en)|imagín(?:ate|aos|ense)|
    piens[ae]n?|en (?:19|20)\d\d|(?:os|les|te) (?:cuento|digo)|aquí (?:está|tenemos)`,
  stopWords: `
    el la los las un una unos unas lo al del a bajo con contra de desde durante en entre hacia hasta para
    por según sin sobre y e o u ni que si pero sino porque pues como cuando donde mientras aunque quien qué
    cómo cuándo dónde cuál quién cuánto cuanto yo tú él ella ello nosotros nosotras vosotros vosotras ellos
    ellas usted ustedes vos me te se nos os le les mí ti sí conmigo contigo mi mis tu tus su sus mío mía
    míos mías nuestro nuestra nuestros nuestras este esta esto estos estas ese esa eso esos esas aquel
    aquello ser soy eres es somos sois son era eran fue fui fueron sido siendo estar estoy estás está
    estamos están estaba estaban estado haber he has ha hemos han había habían hay haya tener tengo tienes
    tiene tenemos tienen tenía tenían hacer haces hace hacemos hacen hacía hizo hice hecho haga decir dices
    dice decimos dicen decía dije dijo dicho ir voy vas va vamos van iba iban ido ver ves ve veis ven visto
    vio poder puedo puedes puede podemos pueden podía podría querer quiero quieres quiere quieren quería
    saber sé sabes sabe saben sabía debe deben debería dar da dado poner pone creo cree pasa pasó llegar
    viene vienen no ya también tampoco nunca jamás siempre muy más menos mucho mucha muchos muchas poco poca
    pocos pocas tan tanto tanta tantos tantas todo toda todos todas otro otra otros otras mismo misma mismos
    mismas cada algún alguno alguna algunos ninguno algo alguien nada nadie cualquier cualquiera varios
    bastante casi solo sólo solamente aquí ahí allí allá ahora antes después luego entonces hoy ayer mañana
    todavía aún así bien mal mejor peor dentro fuera arriba abajo detrás delante cerca lejos además quizá
    quizás cosa cosas vez veces parte modo manera forma tipo gente año años día días mes semana hora uno dos
    tres cuatro cinco seis siete ocho nueve diez cien mil millón millones primero primera primer gran grande
    bueno buena buenos buen nuevo nueva eh em ehm ah oh vale claro hola gracias favor verdad realmente
    digamos ejemplo tal cuyo cuales cuántos cuántas sea será sería serán fuese hubo habría hubiera tenéis
    podéis sabéis queréis estáis hacéis vais tuve tuvo estuve estuvo pude pudo hicieron dijeron vi dio
    incluso demasiado demasiada igual último última tras ante parece mediante hablar habla empezar empieza
    deja dejar sigue caso casos meses semanas horas veinte mira pronto`,
  leadIn: `
    y|e|pero|pues|entonces|bueno|bien(?=,)|ahora(?! (?:mismo|que|bien))|a ver|mira(?=,)|mirad(?=,)|
    miren(?=,)|oye|o sea|es decir|así que|porque|sí(?=,)|en fin|venga|luego|digamos|es que|la verdad es que|
    ah|eh`,
  promise: `
    si|cuando|cada vez que|siempre que|mientras|aunque|en cuanto|apenas|ya que|dado que|puesto que|
    desde que|a menos que`,
  ending: String.raw`
    (?<=\p{L}{4})(?:aci(?:ón|ones)|a?mente|[ai]d[oa]s?)|
    (?<=\p{L}{3})(?:ando|i?endo|i?eron|aron|aban?|[aeio]nes)|
    (?<=\p{L}{3})(?:[aeií]r(?:es)?|ces|z|[aei]mos|ía[sn]?|[aeiouáéíóú][sn]?)|(?<=\p{L}{2}[aeou])s`,
  titles: String.raw`[Ss]r(?:a|es|as|ta|tas)?|[Dd]ra?s?|[Dd]ña?|[Pp]rofa?|[Ll]ic|[Ii]ng|[Aa]rq|[Uu]ds?|[Vv]ds?|[Ss]t[ao]|[Ff]ig|[Pp]ág|[Nn]úm|[Aa]vd?a?|[Vv]s|p\.ej|p|EE`,
  wishes: {
    hook: String.raw`
      ganchos?|enganch\p{L}*|inicios?|comienzos?|arranques?|
      atención(?! (?:al|médica|primaria|sanitaria|plena))`,
    payoff: 'remates?|final(?:es)?|conclusi(?:ón|ones)|desenlaces?|giros?|moralejas?',
    clarity: String.raw`
      clar[ao]s?|claridad|explic\p{L}*|sencill\p{L}*|tutorial(?:es)?|consejos?|trucos?|lecci(?:ón|ones)|
      paso a paso`,
    emotion: String.raw`
      emoci(?:ón|ones)|emocion\p{L}*|emotiv\p{L}*|divertid\p{L}*|gracios\p{L}*|humor|chistes?|bromas?|risas?|
      reír|historias|(?<=(?:una|su|esta|cada) )historia|anécdotas?|conmove\p{L}*|tristes?|cómic[ao]s?`,
    novelty: String.raw`
      sorpr\p{L}*|nuev[ao]s?|novedad(?:es)?|inesperad\p{L}*|curios\p{L}*|
      datos?(?= (?:curios|interesant|sorprend|desconocid))|mitos?`,
    quotability: 'citas?|citables?|frases?|aforismos?',
    dialogue: `
      diálogos?|conversaci(?:ón|ones)|preguntas?|entrevistas?|debates?|discusi(?:ón|ones)|intercambios?`,
    withoutWhat: String.raw`
      sin(?! (?:embargo|duda|parar)(?!\p{L}))|
      no(?! (?:s[oó]lo|solamente|únicamente|más (?:de|larg)|(?:te |se |os )?olvid|dej\p{L}+ de(?!\p{L})))|
      nada (?:de|sobre)|(?<!(?:cómo|como|para) )evit\p{L}*|excepto|(?<!a )salvo|omit\p{L}*|excluy\p{L}*|
      exclu(?:ir|id)|quit(?:a|ad|ar|e|en)|salt(?:a|ad|ar|e)|dej\p{L}* fuera|ni(?! siquiera)|
      ning[uú]n(?:[oa]s?)?|todo menos|ignor(?:a|ad|ar|e|en)|elimin(?:a|ar|e|en)|a excepción de`,
    whatWithout: String.raw`(?<=dej\p{L}{1,4} [^.,;!?]{1,60} )fuera`,
    turning: 'sino|pero|s[oó]lo|solamente|mejor',
    asking: String.raw`
      clips?|v[ií]deos?|momentos?|partes?|trozos?|escenas?|fragmentos?|elige|elegir|escog\p{L}*|encuentra|
      encontrar|busca|buscar|mu[eé]str[ae](?:me|nos)?|mostrar|c[eé]ntrate|enf[oó]cate|selecciona|
      interesantes?|prefiero|incluye|incluir|quiero|quisiera|por favor|hablan?|mejores|dame|
      dej(?:a|ad|ar|en|es?)|segundos?|minutos?|olvid\p{L}*`,
  },
};
