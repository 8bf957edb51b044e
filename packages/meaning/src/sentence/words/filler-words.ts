/** Words that say nothing a filter could: greetings, requests, articles, names of what is being searched. */
export const fillerWords = `
  m f everything ovunque greater everywhere anywhere benefit benefits cerco cerchiamo cercasi cerca cercano cercare cercavo
  cercando cerchi ricerco ricerca ricerche ricercano ricerchiamo ricercasi serve servono servirebbe servirebbero
  mi ci vorrei voglio vogliamo vorremmo trovami trova trovi trovate trovare troviamo fammi vedere rivedere vedi
  vediamo mostrami mostra mostrare mostratemi dammi datemi elenca elenco elencami lista tutte tutti tutto tutta
  le la il lo gli i l un uno una posizioni posizione offerte offerta annunci annuncio lavoro lavori opportunita
  vacancy vacancies ruolo ruoli figure figura profili profilo persone candidati candidato personale aperte
  aperti aperta aperto pubblicate pubblicati pubblicata pubblicato uscite usciti inserite attive attivi
  disponibili buongiorno buonasera buonpomeriggio ciao salve grazie mille favore cortesia piacere gentilmente
  cortesemente perfavore potrei potresti puoi potete possibile avere avrei ho abbiamo bisogno di quali quale
  qual quanti quante aziende azienda imprese impresa ditte ditta societa realta sono ce stanno sta assumendo
  assumono assume assumere assunzione assunzioni che chi qualcosa qualche qualcuno quelle quelli quella quello
  questo questi queste da del della dell dei degli delle dal dalla dalle dai con e ed o od oppure ma per in nel
  nella nell nei nelle negli a ad al allo alla ai agli alle all su sul sulla tra fra presso sapere come anche
  cioe ecco solo soltanto solamente esclusivamente preferibilmente possibilmente eventualmente meglio se non
  richiedano richieda richiede richiedono richiesto richiesta richieste richiesti obbligatorio obbligatoria
  indispensabile necessario necessaria fondamentale gradito gradita preferibile preferenziale incluso inclusa
  inclusi incluse compreso compresa ok va bene settore settori ambito comparto contratto contratti tipo livello
  esperienza esp minimo minima min massimo max circa almeno sia no tempo orario sede zona provincia prov regione
  citta comune comuni paese italia tutt urg cosa dove quando quanto qui li si c d s nuove nuovi nuova nuovo vari
  varie diverse diversi cliente clienti nostro nostra nostri un' x conto selezioniamo selezione seleziona
  assumiamo uso utilizzo conoscenza conosca conosce conoscano conoscenze sappia sappiano sa usi usino usa parli
  parla parlano buon buona buono ottimo ottima fluente madrelingua competenze skills skill looking look seeking
  seek search searching searches find show me give list we need needs needed want wants wanted would like please
  pls plz thanks thank you hi hello hey dear jobs job positions position roles role openings opening
  opportunities opportunity candidates candidate people person someone anyone anything something any every open
  posted published new the an of for with at on to from by and or but who that which is are be have has having
  am re ll interested interessa interessano interessato interessata interessati speak speaks speaking know knows can could companies company firms employers employer hiring hire
  hires recruiting work working only just preferably ideally required mandatory must plus good fluent knowledge
  experience experienced based located level type contract hours sector industry field what where do does there
  their they them it its my our your us get help also about as well include including each some more than one
  ones those these this results result costruiscono costruisce producono produce fanno lavorano vendono
  fabbricano producing making manufacture produttori industria mondo campo gruppi gruppo multinazionali
  multinazionale fabbriche fabbrica stabilimenti stabilimento saluti cordiali included provided offered welcome
  other others than parte italy meno qualsiasi qualunque ogni qualsivoglia
  incl mio mia miei mie valuta valutano valutiamo
`

/** Of these a left-over may begin or end with nothing else: "solo notte", "da marzo". */
export const kept = `
  no non niente solo soltanto da dal entro senza only not without must max min almeno massimo minimo buona buon
  buono ottima ottimo orario esperienza lavori good
`

/** Words of recruiters that are no filter; a role's name ends before them. */
export const otherWords = `
  urgenti turni turno turnazione turnista ciclo urgente urgentissimo urgentemente urgenza urgent urgently subito
  asap immediato immediata immediatamente immediate automunito automunita automuniti automunite munito
  disponibilita disponibile disponibili disponibilità reperibilita reperibile trasferte trasferta trasfertista
  bella bello presenza massima serieta serio seria seri weekend week end festivi festivo domenica domeniche
  sabato sabati mattina mattino mattutino mattiniero pomeriggio pomeridiano sera serale serali serata notte
  notti notturno notturna notturni notturne diurno diurna h24 h12 24h donna donne uomo uomini ragazza ragazze
  ragazzo ragazzi giovane giovani laurea laureato laureata laureati laureate diploma diplomato diplomata
  diplomati eta inizio partenza decorrenza referenziato referenziata referenze dinamico dinamica motivato
  motivata flessibile flessibilita residente residenti residenza domiciliato domicilio affidabile puntuale
  volenteroso volenterosa ambizioso ambiziosa bravo brava bravi buona capace capaci competente perditempo
  astenersi vicinanza casa macchina propria proprio auto patentato domani lunedi gennaio febbraio marzo aprile
  maggio giugno luglio agosto settembre ottobre novembre dicembre estate inverno stagione natale ponte
  subappalti subappalto provvigioni provvigione fisso minimo garantito anticipo ottime ottimi opportunita
  crescita carriera riservatezza riservata segretezza anonimo ambiente stimolante sereno orari ore settimanali
  giornaliere straordinari straordinario pausa ferie contributi cedolino assunzione diretta sostituzione lunga
  breve medio durata termine mesi mese prova periodo rinnovo rinnovabile possibilita proroga scopo scadenza
  proroghe iscritto iscritti disoccupato disoccupati naspi mobilita under over fumatore fumatori vaccinato
  vaccinati militesente cittadinanza permesso soggiorno straniero stranieri italiani shifts shift night nights
  morning mornings evening evenings afternoon afternoons weekends sunday sundays saturday saturdays degree
  graduated bachelor master masters travel travelling traveling relocation willing available availability own
  car vehicle visa sponsorship lovely nice great friendly team office fun young dynamic motivated serious
  reliable flexible monday start starting immediately holiday holidays overtime duty duties love loves dogs
  passion passionate charming pretty female male woman man girl boy references growth career confidential
  freelance libera libero liberi cooperativa cooperative coop ral netti netto intermittente chiamata recenti recente
  vendo compro affitto affittasi vendesi
  january february march april june july august september october november december
`
