/**
 * Words for our sectors: `kinds` are kinds of companies, a sector wherever they stand; `fields` are names of the trade
 * and its adjectives, a sector where something says so ("settore …", "aziende …", a place of their own).
 */
export type SectorWords = { readonly kinds: string; readonly fields: string }

export const industrySectors = {
  agriculture: {
    kinds: `
        aziende agricole | azienda agricola | imprese agricole | vivai | cooperative agricole
        cooperativa agricola | allevamenti | farms | fattorie | masserie | consorzi agrari | aziende zootecniche
        agricultural companies | serre | pescherecci | aziende florovivaistiche | plant nurseries | fish farms
        cascine | aziende vivaistiche | farm businesses | agricultural businesses | aziende avicole
        aziende orticole | aziende ortofrutticole | agri companies
      `,
    fields: `
        agricoltura | agricolo | agricola | agricole | agricoli | zootecnia | zootecnico | silvicoltura
        forestale | forestali | pesca | acquacoltura | florovivaismo | florovivaistico | vivaismo | vivaistico
        allevamento | agriculture | agricultural | farming | forestry | fishing | fisheries | agritech
        ortofrutta | ortofrutticolo | ortofrutticola | ortofrutticole | agro | horticulture | livestock
        agrario | agraria | settore primario
      `,
  },
  food_beverage: {
    kinds: `
        aziende alimentari | industrie alimentari | aziende dolciarie | pastifici | caseifici | salumifici
        birrifici | cantine | cantine vinicole | aziende vinicole | aziende vitivinicole | panifici industriali
        molini | mulini | oleifici | frantoi | conservifici | aziende casearie | mangimifici | distillerie
        torrefazioni | food companies | beverage companies | food and beverage companies | wineries | winery
        breweries | brewery | dairies | macelli | industrie conserviere | food manufacturers | food producers
        aziende agroalimentari | biscottifici | food factories | prosciuttifici | salumificio | pastificio
        caseificio | birrificio | industria alimentare | industrie dolciarie | industria dolciaria
        zuccherifici | wine companies | dairy companies | meat processing companies | bakery companies
        confectionery companies | aziende di surgelati | aziende ittiche | industria conserviera
        acque minerali
      `,
    fields: `
        alimentare | alimentari | agroalimentare | agroalimentari | food | food & beverage | food and beverage
        food beverage | f&b | bevande | beverage | dolciario | dolciaria | dolciarie | dolciari | caseario
        casearia | casearie | vinicolo | vinicola | vinicole | vitivinicolo | vitivinicola | vitivinicole
        enologico | vino | vini | wine | wine making | winemaking | lattiero caseario | conserviero | salumi
        carni | lavorazione carni | lavorazione della carne | surgelati | pasta | olio | birra | caffe | tabacco
        food production | food industry | food processing | food manufacturing | dairy | confectionery
        meat processing | bakery products | molitorio | mangimistica | mangimistico | ittico | beer | brewing
        prodotti da forno | industria alimentare | panificazione industriale | ristorazione industriale
      `,
  },
  fashion_textile: {
    kinds: `
        aziende tessili | calzaturifici | maglifici | lanifici | concerie | pelletterie | confezioni
        sartorie industriali | aziende di moda | case di moda | maison | tessiture | filature | tintorie
        fashion houses | fashion companies | fashion brands | fashion brand | tanneries | textile companies
        clothing manufacturers | shoe factories | footwear companies | textile mills | cotonifici | ricamifici
        stamperie tessili | fashion house | casa di moda | brand di moda | brand moda | calzaturificio
        maglificio | conceria | tessitura | lanificio | camicerie | calzifici | textile manufacturers
        shoe manufacturers | leather goods companies | luxury brands | brand di lusso | maglierie
        aziende conciarie | aziende calzaturiere | aziende di abbigliamento | produttori di abbigliamento
        produttori di calzature | tannery
      `,
    fields: `
        moda | fashion | tessile | tessili | tessile abbigliamento | abbigliamento | calzature | calzaturiero
        calzaturiera | calzaturieri | pelletteria | pelle | pellami | conciario | conciaria | concia | textile
        textiles | leather | leather goods | footwear | shoes | clothing | apparel | garment | luxury | lusso
        knitwear | maglieria | intimo | calzetteria | fashion & luxury | fashion and luxury | fashion luxury
        tanning | shoe | moda e lusso | moda lusso | tessile moda | serico | laniero | cuoio | settore moda
        garments
      `,
  },
  wood_furniture: {
    kinds: `
        mobilifici | falegnamerie | segherie | aziende di arredamento | aziende del mobile | aziende di mobili
        furniture companies | furniture manufacturers | furniture makers | sawmills | joineries
        produttori di mobili | aziende del legno | falegnameria | mobilificio | segheria | wood companies
        kitchen manufacturers | produttori di cucine | serramentisti in legno | arredatori | contract arredo
        furniture factories | woodworking companies | sofa manufacturers | produttori di divani
        aziende di cucine
      `,
    fields: `
        legno | legno arredo | legno-arredo | legno e arredo | arredo | arredamento | arredamenti | mobile
        mobili | furniture | furnishing | furnishings | wood | woodworking | timber | mobiliero | cucine
        salotti | interior contract | design industriale | legno mobile | legno e mobili | home furniture
        imbottiti | wood and furniture | arredo design | arredobagno | wood furniture | arredo casa
        infissi in legno | falegnameria industriale
      `,
  },
  paper_printing: {
    kinds: `
        tipografie | tipografia | cartiere | cartotecniche | litografie | stamperie | scatolifici | serigrafie
        legatorie | etichettifici | printing companies | paper mills | print shops | printers
        packaging companies | cartiera | scatolificio | printing houses | printing firms | aziende grafiche
        industrie grafiche | aziende cartotecniche | arti grafiche | copisterie | grafiche | cartotecnica
        paper companies | box manufacturers | label printers | print companies | printing house
        aziende di packaging | aziende di imballaggi
      `,
    fields: `
        carta | cartario | cartaria | cartotecnico | carta e stampa | stampa | grafico editoriale | tipografico
        tipografica | printing | paper | print | packaging | imballaggi | imballaggio | paper and printing
        carta e cartone | cartone | grafica industriale | paper industry | cartone ondulato | printing and paper
        print and packaging | paper packaging | paper and packaging | settore grafico | converting
      `,
  },
  energy_extraction: {
    kinds: `
        utilities | utility | aziende energetiche | aziende petrolifere | raffinerie | centrali elettriche
        cave | miniere | compagnie petrolifere | energy companies | oil companies | refineries | power plants
        solar companies | multiutility | multi utility | quarries | mines | esco | aziende elettriche
        aziende del fotovoltaico | aziende fotovoltaiche | parchi eolici | power companies
        oil and gas companies | gas companies | wind companies | renewable energy companies | refinery
        raffineria | società energetiche | energy utilities | mining companies | centrali idroelettriche
      `,
    fields: `
        energia | energetico | energetica | energetici | energetiche | energy | rinnovabili
        energie rinnovabili | energia rinnovabile | renewables | renewable energy | green energy | renewable
        oil and gas | oil & gas | oil gas | petrolifero | petrolio | petrolchimico | gas | estrattivo
        attivita estrattive | mining | fotovoltaico | eolico | wind | solar | power | idroelettrico | estrazione
        power generation | petroleum | energia elettrica | luce e gas | solare | oil | wind power | solar energy
        electricity | biogas | wind energy | fossile | distribuzione gas
      `,
  },
  chemicals_plastics: {
    kinds: `
        aziende chimiche | industrie chimiche | aziende plastiche | stampaggio plastica | aziende di plastica
        aziende della plastica | aziende cosmetiche | colorifici | chemical companies | plastics companies
        chemical plants | plastics manufacturers | cosmetics companies | industria chimica | gommifici
        produttori di vernici | paint manufacturers | rubber companies | aziende della gomma
        chemical manufacturers | plastic companies | cosmetic companies | industrie plastiche
        aziende gomma plastica | plastic manufacturers | moulding companies | stampatori plastica
        produttori di cosmetici | vernicifici | rubber manufacturers
      `,
    fields: `
        chimica | chimico | chimiche | chimici | gomma | plastica | plastiche | plastico | materie plastiche
        gomma plastica | gomma e plastica | gomma-plastica | chimico plastico | chemicals | chemical | plastics
        plastic | rubber | cosmetica | cosmetico | cosmetiche | cosmetici | cosmetics | cosmesi | vernici
        detergenti | detergenza | polymers | polimeri | coatings | adesivi | fertilizzanti | rubber and plastics
        plastics and rubber | rubber plastics | stampaggio materie plastiche | beauty products | paints
        plastic moulding | injection moulding | detersivi | pitture e vernici | chimica e plastica | saponi
      `,
  },
  pharmaceuticals: {
    kinds: `
        aziende farmaceutiche | case farmaceutiche | industrie farmaceutiche | pharma companies
        pharmaceutical companies | biotech | aziende biotech | aziende biotecnologiche | industria farmaceutica
        casa farmaceutica | azienda farmaceutica | multinazionali farmaceutiche | biotech companies
        drug companies | cdmo | pharmaceutical manufacturers | pharma company | life science companies
        stabilimenti farmaceutici | pharma
      `,
    fields: `
        farmaceutico | farmaceutica | farmaceutiche | farmaceutici | farmaci | pharmaceutical | pharmaceuticals
        life science | life sciences | biotecnologie | biotecnologico | biotecnologia | biotechnology
        nutraceutico | nutraceutica | chimico farmaceutico | chimico farmaceutica | pharma industry
        biofarmaceutico | chimica farmaceutica | drug manufacturing | integratori | chimico-farmaceutico
      `,
  },
  building_materials: {
    kinds: `
        ceramiche | aziende ceramiche | vetrerie | cementifici | marmisti | aziende del marmo | fornaci
        glassworks | ceramic companies | ceramics companies | cement plants | tile manufacturers
        aziende di ceramica | vetreria | cementificio | aziende lapidee | glass companies | glass manufacturers
        ceramic tile manufacturers | prefabbricati | laterizi | marble companies | laboratori di marmo
        aziende del vetro | cement companies | marmerie | concrete plants | betoniere
      `,
    fields: `
        ceramica | ceramico | ceramic | ceramics | vetro | vetrario | glass | cemento | cement | marmo | lapideo
        marble | materiali da costruzione | materiali edili | building materials | tiles | piastrelle | stone
        calcestruzzo | concrete | porcellana | gres porcellanato | pietra | laterizio | ceramic tiles
        construction materials | vetro cavo | refrattari | stone processing | settore ceramico | graniti
        ceramics and glass
      `,
  },
  metalworking: {
    kinds: `
        acciaierie | fonderie | carpenterie | carpenterie metalliche | officine meccaniche | officina meccanica
        torneria | tornerie | ferriere | trafilerie | laminatoi | aziende metalmeccaniche | aziende siderurgiche
        steel mills | foundries | metalworking companies | steelworks | machine shops | aziende metallurgiche
        imprese metalmeccaniche | galvaniche | stampi | officine | minuterie metalliche | foundry | fonderia
        acciaieria | carpenteria metallica | carpenteria | steel companies | metal companies
        metal fabrication companies | lavorazioni meccaniche | metal fabricators | officine di precisione
        metalworking shops | industrie metalmeccaniche | azienda metalmeccanica | industria metalmeccanica
        stampisti | bullonerie | steel plants | steel mill | officine di carpenteria | verniciature industriali
        lattonerie | trafileria | serramenti in alluminio | machining companies
        precision engineering companies | forge | costruttori di stampi | mould makers | torneria meccanica
      `,
    fields: `
        metalmeccanico | metalmeccanica | metalmeccaniche | metalmeccanici | metallurgia | metallurgico
        metallurgica | siderurgia | siderurgico | siderurgica | siderurgiche | metalli | lavorazione metalli
        lavorazione dei metalli | lavorazioni metalliche | lavorazione lamiera | lamiera | acciaio | alluminio
        metalworking | metal | metals | steel | metallurgy | pressofusione | fusione | sheet metal | galvanica
        die casting | stampaggio metalli | fabbricazione metalli | aluminium | metal fabrication | machining
        carpenteria pesante | metalmeccanica di precisione | meccanica di precisione | lavorazione del ferro
        ferro | ottone | casting | forging | stampaggio lamiera | precision machining | steel industry
        serramenti
      `,
  },
  electronics_electrical: {
    kinds: `
        aziende elettroniche | aziende elettrotecniche | electronics companies | semiconductor companies
        produttori di elettrodomestici | aziende di elettronica | electronics manufacturers | quadristi
        costruttori di quadri elettrici | aziende di semiconduttori | electrical companies
        produttori di schede elettroniche | appliance manufacturers | lighting companies | battery manufacturers
        costruttori di motori elettrici | industria elettronica | aziende di illuminazione
        electrical equipment manufacturers | home appliance manufacturers | optics companies
        aziende di elettrodomestici | battery companies | electronic companies | pcb manufacturers
      `,
    fields: `
        elettronica | elettronico | elettroniche | elettronici | elettrotecnica | elettrotecnico
        elettrotecniche | elettromeccanico | elettromeccanica | elettrico | elettrica | elettriche | electronics
        electronic | electrical | electrical equipment | semiconductors | semiconduttori | elettrodomestici
        elettrodomestico | illuminazione | lighting | illuminotecnica | batterie | home appliances | appliances
        microelettronica | microelectronics | pcb | cavi elettrici | electronics industry | strumentazione
        ottica di precisione | batteries | semiconductor | material elettrico | materiale elettrico
        electromechanical | elettronica di consumo | consumer electronics | bianco
      `,
  },
  machinery_automation: {
    kinds: `
        costruttori di macchine | produttori di macchinari | produttori di macchine | aziende di automazione
        aziende di macchinari | machinery manufacturers | machine builders | machinery companies
        automation companies | costruttori di impianti | impiantisti industriali | oem | machine manufacturers
        integratori di sistemi | costruttori di macchinari | macchine utensili | macchine automatiche
        macchine agricole | industrial automation companies | aziende meccaniche | imprese meccaniche
        industrie meccaniche | aziende impiantistiche industriali | engineering manufacturers
        robotics companies | packaging machinery companies | mechanical companies | system integrators
        mechanical engineering companies | costruttori di macchine automatiche
        costruttori di macchine utensili | packaging machinery manufacturers | equipment manufacturers
        manutenzione industriale | industria meccanica | aziende di robotica | azienda meccanica
        aziende di packaging automatico | machine tool manufacturers | produttori di impianti
        pump manufacturers | aziende oleodinamiche | crane manufacturers | ascensoristiche
        macchine per imballaggio | macchine da imballaggio | packaging machinery | motion control
      `,
    fields: `
        meccanica | meccanico | meccaniche | meccanici | macchinari | macchine | impianti industriali
        automazione | automazione industriale | machinery | automation | industrial automation
        mechanical engineering | industrial machinery | meccatronica | meccatronico | mechatronics | robotica
        robotics | impiantistica industriale | packaging meccanico | machine tools | industrial plant
        mechanical | macchinari industriali | machine building | oleodinamica | pompe | costruzione macchine
        industrial equipment | impianti | beni strumentali | heavy machinery | packaging machines
        meccanica strumentale | macchine industriali | meccanica e automazione | industry 4 0 | compressori
        engineering machinery | lifts | ascensori | elevators
      `,
  },
  automotive: {
    kinds: `
        case automobilistiche | concessionarie | concessionarie auto | concessionaria | autofficine
        officine auto | carrozzerie | car dealers | car dealerships | dealerships | car manufacturers
        automakers | autosaloni | gommisti | concessionari | automotive companies | garages | body shops
        repair shops | officine di riparazione | autoconcessionarie | componentistica auto | dealer auto
        autoriparatori | autofficina | carrozzeria | auto repair shops | car dealer | car dealership
        motor dealers | aziende automotive | automotive suppliers | fornitori automotive
        officine meccaniche auto | autoricambi | ricambi auto | car workshops | truck dealers
        concessionarie moto | officine moto | case auto | automotive manufacturers | concessionarie di auto
        officine per auto
      `,
    fields: `
        automotive | auto | automobilistico | automobilistica | automobili | automobile | veicoli
        veicoli industriali | vehicles | cars | motor | autoriparazione | autoriparazioni | car
        automotive industry | componenti auto | motorsport | truck | auto parts | car repair | vehicle
        carmotive | ricambi | automobilistici | vehicle manufacturing | camper
      `,
  },
  aerospace_rail_marine: {
    kinds: `
        cantieri navali | cantiere navale | cantieri nautici | cantiere nautico | shipyards | shipyard
        aziende aerospaziali | aziende aeronautiche | aziende ferroviarie | boatyards | boatyard
        aerospace companies | yacht builders | shipbuilders | rail companies | railway companies
        costruttori di yacht | train manufacturers | boat builders | aziende nautiche | aircraft manufacturers
        aviation companies | costruttori di barche | cantieristica | yacht manufacturers
        industria aerospaziale | industria nautica | defence companies | space companies | aziende della difesa
        produttori di treni | aerospace manufacturers | boat manufacturers | costruttori navali
        marine companies
      `,
    fields: `
        aerospazio | aerospaziale | aerospaziali | aerospace | aeronautico | aeronautica | aeronautiche
        aeronautics | ferroviario | ferroviaria | ferroviari | ferroviarie | railway | rail | railways
        cantieristica navale | cantieristica | navale | navali | nautica | nautico | nautiche | nautici
        shipbuilding | marine | yachting | yacht | aviation | avionica | avionics | difesa | defence | defense
        space | aerospace and defence | aerospace & defence | boat building | aerospazio e difesa | naval
        spazio | boats | aircraft | train | materiale rotabile | rolling stock | superyacht | biciclette | bici
        moto e bici
      `,
  },
  other_manufacturing: {
    kinds: `
        gioiellerie artigiane | aziende orafe | aziende di gioielli | jewellery companies | jewelry companies
        jewellers | medical device companies | medical devices companies | aziende biomedicali
        aziende di dispositivi medici | occhialerie | eyewear companies | laboratori odontotecnici
        toy companies | giocattoli | aziende di occhiali | biomedical companies | medtech | medtech companies
        jewellery manufacturers | eyewear manufacturers | medical device manufacturers | laboratori orafi
        sporting goods companies | aziende orafe e argentiere | toy manufacturers | medical equipment companies
        dental laboratories | dental labs | laboratorio odontotecnico | medical device company
        produttori di dispositivi medici | imprese orafe | aziende elettromedicali | musical instrument makers
        goldsmith workshops | medical technology companies | strumenti musicali | jewelry manufacturers
      `,
    fields: `
        gioielleria | gioielli | orafo | orafa | oreficeria | jewellery | jewelry | dispositivi medici
        dispositivi medicali | medical devices | medical device | biomedicale | biomedicali | biomedico
        biomedical | elettromedicale | elettromedicali | occhialeria | occhiali | eyewear | articoli sportivi
        sporting goods | medicale | medicali | medical technology | optical | argenteria | orologeria | toys
        manifatturiero | manifattura | manufacturing | manifatturiera | manifatturiere | musical instruments
        protesi | odontotecnico | medical equipment | bijoux | watchmaking | bigiotteria | articoli sanitari
        apparecchi medicali | orthopaedic devices | settore orafo | dental products
      `,
  },
} as const satisfies Readonly<Record<string, SectorWords>>
