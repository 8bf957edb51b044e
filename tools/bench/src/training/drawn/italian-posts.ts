import { phrases } from './drawn-words.ts'

export const italianTrades = phrases(`
  Saldatore a filo
  Tornitore
  Fresatore CNC
  Magazziniere
  Carrellista
  Autista patente C
  Impiegata contabile
  Addetto alle vendite
  Cuoco capo partita
  Cameriere di sala
  Barista
  Lavapiatti
  Receptionist
  Elettricista
  Idraulico
  Perito elettrotecnico
  Perito
  Disegnatore CAD
  Progettista meccanico
  Operaio generico
  Montatore
  Manutentore meccanico
  Commessa
  Banconista
  Panettiere
  Pasticcere
  Sarta
  Stiratrice
  Muratore
  Carpentiere
  Gruista
  Geometra
  Infermiere
  OSS
  Fisioterapista
  Educatore
  Insegnante di nuoto
  Bagnino
  Parrucchiera
  Estetista
  Farmacista
  Agente di commercio
  Responsabile qualità
  Direttore di stabilimento
  Back office
  Buyer
  Export manager
  Sviluppatore front end
  Governante
  Giardiniere
  Apprendista
  Stagista ufficio acquisti
  Chef de rang
  Maître
  Capo cantiere
  Consulente fiscale
`)

/** A department, an activity, or a trade that no list knows. */
export const otherItalianPosts = phrases(`
  Ripassino
  Orlatore a mano
  Mastro cartaio
  Bottaio
  Velaio
  Chiodatore
  Addobbi e vetrine
  Ufficio gare
  Controllo di gestione
  Sviluppo prodotto
  Amministrazione e finanza
  Assistenza clienti
  Montaggio in trasferta
  Turno di notte al forno
  Raccolta e cernita
  Vendita al banco
  Reparto confezionamento
  Sala e colazioni
  Piani e lavanderia
  Ricerca e sviluppo
  Spazzolino
  Follatore
  Tiraturno
  Marketing digitale
  Contabilità fornitori
  Growth
  People & Culture
  Sinterizzazione
`)
