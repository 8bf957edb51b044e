/** Occupations as adverts title them: common ones, and many that no vocabulary lists. None needs an apostrophe, which ends strings in programs. */
export const occupations: readonly string[] = `
Accordatore di organi|Acquaforte e stampa calcografica|Addestratore di cani guida|Addetta al bucato|Addetto al banco gastronomia
Addetto al confezionamento notturno|Addetto al controllo accessi|Addetto al guardaroba|Addetto al reparto ortofrutta|Addetto al ricevimento merci
Addetto alla cella frigorifera|Addetto alla linea di imbottigliamento|Addetto alla piegatura lamiera|Addetto alla segreteria didattica
Addetto alle bolle doganali|Addetto allo spurgo|Addetto ai resi|Affilatore|Affinatore di formaggi|Agente di commercio plurimandatario
Agronomo di campo|Aiuto fornaio|Aiuto giardiniere|Aiuto pasticcere|Aiuto scenografo|Allestitore di mostre|Allevatore di lumache
Alpinista da fune|Amministratore di condomini|Analista di bilancio|Analista di laboratorio microbiologico|Analista funzionale
Animatrice di ludoteca|Antennista|Apicoltore|Applicatore di pellicole|Archivista|Arredatore di interni|Arrotino|Artificiere
Aspirante casaro|Assemblatore di biciclette|Assemblatore di orologi|Assistente alla poltrona|Assistente bagnanti|Assistente di cantiere
Assistente di volo executive|Assistente domiciliare|Assistente legale|Assistente di sala parto|Astucciatore|Attrezzista di scena|Attrezzista stampi
Attuario|Autista di betoniera|Autista di scuolabus|Autista con patente CE|Back office acquisti|Badilante|Balneatore|Banconista di macelleria
Barcaiolo|Bigliettaio|Bobinatore|Bottaio|Bracciante|Brand manager|Buyer materie prime|Cablatore|Calafato|Calderaio|Calibratore
Cameraman|Cameriera ai piani|Cantiniere|Capo cantiere stradale|Capo officina|Capo partita|Capo reparto tessitura|Capo turno fonderia
Caricatore di presse|Carpentiere in legno|Carpentiere navale|Cartotecnico|Casaro|Cassiera|Cavista|Ceraiolo|Ceramista decoratore
Cesellatore|Chef de partie|Chimico formulatore|Chiosco e spiaggia|Ciclista corriere|Clinical monitor|Collaudatore|Collezionista dati stradali
Colorista tessile|Commerciale estero|Commis di bar|Compositore floreale|Conciatore|Conduttore di caldaie a vapore|Conduttore di macchine agricole
Conduttore di macchine movimento terra|Conduttore di treni merci|Confettiere|Confezionista di abiti da sposa|Consulente del credito
Consulente del sonno|Consulente vendite serramenti|Contabile clienti e fornitori|Controller di stabilimento|Controllo qualità in ingresso
Coordinatore di asilo|Coordinatore di magazzino|Coordinatrice infermieristica|Copywriter|Cordaio|Coreografo|Corniciaio|Correttore di bozze
Cravattaio|Cronometrista|Cucitrice a mano|Cuoca di mensa|Curatore di collezioni|Custode notturno|Data scientist|Decoratore di vetri
Degustatore di olio|Demolitore|Designer di tessuti|Direttore di albergo|Direttore di farmacia|Direttrice di coro|Disegnatore meccanico
Disegnatrice di gioielli|Disinfestatore|Distillatore|Dog sitter|Doratore|Ebanista|Economo|Educatrice di nido|Elettrauto
Elettricista di bordo|Elettricista industriale|Enologo|Erborista|Erpicatore|Esattore|Esperto di dazi|Estetista|Estrusorista|Etichettatore
Export manager area balcanica|Fabbro|Facchino di albergo|Falconiere|Falegname al banco|Farmacista collaboratore|Fattorino|Ferraiolo|Filatore
Fisioterapista|Fluidodinamica e calcolo|Fonditore|Fonico di palco|Formatore|Formatura sabbia|Fornaio di notte|Fotocompositore
Fotografo di prodotto|Fresatore|Fuochista|Galvanico|Gelatiere|Geologo|Geometra di cantiere|Gessista|Gestore di canili|Ghiacciaista
Giardiniere|Giuntatrice|Gommista|Graduatore di pellami|Grafico impaginatore|Gruista|Guardaparco|Guardia giurata|Guida escursionistica
Guida di museo|Idraulico|Igienista dentale|Imballatore|Imbianchino|Imbustatrice|Impagliatore di sedie|Impiegata amministrativa
Impiegata ufficio noleggi|Impiegato logistico|Impiegato tecnico commerciale|Incastonatore|Incisore|Infermiere di comunità|Infermiere
Infialatore|Ingegnere di processo|Ingegnere idraulico|Ingegnere strutturista|Innestatore|Installatore di fibra|Intagliatore|Intarsiatore
Interprete di lingua dei segni|Intonacatore|Ispettore di saldatura|Istruttore di arrampicata|Istruttore di nuoto|Lamierista|Lampadaio
Lattoniere edile|Lavandaio industriale|Lavapiatti|Legatore|Letturista contatori|Levigatore|Libraio|Liquidatore sinistri|Litografo|Liutaio
Logopedista|Lucidatore di marmi|Macchinista teatrale|Macellaio disossatore|Maestro di sci|Magazziniere con patentino|Magliaia
Maniscalco|Manutentore di ascensori|Manutentore elettromeccanico|Manutentore del verde|Marmista|Massaggiatore sportivo|Mastro birraio
Maître|Meccanico di moto|Meccanico di mezzi agricoli|Mediatore culturale|Medico competente|Merchandiser|Metrologo|Modellista
Modellista calzature|Molatore di lenti|Montatore di ponteggi|Montatore video|Montatrice di bigiotteria|Mosaicista|Mugnaio|Mulettista
Musicoterapeuta|Necroforo|Nocchiere|Norcino|Notturnista di albergo|Nutrizionista|Operaio agricolo|Operaio di segheria|Operaio forestale
Operatore call center|Operatore CNC|Operatore di ripresa con drone|Operatore ecologico|Operatore olistico|Operatore socio sanitario|Orafo
Organaro|Orologiaio|Ostetrica|Ottico optometrista|Padroncino|Palafreniere|Parquettista|Parrucchiera|Pastaio|Pasticcere
Pavimentatore|Pelletteria e finissaggio|Perforatore|Perito assicurativo|Perito agrario|Personale di sala|Pescatore|Piastrellista
Piegatore|Pilota di porto|Pizzaiolo|Pollicoltore|Ponteggiatore|Portalettere|Portiere di notte|Posatore di cavi|Potatore|Preparatore atletico
Preparatore di vernici|Prestampa e lastre|Product owner|Programmatore Java|Programmatore PLC|Project manager|Promotrice di cosmetici
Propmaker|Psicologo del lavoro|Pulitore di vetrate|Puericultrice|Quadrista|Raccoglitore di frutta|Radiologo|Ragioniere|Rammendatrice
Receptionist|Recupero crediti telefonico|Redattore tecnico|Regista di palcoscenico|Responsabile di filiale|Responsabile di negozio|Responsabile paghe
Responsabile sicurezza|Restauratore di affreschi|Restauratore di libri|Rettificatore|Ricamatrice|Rifinitore|Rilegatore|Rimessaggio e varo
Roadie|Sabbiatore|Saldatore|Saldatore TIG|Salinaio|Sarta|Sbavatore|Scaffalista|Scalpellino|Scardassatore|Scenografo|Scultore di ghiaccio
Scodellatrice|Segantino|Segretaria di studio|Selezionatore di tartufi|Sellaio|Serigrafo|Serrista|Sfogliatrice|Siderurgia e colata|Sistemista
Smaltatore|Soccorritore|Social media manager|Soffiatore di vetro|Sommelier|Sondatore|Sorvegliante di museo|Spazzacamino|Speleologo|Stampatore 3D
Stampatore a caldo|Stiratrice|Store manager|Strumentista|Stuccatore|Subacqueo industriale|Supporto clienti di secondo livello|Tagliatore di pelli
Tappezziere|Tassidermista|Taxista|Tecnico audioprotesista|Tecnico del freddo|Tecnico di assistenza|Tecnico di laboratorio|Tecnico di radiologia
Tecnico luci|Tecnico meteo|Telaista|Tessitore|Tester|Tipografo|Tintore|Topografo|Tornitore|Tosatore|Tour leader|Traduttore|Trafilatore
Trattorista|Trenatore di cavi|Truccatrice|Umettatore|Vasaio|Vendemmiatore|Venditore|Verniciatore|Vetraio|Veterinario|Vetrinista
Vigile del fuoco aziendale|Vigna e cantina|Vivaista|Web designer|Zincatore|Zootecnico
`
  .trim()
  .split(/[|\n]/)
