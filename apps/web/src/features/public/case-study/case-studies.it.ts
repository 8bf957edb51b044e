import type { CaseId } from './case-ids.ts'
import type { CaseStudyTexts } from './case-study-texts.ts'

const cases: Record<CaseId, CaseStudyTexts> = {
  'agenzia-per-il-lavoro-bergamo': {
    kind: 'Agenzia per il lavoro',
    name: 'Tre filiali, un elenco solo',
    title: 'Tre filiali, un elenco solo, e ogni mattina si sa chi chiamare',
    summary:
      'Un’agenzia con tre filiali nella bergamasca smette di inseguire gli annunci sui portali e parte dalle officine che hanno appena aperto una posizione.',
    who: 'Cinque persone tra Bergamo, Albino e Treviglio. Lavorano su operai specializzati e manutentori, quasi sempre in somministrazione. Ogni filiale ha la sua zona, e nessuna vuole telefonare due volte alla stessa azienda.',
    before:
      'La mattina se ne andava sui portali, tra annunci vecchi e annunci di altre agenzie. Quando si trovava un’azienda che cercava davvero, spesso tre concorrenti l’avevano già chiamata. Chi avesse chiamato chi lo diceva un foglio di calcolo, aggiornato a memoria.',
    steps: [
      {
        title: 'Un filtro per filiale',
        text: 'Ruoli, operai, 25 km dal comune della filiale, annunci di altre agenzie esclusi. Tre filtri salvati: ogni mattina ogni filiale apre il suo.',
      },
      {
        title: 'Mezz’ora di smistamento',
        text: 'Con la tastiera: si legge la posizione, la frase da cui viene e da quanto è aperta; si salva, o si passa oltre. Le posizioni già viste non tornano.',
      },
      {
        title: 'La telefonata con la pagina aperta',
        text: 'Il recruiter chiama citando l’annuncio che sta sul sito dell’azienda. Se serve un nome, sblocca il contatto: il costo si vede prima, e vale per tutta la licenza.',
      },
      {
        title: 'Segnata «contattata»',
        text: 'Il giorno dopo è chiaro che cosa è stato fatto. Le posizioni da lavorare si esportano in CSV per il gestionale dell’agenzia.',
      },
    ],
    lesson:
      'Il vantaggio non è avere più annunci: è parlare con l’azienda il giorno in cui ha deciso di cercare, invece della settimana in cui tutti lo sanno.',
  },
  'ricerca-e-selezione-meccatronica': {
    kind: 'Ricerca e selezione',
    name: 'Una consulente, ottanta aziende',
    title: 'Una consulente, un settore, ottanta aziende da non perdere di vista',
    summary:
      'Una consulente che lavora da sola sulla meccatronica emiliana tiene d’occhio le sue aziende e si propone quando aprono il ruolo che lei sa coprire.',
    who: 'Una persona, tra Reggio Emilia e Modena. Cerca progettisti, tecnici di automazione e responsabili di produzione, a successo, per aziende da 50 a 250 dipendenti.',
    before:
      'Aveva un elenco di ottanta siti nei preferiti e li apriva a turno il venerdì pomeriggio. Ne vedeva venti. Gli altri, quando andava bene, il mese dopo.',
    steps: [
      {
        title: 'Le aziende giuste, una volta sola',
        text: 'Cerca per settore, provincia, dipendenti e fatturato, e salva le ottanta che le interessano. Da lì in poi vede quante posizioni nuove ha ognuna.',
      },
      {
        title: 'Prima di scrivere, si informa',
        text: 'Apre i bilanci degli ultimi tre anni e le notizie: capisce se è una sostituzione o una crescita, e che cosa può chiedere.',
      },
      {
        title: 'La persona, non il centralino',
        text: 'Cerca il contatto per funzione, produzione o risorse umane, e lo sblocca. Sa da quale pagina viene e quando è stato letto.',
      },
      {
        title: 'Il momento per richiamare',
        text: 'Una posizione aperta da sei settimane, riletta ieri e ancora lì, è un’azienda che non trova. È la telefonata del lunedì.',
      },
    ],
    lesson:
      'Per chi lavora da solo il tempo è il prezzo più alto: il giro dei siti lo fa Vedetta ogni giorno, lei fa le telefonate.',
  },
  'ricerca-e-selezione-dirigenti': {
    kind: 'Ricerca e selezione',
    name: 'Dai segnali di crescita al mandato',
    title: 'Dai segnali di crescita al mandato per un dirigente',
    summary:
      'Una società di executive search legge insieme posizioni, bilanci e notizie per capire quali aziende stanno per aver bisogno di una prima linea nuova.',
    who: 'Quattro consulenti a Milano, mandati in esclusiva su direttori di stabilimento, direttori commerciali e responsabili finanziari, soprattutto nell’alimentare e nel packaging.',
    before:
      'I ruoli di vertice sui siti si vedono di rado. Le ricerche partivano dalle conoscenze e dai giornali: buone fonti, ma le stesse di tutti.',
    steps: [
      {
        title: 'Un filtro per segnale',
        text: 'Posizioni da responsabile o dirigente, certo. Ma anche aziende sopra i 20 milioni di fatturato con molte posizioni nuove: la loro pagina dice se aprono più del solito per quel settore e quella provincia.',
      },
      {
        title: 'L’azienda in una pagina',
        text: 'Ricavi, margini, utile di tre anni, ritmo delle assunzioni a confronto, notizie recenti: quanto basta per arrivare al primo incontro con una domanda, non con un catalogo.',
      },
      {
        title: 'Un interlocutore per volta',
        text: 'Contatti cercati per ruolo o per funzione, sbloccati uno a uno, con la fonte. Chi ha chiesto di non comparire non compare.',
      },
      {
        title: 'Il lavoro di squadra',
        text: 'Ogni ricerca ha il suo link: il socio lo manda al collega, che apre esattamente gli stessi risultati.',
      },
    ],
    lesson:
      'Un annuncio dice che manca una persona. Dieci annunci, un bilancio e una notizia dicono che cosa sta cambiando.',
  },
}

