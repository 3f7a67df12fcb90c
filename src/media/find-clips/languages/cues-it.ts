/** Italian phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import { TITLES } from '../../../base/text/titles.ts';
import type { CueLists } from './cue-lists.ts';

export const CUES_IT: CueLists = {
  filler: String.raw`
    e+h+m*|e+h|m+h*m+|cioè|insomma|diciamo|praticamente|tipo|ecco|vabbè|va bene|boh|niente|come dire|sai|
    sapete|capito\?|no\?|allora|comunque|dai`,
  hedge: `
    non (?:lo )?so|non ricordo|non mi ricordo|non sono sicur[oa]|forse|magari|credo|penso|mi sa|mi pare|
    più o meno|una specie|un po'|qualcosa del genere|o qualcosa|o giù di lì|circa|probabilmente|può darsi|
    dipende|chi lo sa|boh|non saprei|mi sembra|o quel che è|pare|tipo|non è che`,
  housekeeping: String.raw`
    benvenut[ioae]|grazie|ciao|buongiorno|buonasera|buon pomeriggio|arrivederci|ci vediamo|alla prossima|
    iscriv\p{L}+|sponsor|link|nei commenti|commenti|descrizione|newsletter|puntata|episodio|
    la prossima (?:volta|settimana)|la settimana (?:prossima|scorsa)|la volta scorsa|
    vi (?:metto|lascio|dico|mostro|faccio|spiego|racconto|ricordo)|fatemi|lasciatemi|adesso vi|ora vi|
    prima di (?:iniziare|cominciare|andare|partire)|come (?:dicevo|ho detto|dicevamo)|andiamo avanti|
    passiamo|domand[ae]|slide|microfono|telecamera|si sente|mi sentite|aspetta|aspettate|un attimo|
    un secondo|scusate|scusa|dove ero|dov'ero|programma|scaletta|pausa|pranzo|caffè|biglietti|sito|e-?mail|
    mail|podcast|canale|diretta|chat|segui(?:te|teci|temi)|sconto|codice|registra\p{L}+|schermo|parcheggio|
    modulo|per riassumere|riassumendo|ricapitolando|è tutto|tutto qui|promemoria|a proposito|mi chiamo|
    presento|applauso|volume|ricetta completa|tra poco|fra poco|ne parliamo|ne parleremo|ci arriviamo|
    vediamo|cominciamo|iniziamo|ringrazi\p{L}+|ascoltatori|messaggi|pubblicità|sigla`,
  contrast: `
    non|ma|invece|in realtà|davvero|anzi|però|mentre|anche se|nonostante|sbagliat[oaie]|falso|contrario|
    non più|la verità|eppure|tranne|semmai|né|neanche|nemmeno|neppure`,
  absolute: `
    mai|sempre|ogni|tutti|tutte|tutto|tutta|nessun[oa]?|niente|nulla|solo|soltanto|unic[oaie]|più|meno|
    miglior[ei]|peggior[ei]|peggio|meglio|prim[oa]|ultim[oaie]|esattamente|inter[oa]|impossibile|chiunque|
    qualsiasi|per forza`,
  payoff: `
    ecco perché|ecco cosa|per questo|è per questo|quindi|perciò|dunque|vuol dire|significa|perché|il motivo|
    la ragione|il punto|la risposta|la lezione|il trucco|il segreto|il problema|la differenza|ho capito|
    ho imparato|mi sono res[oa] conto|alla fine|finalmente|da allora|da quel giorno|ancora oggi|finché|
    a meno che|quello che conta|il fatto è|è quello che|ed è|è lì che|è così che|così`,
  imagine: `
    immagina(?:te|tevi)?|pensa(?:te|ci|teci)?|guarda(?:te)?|metti(?:amo)?|prendi(?:ete)?|prova(?:te)?|
    ricorda(?:te|tevi|ti)?|chiedi(?:ti|tevi|tevelo)?|ascolta(?:te)?|facciamo finta|e se|supponi(?:amo)?|
    senti(?:te)?`,
  listener: `
    tu|te|ti|tuo|tua|tuoi|tue|voi|vi|vostr[oaie]|hai|sei|avete|siete|puoi|potete|devi|dovete|vuoi|fai|fate|
    sai|vedi`,
  firstPerson: `
    io|me|mi|mio|mia|miei|mie|ho|sono|ero|avevo`,
  story: String.raw`
    era|erano|ero|aveva|avevano|avevo|stava|c'era|c'erano|disse|fece|andò|arrivò|
    (?:ho|ha|hai|hanno|abbiamo|avete) \p{L}+(?:to|ta|ti|te|so|sto|rto|tto)|
    (?:sono|è|siamo) \p{L}+(?:ato|ata|ati|ito|ita|uto|uta|sto|sta|sa|so)|
    \p{L}{3,}(?:avo|ava|avano|evo|eva|evano|ivo|iva|ivano)|un giorno|una (?:sera|mattina|notte|volta)|
    \p{L}+ (?:anni|mesi|giorni) (?:fa|dopo|prima)|quando ero|nel (?:19|20)\d\d|il giorno dopo|
    quella (?:sera|notte|mattina|volta)|quel giorno|l'anno (?:scorso|dopo)`,
  turn: `
    all'improvviso|improvvisamente|e poi|ma poi|finché|a un certo punto|in quel momento|e lì|poi|di colpo|
    ed ecco|e allora`,
  quoted: `
    (?:mi|ti|gli|le|ci) (?:ha detto|dice|diceva|fa|disse|ha chiesto|chiede|chiese|rispose|ha risposto)|
    (?:ha|ho|hanno) (?:detto|chiesto|risposto|scritto|urlato)|dice|dicono|diceva|disse|
    gli (?:dico|faccio|ho detto)|le (?:dico|ho detto)|dico`,
  emotion: String.raw`
    amo|amore|ama|odio|odia|paura|spavent\p{L}+|piang\p{L}+|pianto|piansi|lacrim[ae]|rid\p{L}{2,}|felic[ei]|
    trist[ei]|arrabbiat[oaie]|rabbia|vergogn\p{L}+|orgogli\p{L}+|dolore|male|mort[oeai]|morire|sol[oa]|
    cuore|gioia|bell[oaie]|bellissim[oaie]|terribil[ei]|orribil[ei]|incredibil[ei]|pazz[oaie]|panico|
    tremav\p{L}+|url\p{L}+|speranza|pers[oaie]|pericol\p{L}+|rott[oaie]|colpa|imbarazz\p{L}+|preoccup\p{L}+|
    incubo|sogn[oia]|manca(?:va)?|perdon\p{L}+|rimpian\p{L}+|fallit[oaie]|coraggio|fiducia|tradit[oaie]|
    difficil[ei]|dur[oa]|vita|madonna|dio`,
  surprise: String.raw`
    sorpres[aoe]|sorprend\p{L}+|stran[oaie]|segreto|nessuno (?:ti|vi|ce|lo|me) \p{L}+|in realtà|si pensa|
    si crede|tutti (?:pensano|credono|dicono)|la gente (?:pensa|crede)|non è vero|invece no|lo sapevi|
    sapevate|che ci crediate o no|errore|sbagli\p{L}+|inaspettat\p{L}+|scopert[oaie]|scopri\p{L}*|
    nascost[oaie]|il contrario|per la prima volta|impossibile|mai visto|assurd[oaie]`,
  comparison: String.raw`
    come un[oa]?|come se|come il|come la|come l'|come quando|uguale a|più di|meno di|
    più \p{L}+ (?:di|del|della|che)|metà|il doppio|volte`,
  advice: `
    devi|dovete|dovresti|bisogna|serve|ricordati|assicurati|non fare|mai|sempre|smetti|smettete|comincia|
    regola|regole|passo|consiglio|come si fa|chiedi|scrivi|tieni|se (?:tu|vuoi|hai|sei|fai|ti|non)|
    quando (?:hai|sei|fai|vuoi|ti|si)|prima di`,
  elsewhere: `
    come (?:dicevo|ho detto|abbiamo (?:detto|visto))|prima|poco fa|la volta scorsa|la settimana scorsa|
    la prossima|questa slide|a (?:sinistra|destra)|sullo schermo|qui dietro|laggiù|come vedete|qua sotto|
    quest[oa] qua|quest[oa] qui|quell[oa] lì|quell'altr[oa]|oggi|adesso|stasera`,
  notice: String.raw`
    slide|lucid[oi]|link|pagina|capitolo|puntata|sponsor|codice|sconto|iscriv\p{L}+|iscrizion[ei]|scadenza|
    bigliett[oi]|sito|e-?mail|chat|registr\p{L}+|sala|aula|parcheggio|pausa|domand[ae]|programma|scaletta|
    settimana prossima|prossima settimana|domani|stasera|grazie|benvenut[oiae]|buongiorno|buonasera|ciao|
    prego|per favore|avvis[oi]|comunicazion[ei]|vi (?:racconto|dico|mostro|faccio|spiego|leggo)|
    ti (?:racconto|dico|faccio)|voglio (?:dirvi|farvi|parlare)|fatemi|lasciatemi|come dicevo|ve l'ho detto|
    ci torn\p{L}+|ci arriv\p{L}+|andiamo avanti|passiamo|comunque|prima di|parliamo|parleremo`,
  praise: String.raw`
    molto|davvero|veramente|assolutamente|totalmente|completamente|incredibil[ei]|pazzesc[oaie]|
    straordinari[oaei]?|fantastic[oaie]|fantastici|meraviglios[oaie]|geniale|bellissim[oaie]|splendid[oaie]|
    stupend[oaie]|\p{L}{3,}issim[oaie]|grand[ei]|miglior[ei]|enorm[ei]|unic[oaie]|leggendari[oa]|mondiale|
    fondamental[ei]|important[ei]|emozionant[ei]|onestamente|sinceramente|passione`,
  picturable: `
    formic(?:a|he)|mel[ae]|bracci(?:o|a)|esercito|bambin[oaie]|neonat[oaie]|bors[ae]|pall[ae]|band[ae]|
    cest[oi]|bagn[oi]|vasc[ah]e?|lett[oi]|ap[ei]|campan[ae]|campanell[oi]|uccell[oi]|lam[ae]|barc(?:a|he)|
    oss[oai]|libr[oi]|stival[ei]|bottigli[ae]|scatol[ae]|ragazz[oaie]|cervello|fren[oi]|ram[oi]|matton[ei]|
    pont[ei]|spazzol[ae]|secchi[oa]?|lampadin[ae]|botton[ei]|tort[ae]|macchin[ae] fotografic(?:a|he)|
    cart[ae]|carr[oi]|carrell[oi]|gatt[oaie]|caten[ae]|formaggi[o]?|petto|mento|chies[ae]|orolog(?:io|i)|
    nuvol[ae]|cappott[oi]|collett[oi]|pettin[ei]|mucc(?:a|he)|tazz[ae]|tend[ae]|cuscin[oi]|can[ei]|port[ae]|
    tombin[oi]|cassett[oi]|vestit[oi]|orecchi[oae]?|uov[oa]|motor[ei]|occhi(?:o)?|facc(?:ia|e)|fattori[ae]|
    pium[ae]|dit[oa]|pesc[ei]|bandier[ae]|paviment[oi]|mosc(?:a|he)|pied[ei]|forchett[ae]|giardin[oi]|orto|
    guant[oi]|capr[ae]|pistol[ae]|capell[oi]|martell[oi]|man[oi]|cappell[oi]|test[ae]|cuor[ei]|ganc[io]|
    corn[oa]|cavall[oi]|ospedal[ei]|cas[ae]|isol[ae]|gioiell[oi]|bollitore|chiav[ei]|ginocchi[oa]?|
    coltell[oi]|nod[oi]|fogli[ae]?|foglio|gamb[ae]|bibliotec(?:a|he)|labbr[oa]|serratur[ae]|mapp[ae]|
    fiammifer[oi]|scimmi[ae]|luna|bocc(?:a|he)|muscol[oi]|chiod[oi]|unghi[ae]|coll[oi]|ag(?:o|hi)|ret[ei]|
    nas[oi]|noc[ie]|uffic[io]+|aranc[iae]+|forn[oi]|pacc(?:o|hi)|penn[ae]|matit[ae]|quadr[oi]|maial[ei]|
    spill[oae]|tub[oi]|aere[oi]|piatt[oi]|tasc(?:a|he)|pentol[ae]|patat[ae]|prigion[ei]|pomp[ae]|binar[io]+|
    top[oi]|scontrin[oi]|ricevut[ae]|anell[oi]|tett[oi]|radic[ei]|vel[ae]|scuol[ae]|forbici|vit[ei]|sem[ei]|
    pecor[ae]|scaffal[ei]|nav[ei]|camic[ie]+|scarp[ae]|pelle|gonn[ae]|serpent[ei]|calz(?:e|ini|ino)|pal[ae]|
    spugn[ae]|cucchia[io]+|francoboll[oi]|stell[ae]|stazion[ei]|baston[ei]|stomaco|pancia|negozi[o]?|
    strad[ae]|sole|tavol[oi]|cod[ae]|fil[oi]|gola|pollic[ei]|bigliett[oi]|lingu[ae]|dent[ei]|citt[àa]|
    paes[ei]|tren[oi]|vasso[io]+|alber[oi]|pantaloni|ombrell[oi]|mur[oi]|paret[ei]|ruot[ae]|fischi(?:o)?|
    finestr[ae]|al[ai]|verm[ei]`,
  leaning: `
    e|ed|ma|però|quindi|perché|o|oppure|poi|lui|lei|loro|questo|questa|questi|queste|quello|quella|quelli|
    quelle|ciò|anche|sì|no|esatto|giusto|appunto|infatti|che|cui|lì|là|così|invece|neanche|nemmeno|anzi|
    ecco|era|è|e poi|lo|gli|ne|cioè|vabbè|niente|mica|tranne`,
  opener: String.raw`
    allora|ora|adesso|bene|dunque|comunque|ecco|vabbè|vi (?:racconto|dico)|ti (?:racconto|dico)|primo|
    secondo|terzo|prima (?:cosa|regola)|poi|infine|un giorno|una (?:volta|sera|cosa)|c'è|c'era|quando|se|
    perché|come|cosa|che cosa|immagina(?:te)?|pensa(?:te)?|quando ero|nel (?:19|20)\d\d`,
  stopWords: `
    il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla
    ai agli alle dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli
    sulle col e ed o oppure ma però se che chi cui non né anche pure come quando dove perché quindi allora
    poi ora adesso qui qua lì là già ancora sempre mai più meno molto molta molti molte poco poca tanto
    tanta tanti tante troppo tutto tutta tutti tutte ogni altro altra altri altre stesso stessa questo
    questa questi queste quello quella quelli quelle ciò io tu lui lei noi voi loro mi ti si ci vi ne me te
    mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra vostro sono sei è siamo siete era ero
    erano stato stata essere ho hai ha abbiamo avete hanno aveva avevo avevano avere faccio fai fa fanno
    fare fatto fatta dico dici dice dire detto vado vai va andare andato vedo vedi vede vedere visto so sai
    sa sapere può posso puoi possono deve devo devi devono vuole voglio vuoi sta sto stai stanno cosa cose
    sì no ecco cioè insomma diciamo tipo niente nulla bene male così proprio solo soltanto quasi dopo prima
    senza sotto sopra dentro fuori mentre invece anzi magari forse volta volte anno anni giorno giorni due
    tre quattro cinque sette otto nove dieci cento mille ehm eh ah oh beh mah boh ciao grazie quanto quanta
    quanti quale quali qualche qualcosa qualcuno nessuno nessun nessuna parte modo gente oggi ieri domani
    comunque praticamente vabbè davvero appunto infatti metto mette viene venire cè cera dell all nell sull
    dall quell l d c n s m t v quest anch com dov po`,
  leadIn: `
    allora|e|ed|ma|ora|adesso|bene|beh|cioè|insomma|comunque|ecco|dunque|quindi|però|sì|no|
    guarda(?=,)|guardate(?=,)|perché|diciamo|vabbè|praticamente|poi`,
  promise: `
    se|quando|ogni volta|mentre|anche se|appena|siccome|dato che|finché|visto che`,
  ending: 'mente|zione|zioni|[aeiou]+',
  titles: TITLES.it,
  wishes: {
    hook: String.raw`hook|inizi|inizio|apertur[ae]|agganci\p{L}*|attenzione|partenz[ae] forti?e?`,
    payoff: 'final[ei]|conclusion[ei]|colp[oi] di scena|battut[ae] final[ei]|morale',
    clarity: String.raw`
      spieg\p{L}*|chiar\p{L}*|semplic\p{L}*|consigli(?! comunali)|
      consiglio(?! (?:dei|di|comunale|regionale|europeo|superiore|d'))|suggeriment[oi]|istruzion[ei]|tutorial|
      lezion[ei]|passo (?:per|dopo) passo`,
    emotion: String.raw`
      emozion\p{L}*|emotiv\p{L}*|divertent\p{L}*|buff[aeio]|buffissim[aeio]|umoris\p{L}*|humor|spiritos\p{L}*|
      barzellett[ae]|comic\p{L}*|storie|(?<=(?:una|sua|mia|bella|breve) )storia|risat[ae]|ridere|
      battut[ae](?! final)|scherz\p{L}*|commovent[ei]|trist[ei]|toccant[ei]|aneddot[oi]`,
    novelty: String.raw`
      sorpres\p{L}*|sorprendent\p{L}*|inaspettat\p{L}*|inattes\p{L}*|curios\p{L}*|novità|nuov[aeio]|mit[oi]|
      fatti(?! (?:in|a|con|da|per)(?!\p{L}))`,
    quotability: 'citazion[ei]|citabil[ei]|fras[ei]|aforism[ai]',
    dialogue: String.raw`
      dialog\p{L}*|conversazion[ei]|domand[ae]|scambi|scambio|intervist[ae]|dibattit[oi]|discussion[ei]|
      botta e risposta`,
    withoutWhat: String.raw`
      no(?!-)|
      non(?! (?:solo|soltanto|solamente|più (?:di|lung)|oltre|dimentic|perder|necessariamente|per forza))|
      niente|nessun\p{L}*|né|senza(?! dubbio)|(?<!(?:come|per) )evita\p{L}*|esclud\p{L}*|salta\p{L}*|tranne|
      eccetto|tralasci\p{L}*|lascia\p{L}* (?:fuori|perdere)|togli\p{L}*|ignora(?:re|te)?|a parte|esclus[aeio]|
      (?:a|ad) eccezione d[ie]\p{L}*|fatta eccezione`,
    whatWithout: String.raw`
      (?<=lascia(?:te|re|mo)? [^.,;!?]{1,60} )(?:fuori|perdere|da parte)|esclus[aeio](?=\P{L}*$)`,
    turning: 'ma|bensì|solo|soltanto|piuttosto|invece',
    asking: String.raw`
      clip|video|moment[oi]|part[ei]|scen[ae]|scegli\p{L}*|trov[aio]\p{L}*|cerc[aohi]\p{L}*|mostra\p{L}*|
      preferi\p{L}*|includ\p{L}*|vorrei|voglio|per favore|parla|parlano|miglior[ei]?|dammi|seleziona\p{L}*|
      estrai|interessant[ei]|spezzon[ei]|concentrati|relator[ei]|lascia(?:te|re)?|second[oi]|minut[oi]|
      dimentic\p{L}*`,
  },
};
