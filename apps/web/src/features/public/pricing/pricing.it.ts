import type { Capabilities } from '@vedetta/contracts/calls/capabilities'
import {
  creditCosts,
  graceDays,
  lowestTierWith,
  plans,
  soleSeatTier,
  trialMonths,
} from '@vedetta/contracts/facts/plans'
import { freeIf } from '@vedetta/contracts/search/search-cost'

export const pricingIt = {
  head: {
    title: 'Prezzi e piani · Vedetta',
    description: `Quattro piani per licenza, mensili o annuali, con ricerche e crediti condivisi. Che cosa costa ogni azione, i crediti in più, la prova di ${trialMonths.join(' o ')} mesi su richiesta.`,
  },
  title: 'Paghi la licenza, non ogni utente.',
  lead: 'Ogni mese la licenza riceve ricerche e crediti, condivisi da chi la usa. Ogni costo si vede prima di spendere, e niente si paga due volte.',
  period: {
    label: 'Fatturazione',
    monthly: 'Mensile',
    annual: 'Annuale',
    saving: (months: number) => `Con l’annuale paghi ${months} mesi su 12.`,
  },
  plans: {
    basic: 'Per chi lavora da solo',
    team: 'Per una filiale o uno studio',
    pro: 'Per più filiali',
    enterprise: 'Per una rete di filiali',
  },
  aMonth: 'al mese',
  vat: 'IVA esclusa',
  paidYearly: (price: string) => `${price} una volta l’anno`,
  orYearly: (price: string) => `oppure ${price} l’anno`,
  agreed: 'Su misura',
  agreedText: 'Crediti, ricerche e posti come servono a te.',
  included: {
    seats: (count: number) => (count === 1 ? '1 utente' : `Fino a ${count} utenti`),
    seatsUnlimited: 'Utenti illimitati',
    searches: (count: string) => `${count} ricerche al mese`,
    credits: (count: string) => `${count} crediti al mese`,
    agreedAmounts: 'Ricerche e crediti concordati',
    savedFilters: (count: string) => `${count} filtri salvati per persona`,
    alerts: 'Avvisi per e-mail sui filtri salvati',
    instantAlerts: 'Avvisi immediati per e-mail',
    instantAndPush: 'Avvisi immediati, per e-mail e sui dispositivi',
    noAlerts: 'Senza avvisi per e-mail',
    api: 'API, webhook e feed per ATS e CRM',
  },
  comparison: {
    title: 'I piani a confronto',
    text: 'Prezzi IVA esclusa. Ricerche e crediti sono della licenza, ogni mese; i filtri salvati, di ogni persona.',
    plan: 'Piano',
    yes: 'Sì',
    no: 'No',
    rows: {
      monthly: 'Al mese',
      annual: 'All’anno',
      seats: 'Utenti',
      searches: 'Ricerche al mese',
      credits: 'Crediti al mese',
      savedFilters: 'Filtri salvati',
      alerts: 'Avvisi per e-mail',
      instantAlerts: 'Avvisi immediati',
      publicApi: 'API e integrazioni',
    },
  },
  buy: 'Acquista',
  buyPlan: (plan: string) => `Acquista il piano ${plan}`,
  contact: 'Contattaci',
  contactPlan: (plan: string) => `Contattaci per il piano ${plan}`,
  withoutScripts: 'Per acquistare qui serve JavaScript. Senza, scrivici e ti attiviamo il piano noi.',
  credits: {
    title: 'Che cosa si fa con i crediti',
    text: 'Cercare, leggere le posizioni e i contatti generali delle aziende non costa crediti. Il resto sì, una volta per licenza e anno: quello che un collega ha già aperto è aperto per tutti.',
    caption: 'Costo in crediti di ogni azione',
    what: 'Azione',
    cost: 'Crediti',
    position: 'Una posizione esportata, o consegnata completa dall’API',
    contact: 'Un contatto personale sbloccato',
    accounts: 'I bilanci di un’azienda, tre anni',
    news: 'Le notizie di un’azienda',
    refund: 'Se ciò che hai comprato si rivela sbagliato, i crediti tornano.',
  },
  extra: {
    title: 'Se il mese è più lungo del piano',
    text: 'Chi paga o amministra la licenza può aggiungere crediti e ricerche quando servono, a un prezzo per unità.',
    credit: 'un credito in più',
    search: 'una ricerca in più',
  },
  trial: {
    title: 'Prova, su richiesta',
    text: (months: string) =>
      `Prima di decidere puoi usare Vedetta per ${months} mesi. La chiedi, ne parliamo dieci minuti, e attiviamo la licenza sul territorio che ti interessa.`,
    months: (some: readonly number[]) => some.join(' o '),
    ask: 'Chiedi una prova',
  },
  questions: {
    title: 'Domande frequenti',
    list: ({ payments }: Pick<Capabilities, 'payments'>) => [
      {
        question: 'Che cosa conta come ricerca?',
        answer: `Premere «Cerca», o aprire un filtro o un link, con criteri nuovi. Una ricerca è gratis se ${freeIf('it')}. Sfogliare le pagine, tornare indietro, aggiornare e cercare aziende non costa niente.`,
      },
      {
        question: 'Chi amministra la licenza?',
        answer: `Una persona che non la usa: un collega, un responsabile, o noi. Invita e revoca gli utenti, vede i consumi, aggiunge crediti. Nella licenza ${plans[soleSeatTier].it} l’unico posto è di chi compra, quindi amministra qualcun altro.`,
      },
      {
        question: 'Posso cambiare piano?',
        answer: payments
          ? 'Sì, quando vuoi, dal profilo di chi paga o amministra la licenza. A un piano più grande si passa subito, pagando la differenza; a uno più piccolo, alla fine del periodo pagato.'
          : 'Sì: scrivici, e lo cambiamo noi. A un piano più grande si passa subito, pagando la differenza; a uno più piccolo, alla fine del periodo pagato.',
      },
      {
        question: 'Posso collegare il mio ATS o CRM?',
        answer: `Sì, con il piano ${plans[lowestTierWith('publicApi')].it}: API, webhook, feed e assistenti. Le chiavi si creano nel profilo di chi amministra la licenza. Cercare costa come nell’app; una posizione completa costa ${creditCosts.position} credito, come se la esportassi, una volta per licenza e anno.`,
      },
      {
        question: 'Come si paga, e come arriva la fattura?',
        answer: `${payments ? 'Con carta, tramite Stripe.' : 'Come concordiamo quando attiviamo la licenza.'} La fattura elettronica arriva al codice SDI o alla PEC che indichi. Le aziende di altri Paesi dell’Unione europea con partita IVA valida pagano in inversione contabile.`,
      },
      ...(payments
        ? [
            {
              question: 'Che cosa succede se un pagamento non va a buon fine?',
              answer: `Ti scriviamo, e la licenza resta attiva ${graceDays} giorni mentre il pagamento viene ritentato. Se disdici, la licenza vale fino alla fine del periodo pagato.`,
            },
          ]
        : []),
      {
        question: 'I crediti non usati passano al mese dopo?',
        answer:
          'I crediti e le ricerche del piano si rinnovano ogni mese e non si accumulano. Quelli che compri in più restano, e si spendono per primi quelli che scadono prima.',
      },
    ],
  },
  checkout: {
    title: (plan: string) => `Acquista il piano ${plan}`,
    sum: (price: string, period: string, percent: number) => `${price} ${period}, più IVA (${percent}% in Italia)`,
    periods: { monthly: 'al mese', annual: 'l’anno' },
    role: 'Come userai la licenza?',
    use: 'La uso io',
    useHint:
      'Un posto è tuo. Nessuno amministra la licenza che usa: indica un collega, o lascia vuoto e la gestiamo noi.',
    administer: 'La amministro io',
    administerHint: 'Inviti i colleghi e vedi i consumi, ma non occupi un posto.',
    administratorEmail: 'E-mail dell’amministratore',
    administratorHint: 'Facoltativa: senza, la amministriamo noi.',
    email: 'La tua e-mail',
    emailHint: 'Qui arrivano il codice della licenza e le fatture.',
    company: 'Azienda',
    vatNumber: 'Partita IVA',
    vatHint: '11 cifre; per altri Paesi dell’Unione, con la sigla davanti.',
    sdi: 'Codice SDI',
    sdiHint: 'Per le aziende italiane: questo, o la PEC.',
    pec: 'PEC',
    submit: 'Vai al pagamento',
    next: 'Ti portiamo su Stripe, dove inserisci la carta. Noi non la vediamo.',
    terms: 'Acquistando accetti i',
    termsLink: 'termini e condizioni',
    cancel: 'Annulla',
  },
  outcomes: {
    paid: {
      title: 'Pagamento ricevuto',
      text: 'Tra poco ricevi per e-mail il codice della licenza. Registrati o accedi con il tuo indirizzo, poi riscattala.',
      action: 'Riscatta la licenza',
    },
    left: {
      title: 'Non hai pagato nulla',
      text: 'L’acquisto è stato interrotto prima del pagamento. Puoi riprenderlo quando vuoi.',
      action: 'Scrivici se qualcosa non va',
    },
  },
}
