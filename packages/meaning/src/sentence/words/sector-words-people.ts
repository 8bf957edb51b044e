import type { SectorWords } from './sector-words-industry.ts'

export const peopleSectors = {
  staffing_hr: {
    kinds: `
        agenzie | agenzia | agenzie per il lavoro | agenzia per il lavoro | agenzie interinali
        agenzia interinale | agenzie di lavoro | agenzie del lavoro | agenzie lavoro
        agenzie di somministrazione | agenzie di selezione | apl | interinali | società di selezione
        società di ricerca e selezione | head hunter | head hunters | headhunter | headhunters
        cacciatori di teste | staffing agencies | staffing agency | staffing companies | recruitment agencies
        recruiting agencies | recruitment agency | recruitment firms | recruiting firms | recruiters
        employment agencies | employment agency | temp agencies | temping agencies | agencies | agency
        job agencies | società interinali | società di recruiting | agenzie x il lavoro
        agenzie di ricerca e selezione | agenzie recruiting | work agencies | agenzie di recruiting
        temporary agencies | temporary work agencies | agenzie di collocamento | job agency
        recruitment companies | intermediari | agenzie di reclutamento | executive search firms | staffing firms
        staffing | società di head hunting | agenzie per lavoro | agenzie somministrazione | hr agencies
        hr consultancies | placement agencies | labour agencies | agenzie temporanee
        società di somministrazione | ag per il lavoro | ag lavoro | agenzie hr | search firms
      `,
    fields: `
        somministrazione di lavoro | risorse umane | hr services | staffing | recruitment | ricerca e selezione
        servizi hr | recruiting | head hunting | agenzie e risorse umane | ricerca e selezione del personale
        human resources | hr consulting | consulenza hr | selezione del personale
      `,
  },
  public_sector: {
    kinds: `
        pubblica amministrazione | enti pubblici | ente pubblico | comuni | ministeri | pa | p.a. | enti locali
        ente locale | regioni | public administration | public bodies | public sector | municipalities
        government agencies | uffici pubblici | amministrazioni pubbliche | local authorities | government
        amministrazione pubblica | organismi internazionali | forze armate | public offices | public agencies
        enti statali | agenzie pubbliche | tribunali | prefetture | town councils | councils
        camere di commercio | international organisations | organizzazioni internazionali | public authorities
        government bodies | government offices | ambasciate | embassies | city councils
      `,
    fields: `
        pubblico | pubblica | settore pubblico | statale | statali | governativo | public
        amministrazione comunale | amministrazione locale | public service | pubblico impiego
      `,
  },
  education_training: {
    kinds: `
        scuole | scuola | asili | asilo | asili nido | asilo nido | nidi | nido d'infanzia | università | atenei
        enti di formazione | ente di formazione | istituti scolastici | istituto scolastico | schools | school
        universities | university | nurseries | kindergartens | kindergarten | training centres
        training centers | centri di formazione | centro di formazione | autoscuole | autoscuola
        language schools | scuole di lingue | scuola di lingue | scuole private | private schools
        scuole paritarie | scuola paritaria | scuole materne | scuola materna | scuole elementari
        scuole superiori | licei | colleges | training companies | scuole dell'infanzia | scuola dell'infanzia
        scuole primarie | scuola primaria | scuole medie | istituti tecnici | academies | academy
        international schools | scuole internazionali | istituti professionali | driving schools
        società di formazione | accademie | scuole di formazione | doposcuola | training providers | edtech
        centri per l'infanzia | scuole di musica | scuole di sport | primary schools | secondary schools
        business schools | preschools | agenzie formative | its academy
      `,
    fields: `
        istruzione | formazione | scolastico | scolastica | scolastici | education | educational | training
        universitario | didattica | teaching | formazione professionale | e-learning | educativo scolastico
        education and training | istruzione e formazione | higher education | schooling | insegnamento
      `,
  },
  healthcare: {
    kinds: `
        ospedali | ospedale | cliniche | clinica | case di cura | casa di cura | poliambulatori
        poliambulatorio | ambulatori | ambulatorio | studi medici | studio medico | studi dentistici
        studio dentistico | dentisti | studi odontoiatrici | studio odontoiatrico | cliniche dentali
        clinica dentale | dental clinics | dental clinic | dental practices | dental practice | dental offices
        dental studios | cliniche veterinarie | clinica veterinaria | studi veterinari | ambulatori veterinari
        ambulatorio veterinario | veterinary clinics | veterinary clinic | vet clinics | veterinary practices
        vet practices | asl | ats | asst | usl | ausl | centri medici | centro medico | centri diagnostici
        hospitals | hospital | clinics | clinic | medical centres | medical centers | private clinics
        private hospitals | laboratori analisi | laboratorio analisi | centri di fisioterapia
        centro di fisioterapia | centri fisioterapici | physiotherapy clinics | physiotherapy centres
        strutture sanitarie | struttura sanitaria | cliniche private | clinica privata | aziende ospedaliere
        aziende sanitarie | azienda ospedaliera | azienda sanitaria | irccs | doctors offices
        medical practices | ospedali privati | presidi ospedalieri | studi di fisioterapia
        studio di fisioterapia | centri di riabilitazione | rehabilitation centres | rehabilitation clinics
        medical clinics | diagnostic centres | centri odontoiatrici | centri sanitari | ospedali e cliniche
        healthcare companies | healthcare facilities | healthcare providers | blood banks | studi fisioterapici
        medical labs | centri riabilitativi | centri dialisi | veterinary hospitals | dentist offices
        strutture ospedaliere
      `,
    fields: `
        sanita | sanitario | sanitaria | sanitari | sanitarie | ospedaliero | ospedaliera | veterinaria
        veterinario | healthcare | health care | health | medical | medico sanitario | odontoiatrico
        odontoiatria | dentale | dental | veterinary | sanita privata | sanita pubblica | private healthcare
        hospital sector | dentistico | settore medico | riabilitazione | clinico | public healthcare
        diagnostica
      `,
  },
  social_care: {
    kinds: `
        rsa | r.s.a. | rsd | case di riposo | casa di riposo | residenze per anziani | residenza per anziani
        case famiglia | casa famiglia | comunità alloggio | comunità terapeutiche | comunità educative
        comunità per minori | cooperative sociali | cooperativa sociale | coop sociali | coop sociale
        strutture per anziani | struttura per anziani | nursing homes | nursing home | care homes | care home
        retirement homes | retirement home | elderly homes | social cooperatives | social cooperative | ospizi
        residenze sanitarie | residenze sanitarie assistenziali | residenza sanitaria assistenziale
        centri diurni | centro diurno | assistenza domiciliare | aziende di assistenza domiciliare
        home care companies | home care agencies | residential care homes | residential homes | day centres
        old people's homes | aged care homes | elderly care homes | elderly care facilities
        social care providers | strutture residenziali | strutture assistenziali | case protette
        comunità psichiatriche | hospice | case residenza anziani | cra | assisted living facilities
        senior living | centri di accoglienza | care facilities | centri per disabili | comunità minori
        residenze assistenziali | comunita di recupero | comunità
      `,
    fields: `
        assistenza sociale | socio assistenziale | socioassistenziale | socio assistenziali
        sociosanitario assistenziale | assistenziale | assistenza anziani | social care | elderly care
        residential care | home care | terzo settore assistenziale | settore sociale | sociale | social services
        servizi sociali | assistenza residenziale | aged care | disabilita assistenza | social work | care
        socio educativo | socio sanitario | sociosanitario | care sector
      `,
  },
  culture_sport_leisure: {
    kinds: `
        palestre | palestra | centri sportivi | centro sportivo | teatri | teatro | musei | museo | piscine
        piscina | parchi divertimento | parco divertimenti | parchi a tema | società sportive | società sportiva
        gyms | gym | fitness centres | fitness centers | fitness clubs | theatres | theaters | museums
        theme parks | amusement parks | sports clubs | sport clubs | biblioteche | casinò | sale giochi
        discoteche | circoli sportivi | health clubs | swimming pools | sports centres | sports centers
        libraries | casinos | night clubs | nightclubs | club sportivi | gallerie d arte | art galleries
        parchi acquatici | water parks | golf club | golf clubs | centri fitness | associazioni sportive
        sale scommesse | impianti sportivi | cinema multisala | escape room | zoo | acquari | fitness club
        enti culturali | sale bingo | ski resorts | impianti sciistici | centri ippici | maneggi
        fondazioni culturali | fitness center | leisure centres | compagnie teatrali | orchestre
        betting companies | football clubs | tennis club
      `,
    fields: `
        cultura | culturale | culturali | sport | sportivo | sportiva | sportivi | fitness | giochi
        intrattenimento | spettacolo | leisure | culture | entertainment | wellness sportivo | arte | arts
        museale | teatrale | gaming e scommesse | scommesse | gambling | musei e cultura | sports
        performing arts | live entertainment | tempo libero | beni culturali | show business | betting
        spettacolo dal vivo | arts and culture | sport e fitness | sports and leisure | museums and culture
      `,
  },
  personal_services_nonprofit: {
    kinds: `
        associazioni | associazione | onlus | ong | no profit | non profit | associazioni no profit
        associazioni non profit | enti no profit | enti non profit | enti del terzo settore | ets | ngo | ngos
        non profits | nonprofits | nonprofit | nonprofit organisations | nonprofit organizations
        non profit organisations | non profit organizations | no profit organizations | no profit organisations
        charities | charity | fondazioni | fondazione | foundations | parrucchieri | saloni di parrucchieri
        saloni di bellezza | salone di bellezza | saloni | centri estetici | centro estetico
        istituti di bellezza | beauty salons | beauty salon | beauty centers | beauty centres
        hairdressers salons | hair salons | hair salon | barber shops | barbershops | barbieri | lavanderie
        lavanderia | lavanderie industriali | laundries | laundry | spa e centri benessere | centri benessere
        centro benessere | spa centres | spas | wellness centres | wellness centers | onoranze funebri
        pompe funebri | agenzie funebri | impresa funebre | imprese funebri | funeral homes | sindacati
        trade unions | riparazioni elettrodomestici | calzolai | estetiste | terzo settore | volontariato
        parrocchie | enti religiosi | associazioni di categoria | dry cleaners | nail salons | tattoo studios
        toelettature | organizzazioni non profit | organizzazioni no profit | organizzazioni non governative
        associazioni di volontariato | trade associations | saloni parrucchiere | phone repair shops
        centri assistenza | partiti politici | funeral parlours | enti benefici | salone parrucchiere
        hairdressing salons | centri massaggi | massage parlours | associazioni sindacali
      `,
    fields: `
        non-profit | nonprofit sector | beauty | benessere | wellness | estetica | servizi alla persona
        personal services | associazionismo | associativo | riparazioni | funebre | funerario | hairdressing
        umanitario | humanitarian | terzo settore | third sector | personal care | no-profit | bellezza | hair
        beauty and wellness | parrucchieria | estetico | volontariato | cooperazione internazionale
        acconciatura | estetica e benessere | charity sector | beauty e wellness
      `,
  },
} as const satisfies Readonly<Record<string, SectorWords>>
