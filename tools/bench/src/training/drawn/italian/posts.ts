import { phrases } from '../phrases.ts'

export const italianPosts = {
  trades: phrases(`
    Saldatore a filo | Tornitore | Fresatore CNC | Magazziniere | Carrellista | Autista patente C | Impiegata contabile | Addetto alle vendite | Cuoco capo partita | Cameriere di sala | Barista | Lavapiatti | Receptionist
    Elettricista | Idraulico | Perito elettrotecnico | Disegnatore CAD | Progettista meccanico | Operaio generico | Montatore | Manutentore meccanico | Commessa | Banconista | Panettiere | Pasticcere | Sarta
    Stiratrice | Muratore | Carpentiere | Gruista | Geometra | Infermiere | OSS | Fisioterapista | Educatore | Insegnante di nuoto | Bagnino | Parrucchiera | Estetista | Farmacista | Agente di commercio
    Responsabile qualità | Direttore di stabilimento | Back office | Buyer | Export manager | Sviluppatore front end | Governante | Giardiniere | Apprendista | Stagista ufficio acquisti | Chef de rang | Maître
    Capo cantiere | Consulente fiscale | Aiuto cuoco | Pizzaiolo | Cameriera ai piani | Portiere notturno | Macellaio | Salumiere | Gelatiere | Cassiera | Addetti al banco | Store manager | Vetrinista | Scaffalista
    Autisti di bus | Corriere | Padroncino | Impiegato logistica | Disponente trasporti | Mulettista | Meccanico auto | Carrozziere | Gommista | Elettrauto | Meccanico di macchine agricole | Trattorista
    Assistente alla poltrona | Igienista dentale | Veterinario | Medico di medicina generale | Psicologa | Logopedista | Ostetrica | Tecnico di radiologia | Ottico | Operatrice socio sanitaria | Assistente sociale
    Maestra d'asilo | Insegnante di inglese | Docente di matematica | Educatrice prima infanzia | Bidello | Tutor d'aula | Istruttore di fitness | Animatore | Guida turistica | Bibliotecario | Istruttore amministrativo
    Agente di polizia locale | Assistente familiare | Mediatore culturale | Coordinatore di comunità | Raccolta fondi e comunicazione | Sviluppatore backend | Programmatore PLC | Sistemista | Analista programmatore
    Data engineer | Ingegnere del software | Tester | Help desk | Project manager | Product manager | UX designer | Grafico | Social media manager | Copywriter | Addetta marketing | Responsabile commerciale
    Tecnico commerciale | Impiegato commerciale estero | Addetta customer care | Centralinista | Segretaria | Addetta paghe | Controller | Responsabile amministrativo | Commercialista | Praticante avvocato | Avvocato
    Architetto | Ingegnere strutturista | Interior designer | Topografo | Imbianchino | Piastrellista | Lattoniere | Serramentista | Falegname | Ebanista | Verniciatore | Tappezziere | Fabbro | Escavatorista
    Asfaltista | Manovale | Termoidraulico | Frigorista | Installatore fotovoltaico | Tecnico caldaie | Collaudatore | Attrezzista | Stampatore | Addetto presse | Conduttore di linea | Operatore macchine CNC
    Capoturno | Capo officina | Addetta al confezionamento | Addetto controllo qualità | Tecnico di laboratorio | Chimico | Perito agrario | Cantiniere | Enologo | Potatore | Casaro | Mungitore | Bracciante
    Responsabile punto vendita | Venditore | Procacciatore d'affari | Agente immobiliare | Assicuratore | Guardia giurata | Addetta alle pulizie | Custode | Lavandaia | Orafo | Calzolaio | Modellista | Tagliatore
    Stage in comunicazione | Tirocinante risorse umane | Apprendista idraulico | Apprendista parrucchiera | HR specialist | Assistente di direzione | Massaggiatrice | Spa manager | Sommelier | Bartender | Facchino
  `),
  otherPosts: phrases(`
    Ripassino | Orlatore a mano | Mastro cartaio | Bottaio | Velaio | Chiodatore | Addobbi e vetrine | Ufficio gare | Controllo di gestione | Sviluppo prodotto | Amministrazione e finanza | Montaggio in trasferta
    Turno di notte al forno | Raccolta e cernita | Vendita al banco | Reparto confezionamento | Sala e colazioni | Piani e lavanderia | Ricerca e sviluppo | Spazzolino | Follatore | Tiraturno | Marketing digitale
    Contabilità fornitori | Growth | People & Culture | Sinterizzazione | Sostituzione maternità segreteria | Extra per il fine settimana | Aiuto in malga | Braccia per la vendemmia | Tuttofare | Jolly di sala
    Seconda mano in pasticceria | Braccio destro del titolare | Persona di fiducia per la casa | Banco gastronomia | Ufficio estero | Progetto giovani | Guardaroba | Cella e spedizioni | Assistenza post vendita
    Orditura | Tintoria | Rammendo | Squadra neve | Ripasso esterno | Inventari e volantini | Storytelling | Customer happiness | Gestione eventi | Lavaggio mezzi | Piazzale | Rosticceria | Legatoria
    Restauro ligneo | Officina stampi | Data & AI | Sportello clienti | Notturno reception | Ufficio tecnico
  `),
  grades: phrases(`
    Senior | Junior | Aiuto | Vice | Primo | Secondo | Responsabile | Capo | Apprendista | Lead | Esperto | Stage | Assistente | Giovane | Aspirante | Specializzato
  `),
  marks: phrases(`(m/f) | M/F | (f/m) | m/f/d | (m/w/d) | (L. 68/99) | (uomo/donna) | f/m/x`),
  additions: phrases(`
    part time | (part time) | – turno di notte | full time | – area Nord | stagionale | (6 mesi) | con esperienza | anche senza esperienza | – Team Vendite | (tempo determinato) | per sostituzione maternità | bilingue
    | – stage retribuito | e consegne | di produzione | , 24 ore settimanali | – categorie protette | (prima nomina) | junior
  `),
  cities: phrases(`
    Cuneo | Trento | Ravenna | Pordenone | Viterbo | Avellino | Lecco | Imola | Vicenza | Torino | Milano | Bari | Padova | Lodi | Pesaro | Treviso | Roma | Bologna | Lecce | Udine | Arezzo
  `),
  places: phrases(`
    Cuneo | Sede di Trento | Ravenna | Pordenone (PN) | Viterbo | Sede: Avellino | Lecco | Luogo di lavoro: Imola | Zona Vicenza sud | Milano e provincia | Da remoto | Sede di lavoro: Lodi | Torino, zona Lingotto | Ibrido, Bologna
    Filiale di Udine | Bari (BA) | Provincia di Treviso | Tutta Italia | Negozio di Pesaro | 📍 Padova | Roma Nord | Sedi: Arezzo e Siena | Lecce, centro storico | Stabilimento principale | Nei nostri cantieri
  `),
  departments: phrases(`
    Produzione | Reparto spedizioni | Uffici | Reparto vendite | Cucina | Sala | Cantiere di Lecco | Sede di Modena | Stabilimento di Fermo (FM) | Filiale di Alba | Crotone | Area tecnica | Amministrazione | Logistica | Commerciale
    Area sanitaria | Ricevimento | Negozi | Informatica | Risorse umane | Area educativa
  `),
} as const
