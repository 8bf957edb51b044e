import type { SectorWords } from './sector-words-industry.ts'

export const serviceSectors = {
  water_waste_environment: {
    kinds: `
        aziende di rifiuti | aziende ambientali | discariche | aziende di raccolta rifiuti | depuratori
        acquedotti | municipalizzate | waste companies | recycling companies | water utilities
        waste management companies | impianti di riciclaggio | aziende di riciclo | bonifiche ambientali
        environmental companies | isole ecologiche | aziende di igiene urbana | aziende di smaltimento
        recycling plants | aziende idriche | inceneritori | termovalorizzatori | water companies
        aziende di bonifica | spurghi | imprese di smaltimento rifiuti | gestori idrici
      `,
    fields: `
        rifiuti | ambiente | ambientale | ambientali | ecologia | ecologico | riciclo | riciclaggio | acqua
        acque | idrico | servizio idrico | trattamento acque | smaltimento | igiene urbana | waste | recycling
        environment | environmental | water treatment | waste management | bonifiche | depurazione
        raccolta rifiuti | smaltimento rifiuti | servizi ambientali | environmental services | waste disposal
        water | nettezza urbana | gestione rifiuti | waste treatment | water supply | economia circolare
        wastewater
      `,
  },
  construction: {
    kinds: `
        imprese edili | impresa edile | aziende edili | imprese di costruzioni | imprese di costruzione
        impresa di costruzioni | imprese costruzioni | cantieri edili | cantieri | construction companies
        builders | building companies | building contractors | contractors | general contractor
        general contractors | imprese di ristrutturazione | aziende di costruzioni | ditte edili | ditta edile
        impiantisti | imprese di impianti | imprese impiantistiche | construction firms | construction sites
        building sites | costruttori edili | società di costruzioni | imprese stradali | ponteggi e coperture
        aziende di impianti elettrici | aziende impiantistiche | ditte di impianti | installatori
        building firms | imprese di pavimentazione | azienda edile | aziende di impiantistica
        road construction companies | civil engineering contractors | aziende di installazione
        imprese edili stradali | construction company
      `,
    fields: `
        edilizia | edile | edili | costruzioni | construction | building | constructions | opere pubbliche
        infrastrutture | impiantistica | impiantistica civile | ristrutturazioni | civil engineering works
        settore edile | lavori stradali | opere stradali | building trade | home building
        building and construction | edilizia civile | impianti elettrici | impianti idraulici | opere edili
        lavori pubblici | infrastructure | house building | cantieristica edile | restauro edilizio
        building sector | prefabbricazione
      `,
  },
  wholesale: {
    kinds: `
        grossisti | grossista | ingrossi | ingrosso | distributori | importatori | wholesalers | wholesaler
        distributors | trading companies | aziende di distribuzione | cash and carry | cash & carry
        import export companies | aziende import export | importers | centri ingrosso | wholesale companies
        aziende commerciali | distribution companies | magazzini all ingrosso | commercio ingrosso
        rivenditori all ingrosso | aziende di import export | trading company | vendita all ingrosso
        società commerciali | export companies
      `,
    fields: `
        commercio all'ingrosso | all'ingrosso | ingrosso | wholesale | import export | import-export | trading
        distribuzione all'ingrosso | distribuzione industriale | forniture industriali | b2b distribution
        commercio ingrosso | distribuzione b2b | industrial supplies | wholesale trade | wholesale distribution
      `,
  },
  retail: {
    kinds: `
        gdo | gds | supermercati | supermercato | ipermercati | ipermercato | discount | catene di negozi
        negozi | negozio | boutique | boutiques | supermarkets | supermarket | retailers | retail chains | shops
        stores | punti vendita | centri commerciali | outlet | grandi magazzini | department stores
        grande distribuzione | grande distribuzione organizzata | e-commerce companies | shopping centres
        shopping malls | hypermarkets | retail stores | retail companies | negozi di abbigliamento
        negozi di elettronica | negozi di scarpe | ferramenta | librerie | profumerie | gioiellerie | ottici
        centri ottica | negozi di ottica | clothing stores | clothing shops | grocery stores | bookshops
        catene retail | catena di supermercati | supermarket chains | discounts | farmacie | farmacia
        parafarmacie | pharmacies | pharmacy | ecommerce companies | hardware stores | macellerie | panetterie
        negozi alimentari | panifici | tabaccherie | erboristerie | grocery shops | fashion stores
        fast fashion stores | jewellery shops | negozi di telefonia | garden center | garden centre
        opticians shops | shoe shops | ferramente | salumerie | gastronomie | negozi di arredamento
        furniture stores | petrol stations | distributori di carburante | pet shop | pet shops
        centri bricolage | gioielleria retail
      `,
    fields: `
        retail | commercio al dettaglio | dettaglio | al dettaglio | vendita al dettaglio | commercio
        e-commerce | ecommerce | distribuzione organizzata | large scale retail | mass retail | grocery
        fashion retail | luxury retail | retail moda | retail sector | retail trade | commercio elettronico
        online retail | punto vendita | large retail | grocery retail
      `,
  },
  transport_logistics: {
    kinds: `
        aziende di trasporti | aziende di trasporto | corrieri | corriere espresso | spedizionieri
        case di spedizione | casa di spedizioni | imprese di trasporto | autotrasporti | autotrasportatori
        aziende di logistica | logistics companies | logistics firms | transport companies | haulage companies
        hauliers | freight forwarders | couriers | courier companies | shipping companies | poli logistici
        hub logistici | magazzini logistici | società di logistica | ditte di trasporti | ditte di autotrasporti
        airlines | compagnie aeree | compagnie di navigazione | aziende logistiche
        aeroporti | porti | airports | terminal container | bus companies | aziende di trasporto pubblico
        trasporto pubblico locale | tpl | 3pl | traslochi | moving companies | cooperative di facchinaggio
        cooperative di logistica | shipping lines | trucking companies | transport firms | freight companies
        aziende di spedizioni | aziende di autotrasporto | delivery companies | imprese di autotrasporto
        cooperative di trasporto | warehouses | warehouse companies
        public transport companies | imprese di traslochi | ports | corriere | agenzie marittime | autolinee
        freight forwarding companies | magazzini | società di trasporti | logistics company | ditta di trasporti
        azienda di trasporti
      `,
    fields: `
        trasporti | trasporto | logistica | logistico | logistici | logistics | transport | transportation
        spedizioni | shipping | autotrasporto | freight | haulage | supply chain | trasporti e logistica
        logistica e trasporti | transport and logistics | trasporto merci | trasporto persone | trucking
        warehousing | courier | freight forwarding | aereo | aeroportuale | portuale | marittimo | delivery
        trasporto pubblico | distribution logistics | logistics and transport | spedizioni internazionali
        magazzinaggio | postale | air transport | public transport | navigazione | mobility | mobilita
      `,
  },
  tourism_hospitality: {
    kinds: `
        hotel | hotels | alberghi | albergo | ristoranti | ristorante | bar | pub | pizzerie | pizzeria
        villaggi turistici | villaggio turistico | campeggi | campeggio | agriturismi | agriturismo | resort
        resorts | bed and breakfast | b&b | tour operator | tour operators | agenzie di viaggio | agenzie viaggi
        agenzie viaggio | agenzia viaggi | agenzia di viaggi | travel agencies | travel agency | restaurants
        restaurant | catering | aziende di catering | mense | ristorazione collettiva | pasticcerie | gelaterie
        catering companies | strutture ricettive | strutture alberghiere | catene alberghiere | hotel chains
        rifugi | stabilimenti balneari | fast food | bistrot | osterie | trattorie | campsites | campsite
        cafes | coffee shops | pizzerias | bars | hostels | ostelli | luxury hotels | spa hotels
        holiday resorts | holiday villages | stabilimento balneare | navi da crociera | cruise ships
        catene di ristorazione | restaurant chains | caffetterie | hotel di lusso | canteens | guest houses
        tavole calde | rosticcerie | lidi | lounge bar | paninoteche | locali notturni | pastry shops
        ice cream shops | alberghi di lusso | hotel 5 stelle | hotel 4 stelle | hotel 3 stelle
        strutture turistiche | enoteche | residence | cruise lines
      `,
    fields: `
        turismo | turistico | turistica | turistici | alberghiero | alberghiera | alberghieri | alberghiere
        hotellerie | ricettivo | ricettiva | ospitalita | hospitality | ristorazione | ristorativo | horeca
        ho.re.ca | ho re ca | tourism | travel | catering industry | food service | accoglienza turistica
        hotel e ristorazione | turistico alberghiero | turismo e ristorazione | food & hospitality
        restaurant industry | hotel industry | viaggi | hotellerie di lusso | banqueting
        ristorazione commerciale | luxury hospitality | crociere | catering sector | tourism and hospitality
      `,
  },
  media_publishing: {
    kinds: `
        case editrici | casa editrice | editori | publishers | publishing houses | publishing house | giornali
        emittenti | tv locali | radio | televisioni | case di produzione | casa di produzione
        film production companies | media companies | newspapers | broadcasters | redazioni | periodici
        production companies | case cinematografiche | studi di registrazione | recording studios | tv stations
        radio stations | game studios | publishing companies | software house di videogiochi
        produzioni cinematografiche | produzioni televisive | magazines | emittenti televisive | record labels
        etichette discografiche | film studios | game companies | gaming companies | news agencies
        agenzie di stampa | tv | television companies | post production studios
      `,
    fields: `
        editoria | editoriale | editoriali | cinema | cinematografico | cinematografica | media | televisivo
        televisiva | televisione | publishing | broadcasting | film | audiovisivo | audiovisivi | giornalismo
        radiofonico | newspaper | television | music | discografico | entertainment media | videogiochi | gaming
        video games | audiovisual | radio tv | news | cinema e tv | media ed editoria | film and tv
        cinema e media | musica | animazione video
      `,
  },
  telecommunications: {
    kinds: `
        compagnie telefoniche | telco | telcos | aziende di telecomunicazioni
        telecom companies | telecommunications companies | phone companies | internet provider
        internet providers | isp | installatori di fibra | operatori di telecomunicazioni | aziende tlc
        gestori telefonici | operatori tlc | mobile operators | telephone companies | telecom operators
        società di telecomunicazioni | network operators | internet service providers
      `,
    fields: `
        telecomunicazioni | tlc | telefonia | telefonico | telecom | telecommunications | telecoms
        fibra ottica | fibra | reti mobili | telco industry | fiber optic | fibre optic | telefonia mobile
        mobile networks | telecommunication | 5g
      `,
  },
  it_software: {
    kinds: `
        software house | software houses | web agency | web agencies | aziende informatiche | aziende it
        società di software | software companies | it companies | tech companies | startup tech
        startup tecnologiche | startup innovative | system integrator | società di consulenza informatica
        società informatiche | it consulting firms | aziende di software | saas companies | tech startups
        tech startup | it firms | software company | it company | aziende tech | aziende digitali
        digital companies | società di consulenza it | it consultancies | cybersecurity companies | data center
        data centers | aziende di informatica | consulenza informatica | startup software | cloud companies
        fintech startup | società it | azienda informatica | it consulting companies | software firms
        technology companies | ai companies | startup ai | saas startups | tech firms
      `,
    fields: `
        informatica | informatico | informatiche | informatici | software | it | ict | information technology
        servizi digitali | digital | tech | saas | hi tech | high tech | technology | cloud computing
        cybersecurity | sviluppo software | it services | software development | consulenza it | it consulting
        digitale | computer | intelligenza artificiale | artificial intelligence | digital services | tecnologia
        internet | it e software | web | software and it | it consultancy
      `,
  },
  banking_insurance: {
    kinds: `
        banche | banca | istituti di credito | assicurazioni | compagnie assicurative
        compagnie di assicurazione | compagnie di assicurazioni | agenzie assicurative | agenzia assicurativa
        agenzie di assicurazione | agenzie di assicurazioni | agenzia di assicurazioni | società finanziarie
        finanziarie | fintech | banks | bank | insurance companies | insurance agencies | insurance firms
        insurers | sgr | sim | broker assicurativi | fondi di investimento | investment funds | private equity
        asset management companies | insurance brokers | gruppi bancari | istituti bancari
        compagnia assicurativa | investment banks | broker | credit institutions | financial institutions
        financial companies | leasing companies | insurance company | insurance agency | broker di assicurazione
        bcc | fintech companies | private banks | istituto di credito | credito cooperativo | società di leasing
        filiali bancarie | bank branches | venture capital | finance companies
      `,
    fields: `
        bancario | bancaria | bancari | bancarie | assicurativo | assicurativa | assicurativi | assicurative
        finanza | finanziario | finanziaria | finanziari | finanziarie | finance | financial
        financial services | servizi finanziari | banking | insurance | credito | bancassicurazione
        risparmio gestito | asset management | bancario assicurativo | banking and insurance
        banche e assicurazioni | banking & insurance | wealth management | private banking | leasing
        banca e finanza | banking and finance | finance and insurance | credito al consumo | assicurazione
        investment banking | banking & finance | finanza e assicurazioni
      `,
  },
  real_estate: {
    kinds: `
        agenzie immobiliari | agenzia immobiliare | società immobiliari | immobiliari
        amministratori di condominio | studi di amministrazione condominiale | real estate agencies
        real estate agency | real estate companies | estate agents | estate agencies | property companies
        property management companies | società immobiliare | real estate firms | property managers firms
        gruppi immobiliari | property developers | real estate developers | studi immobiliari
        amministrazioni condominiali
      `,
    fields: `
        immobiliare | real estate | property | immobili | property management | compravendite
        gestione immobiliare | amministrazione condominiale | housing market | intermediazione immobiliare
        settore immobiliare | condomini | property development
      `,
  },
  legal_business_consulting: {
    kinds: `
        studi legali | studio legale | studi commerciali | studio commerciale | commercialisti
        studi professionali | studio professionale | studi di commercialisti | studio di commercialisti
        studio commercialista | studi notarili | studio notarile | notai | law firms | law firm
        consulting firms | consulting companies | consultancies | società di consulenza | società di revisione
        studi di consulenza del lavoro | studio di consulenza del lavoro | studio di consulenza
        studi di consulenza | consulenti del lavoro | accounting firms | accountancy firms | accounting firm
        big four | big 4 | caf | centri elaborazione dati | ced | audit firms | studi tributari
        studio tributario | tax firms | management consulting firms | consulting firm | legal firms
        società di consulenza aziendale | studi associati | società di consulenza direzionale
        business consulting firms | business consultancies | notaries | notary offices | studi fiscali
        tax consultancies | patronati | auditing firms | solicitors | avvocati associati | advisory firms
        strategy consulting firms | studio di commercialista | studi di avvocati | società di advisory | big4
      `,
    fields: `
        legale | legali | consulenza | consulenza aziendale | consulenza del lavoro | consulting | consultancy
        legal | revisione | fiscale | tributario | management consulting | advisory | auditing
        consulenza strategica | consulenza direzionale | legal services | accountancy | business consulting
        notarile | law | contabile fiscale | consulenza fiscale | accounting services | consulenza legale | tax
        strategy consulting | professional services | servizi professionali | legale e fiscale
        amministrativo contabile
      `,
  },
  engineering_research: {
    kinds: `
        studi di ingegneria | studio di ingegneria | studi di architettura | studio di architettura
        studi tecnici | studio tecnico | società di ingegneria | engineering companies | engineering firms
        architecture firms | architecture studios | architects firms | architectural firms | centri di ricerca
        centro di ricerca | istituti di ricerca | research centres | research centers | research institutes
        laboratori di analisi chimiche | laboratori di ricerca | laboratori di prova | enti di certificazione
        certification bodies | engineering company | studi di progettazione | studio di progettazione
        studi di geometri | organismi di certificazione | design offices | laboratori di analisi
        testing laboratories | studio di architetti | studi di architetti | research labs | architecture firm
        engineering firm | società di progettazione | architecture practices | research laboratories
        testing labs | research organisations | laboratori prove | engineering consultancies
      `,
    fields: `
        ingegneria | architettura | ricerca scientifica | ricerca e sviluppo | engineering | architecture
        research | progettazione | ricerca | scientific research | r&d | research and development
        certificazione | testing | ingegneria civile | engineering services | collaudi e analisi | topografia
        consulenza ingegneristica | engineering and architecture | ingegneria e architettura
        servizi di ingegneria
      `,
  },
  marketing_design: {
    kinds: `
        agenzie pubblicitarie | agenzia pubblicitaria | agenzie di comunicazione | agenzia di comunicazione
        agenzie di pubblicita | agenzia di pubblicita | agenzie marketing | agenzie di marketing
        agenzia di marketing | agenzie creative | agenzie digitali | advertising agencies | ad agencies
        marketing agencies | communication agencies | creative agencies | design studios | studi grafici
        studio grafico | studi di design | digital agencies | media agencies | agenzie media | pr agencies
        centri media | agenzie web marketing | studi fotografici | studio fotografico | digital agency
        advertising agency | marketing agency | creative agency | design agencies | agenzie social
        agenzia creativa | agenzie di web marketing | studi di traduzione | agenzie di traduzione
        agenzia di traduzione | translation agencies | market research companies
        istituti di ricerche di mercato | design studio | agenzie stampa pr | agenzie di grafica
        graphic design studios | agenzie di design | agenzie pr | photography studios
        agenzie di relazioni pubbliche | market research firms | communication agency | agenzie seo
        social media agencies | translation companies | interior design studios
      `,
    fields: `
        pubblicita | pubblicitario | pubblicitaria | advertising | marketing | comunicazione | communication
        communications | design | grafica pubblicitaria | digital marketing | web marketing
        relazioni pubbliche | public relations | ricerche di mercato | market research
        marketing e comunicazione | pubblicita e marketing | creative industry | traduzioni | fotografia
        marketing and communication | graphic design | marketing and advertising | interior design
      `,
  },
  facility_business_services: {
    kinds: `
        imprese di pulizie | impresa di pulizie | imprese di pulizia | impresa di pulizia | aziende di pulizie
        ditte di pulizie | cooperative di pulizie | istituti di vigilanza | istituto di vigilanza
        vigilanza privata | aziende di vigilanza | call center | call centers | contact center | contact centers
        call centre | call centres | contact centres | cleaning companies | security companies | security firms
        facility management companies | noleggi | autonoleggi | società di noleggio | aziende di noleggio
        rental companies | aziende di servizi | facility companies | società di vigilanza | imprese multiservizi
        multiservizi | global service | car rental companies | rent a car | cleaning firms
        cooperative di servizi | società di servizi | cooperative multiservizi | business services companies
        imprese di giardinaggio | landscaping companies | autonoleggio | ditta di pulizie | aziende di facility
        facility management firms | event agencies | agenzie di eventi | event companies | bpo companies
        pest control companies | agenzie eventi | imprese di servizi
        aziende di giardinaggio | società di recupero crediti | organizzatori di eventi
        equipment rental companies | coworking | guardianie
      `,
    fields: `
        pulizie | pulizia | vigilanza | sicurezza privata | noleggio | facility | facility management
        facility services | cleaning | private security | security services | rental | servizi alle imprese
        multiservizio | business services | noleggio auto | car rental | servizi di pulizia
        servizi di vigilanza | security | eventi | cleaning services | servizi integrati | bpo | sanificazione
        manutenzione del verde | giardinaggio | cura del verde | custodia | portierato | pest control
        disinfestazione | landscaping | outsourcing | sorveglianza | contact center | guardiania
        noleggio mezzi | events
      `,
  },
} as const satisfies Readonly<Record<string, SectorWords>>
