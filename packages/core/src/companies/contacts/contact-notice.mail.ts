import { retention } from '@vedetta/contracts/facts/retention'
import { z } from 'zod'
import { shown, shownUpTo, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'

const params = z.object({
  fullName: shown,
  company: shown,
  sourceUrl: shownUpTo(2_000),
  /** The controller of the data, and its contact address. */
  controller: shownUpTo(700),
  privacyEmail: shown,
  /** Notices that an earlier release queued have neither. */
  dpo: shownUpTo(300).optional(),
  privacyUrl: url.optional(),
  url,
})

/** The information that article 14 of the GDPR requires, for people who do not know us. */
export const contactNotice = mailTemplate('contactNotice', params, {
  it: ({ fullName, company, sourceUrl, controller, privacyEmail, dpo, privacyUrl, url }) => ({
    subject: 'I tuoi dati di contatto su Vedetta',
    heading: 'Abbiamo raccolto i tuoi dati di contatto di lavoro',
    paragraphs: [
      `Ti scriviamo ai sensi dell’articolo 14 del Regolamento (UE) 2016/679 (GDPR). Vedetta è un servizio con cui agenzie per il lavoro e società di ricerca del personale trovano le aziende che assumono. Il titolare del trattamento è ${controller}. ${dpo ? `Il responsabile della protezione dei dati: ${dpo}. ` : ''}Per ogni richiesta: ${privacyEmail}.`,
      `Che cosa teniamo: nome e cognome (${fullName}), ruolo, reparto e indirizzo e-mail di lavoro, come li pubblica il sito di ${company}.`,
      `Dove li abbiamo letti: ${sourceUrl}`,
      'Perché: per permettere ai nostri clienti, agenzie per il lavoro e società di ricerca del personale, di contattare in azienda chi si occupa di assunzioni. La base giuridica è il legittimo interesse (articolo 6, paragrafo 1, lettera f), nostro e dei nostri clienti. Solo loro possono vederli. Non prendiamo decisioni automatizzate su di te.',
      `Per quanto tempo: ${retention.contactMonths} mesi dall’ultima volta che li abbiamo visti su quella pagina.`,
      `A chi vanno: ai clienti che sbloccano il tuo contatto e ai fornitori che trattano dati per noi. I dati restano nello Spazio economico europeo, salvo quanto indicato per i singoli fornitori; in quel caso valgono una decisione di adeguatezza o le clausole contrattuali tipo della Commissione europea.${privacyUrl ? ` L’elenco e l’informativa completa: ${privacyUrl}` : ''}`,
      'I tuoi diritti: accesso, rettifica, cancellazione, limitazione, portabilità dove si applica, e opposizione in qualsiasi momento e senza dare motivi. Puoi anche proporre reclamo al Garante per la protezione dei dati personali (www.garanteprivacy.it).',
      'Se non vuoi che li teniamo, apri il link: li cancelliamo subito e non li raccogliamo di nuovo.',
    ],
    button: { label: 'Cancella i miei dati', url },
    reason: `Ricevi questa e-mail perché la legge ci chiede di avvisarti: il tuo indirizzo è pubblicato sul sito di ${company}. È un avviso, non pubblicità.`,
  }),
  en: ({ fullName, company, sourceUrl, controller, privacyEmail, dpo, privacyUrl, url }) => ({
    subject: 'Your contact details on Vedetta',
    heading: 'We have collected your work contact details',
    paragraphs: [
      `We are writing to you under article 14 of Regulation (EU) 2016/679 (GDPR). Vedetta is a service that employment agencies and search firms use to find companies that are hiring. The controller is ${controller}. ${dpo ? `The data protection officer: ${dpo}. ` : ''}For any request: ${privacyEmail}.`,
      `What we keep: first and last name (${fullName}), role, department and work e-mail address, as the site of ${company} publishes them.`,
      `Where we read them: ${sourceUrl}`,
      'Why: so that our customers, employment agencies and search firms, can reach the people in charge of hiring at the company. The legal basis is legitimate interest (article 6, paragraph 1, letter f), ours and our customers’. They alone can see them. We take no automated decisions about you.',
      `For how long: ${retention.contactMonths} months from the last time we saw them on that page.`,
      `Who receives them: the customers who unlock your contact, and the providers that process data for us. Data stay in the European Economic Area, except as stated of single providers; an adequacy decision or the European Commission’s standard contractual clauses then apply.${privacyUrl ? ` The list and the whole privacy notice: ${privacyUrl}` : ''}`,
      'Your rights: access, rectification, erasure, restriction, portability where it applies, and objection at any time and without giving reasons. You can also lodge a complaint with the Garante per la protezione dei dati personali (www.garanteprivacy.it).',
      'If you do not want us to keep them, open the link: we delete them at once and do not collect them again.',
    ],
    button: { label: 'Delete my data', url },
    reason: `You receive this e-mail because the law requires us to tell you: your address is published on the site of ${company}. It is a notice, not advertising.`,
  }),
})