export const caseStudiesIt = {
  head: {
    title: 'Casi: agenzie e società di ricerca · Vedetta',
    description:
      'Come un’agenzia per il lavoro e due società di ricerca e selezione possono lavorare con Vedetta: i passaggi, i filtri e i conti di un mese. Casi illustrativi.',
  },
  title: 'Tre modi di lavorare con Vedetta',
  lead: 'Un’agenzia per il lavoro e due società di ricerca e selezione, raccontate passo per passo, con i conti di un mese.',
  notice:
    'Caso illustrativo. Persone, aziende e quantità sono inventate per mostrare un uso possibile; funzioni, costi e prezzi sono quelli veri. Quando un cliente vorrà raccontare il suo caso, lo troverai qui con il suo nome.',
  badge: 'Caso illustrativo',
  read: 'Leggi il caso',
  all: 'Tutti i casi',
  others: 'Gli altri casi',
  headings: {
    who: 'Contesto',
    before: 'Prima',
    steps: 'Con Vedetta',
    month: 'I conti di un mese',
    monthText: 'Con i prezzi e i costi in vigore, IVA esclusa.',
    lesson: 'La lezione',
  },
  month: {
    what: 'Voce',
    amount: 'Quantità',
    each: 'Crediti l’uno',
    credits: 'Crediti',
    exported: 'Posizioni esportate',
    contacts: 'Contatti sbloccati',
    accounts: 'Bilanci aperti',
    news: 'Notizie di un’azienda',
    total: 'Totale',
    plan: (plan: string, price: string) => `Piano ${plan}: ${price} al mese`,
    credit: (used: string, of: string) => `Crediti: ${used} su ${of} del mese`,
    search: (used: string, of: string) => `Ricerche: ${used} su ${of} del mese`,
  },
  cases,
}
