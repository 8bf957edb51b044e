import type { Labels } from '../text/labels.ts'

/**
 * The stages from a change on a site to the person who waits for it, in their order. The first three are about the visit;
 * the others count from the moment at which its findings were written, each on its own: they do not add up.
 */
export const freshnessStages = {
  unseen: {
    it: 'Tra due letture del sito',
    en: 'Between two readings of the site',
    meaning: {
      it: 'Dalla lettura completa in cui la posizione non c’era a quella che l’ha trovata. Il momento in cui è stata pubblicata sta in mezzo e nessuno lo conosce: il tempo vero è più breve.',
      en: 'From the full reading that did not have the position to the one that found it. It was published at some moment in between that nobody knows: the true time is shorter.',
    },
  },
  due: {
    it: 'Attesa della visita',
    en: 'Waiting for the visit',
    meaning: {
      it: 'Da quando la visita era in programma a quando è iniziata.',
      en: 'From when the visit was due to when it began.',
    },
  },
  visit: {
    it: 'Visita',
    en: 'The visit',
    meaning: {
      it: 'Dall’inizio della visita a quando ciò che ha trovato è registrato, comprese le pause tra una pagina e l’altra.',
      en: 'From the start of the visit until what it found is stored, including the pauses between pages.',
    },
  },
  index: {
    it: 'Nella ricerca',
    en: 'In the search',
    meaning: {
      it: 'Da quando è registrata a quando l’indice la contiene. Le ricerche la vedono al più un secondo dopo.',
      en: 'From when it is stored to when the index holds it. Searches see it a second later at most.',
    },
  },
  match: {
    it: 'Negli avvisi dell’app',
    en: 'In the app’s notifications',
    meaning: {
      it: 'Da quando è registrata a quando è stata confrontata con tutti i filtri salvati.',
      en: 'From when it is stored to when it has been compared with every saved filter.',
    },
  },
  stream: {
    it: 'In una pagina aperta',
    en: 'In an open page',
    meaning: {
      it: 'Da quando è registrata a quando l’avviso parte verso il browser di chi ha Vedetta aperta.',
      en: 'From when it is stored to when the alert leaves for the browser of somebody who has Vedetta open.',
    },
  },
  mail: {
    it: 'Per e-mail immediata',
    en: 'By instant e-mail',
    meaning: {
      it: 'Da quando è registrata a quando il server di posta accetta l’avviso immediato. Comprende i 15 minuti che passano tra un messaggio e il successivo; i riepiloghi, che arrivano all’ora scelta, non contano.',
      en: 'From when it is stored to when the mail server accepts the instant alert. It includes the 15 minutes that pass between one message and the next; digests, which come at the chosen hour, do not count.',
    },
  },
  push: {
    it: 'Per notifica push',
    en: 'By push notification',
    meaning: {
      it: 'Da quando è registrata a quando il servizio del browser accetta la notifica, dispositivo per dispositivo. Comprende il minuto che passa tra una notifica e la successiva.',
      en: 'From when it is stored to when the browser’s service accepts the notification, device by device. It includes the minute that passes between one notification and the next.',
    },
  },
  send: {
    it: 'Consegna al server di posta',
    en: 'Hand-over to the mail server',
    meaning: {
      it: 'Da quando un avviso o un riepilogo è pronto a quando il server di posta lo accetta. Quanto impiega poi ad arrivare non lo sappiamo.',
      en: 'From when an alert or a digest is ready to when the mail server accepts it. How long it then takes to arrive we do not know.',
    },
  },
} as const satisfies Record<string, Labels & { meaning: Labels }>

export type FreshnessStage = keyof typeof freshnessStages

/** The windows over which durations are stated, in days up to and including today. */
export const freshnessWindows = [7, 30] as const

/** With fewer, a percentile would say more about chance than about us. */
export const minMeasured = 50

/** The parts of the service whose state the public page shows. */
export const serviceParts = ['watch', 'search', 'mail'] as const

export type ServicePart = (typeof serviceParts)[number]

/** The path of `getPublicStatus`, apart from it so that the page can name its answer without loading the call’s code. */
export const statusCallPath = '/public/status'
