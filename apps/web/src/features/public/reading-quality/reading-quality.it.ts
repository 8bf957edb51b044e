import { minSureConfidence } from '@vedetta/contracts/positions/position-reading'
import type { QualityCount, QualityEstimate, QualityRow } from '@vedetta/contracts/watch/reading-quality'
import { formatDate, formatNumber, formatShare, formatTenths } from '../../../lib/format.ts'
import type { LegalBlock, LegalTexts } from '../legal/legal-texts.ts'
import { sitesLearnedFrom } from './sites-learned-from.ts'

const share = (value: number) => formatShare(value, 'it')
const count = (value: number) => formatNumber(value, 'it')

const kinds = {
  real: { held_out: 'Siti veri, mai usati per imparare', first_look: 'Siti veri, alla prima lettura' },
  written: {
    held_out: 'Siti scritti per la prova, mai usati per imparare',
    first_look: 'Siti scritti per la prova, alla prima lettura',
  },
} as const satisfies Record<QualityRow['kind'], Record<QualityRow['how'], string>>

function estimated(name: string, { value, from, to }: QualityEstimate): string[] {
  return [name, share(value), `da ${share(from)} a ${share(to)}`]
}

function counted(name: string, { found, right }: QualityCount): string[] {
  return [name, found === 0 ? 'nessuna' : share(right / found), `${count(right)} su ${count(found)}`]
}

function figures(row: QualityRow): LegalBlock[] {
  const learned = sitesLearnedFrom(row)
  const repeated =
    row.partitions > 1
      ? ` La prova è ripetuta con ${row.partitions} divisioni diverse delle aziende, e le cifre le uniscono.`
      : ''
  const disputed =
    row.disputedSites > 0
      ? ` Restano fuori ${count(row.disputedSites)} siti su cui anche persone attente darebbero risposte diverse.`
      : ''
  const how =
    row.how === 'held_out'
      ? `Vedetta ha imparato da ${count(learned)} siti, ma ogni volta senza quelli che poi ha letto.${repeated}`
      : `Nessuno li aveva visti prima: né chi ha scritto il programma, né il programma, che ha imparato da altri ${count(learned)} siti.`
  return [
    `${count(row.sites)} siti, ${count(row.sitesWithPositions)} con ${count(row.positions)} posizioni aperte in tutto e ${count(row.spoilt.of)} senza nessuna. ${how}${disputed} Misurato il ${formatDate(new Date(row.measuredAt), 'it')}, versione ${row.readerVersion} del lettore.`,
    {
      table: {
        head: ['Misura', 'Valore', 'Intervallo o conteggio'],
        rows: [
          estimated('Posizioni mostrate che sono davvero posizioni aperte (precisione)', row.precision),
          estimated('Posizioni pubblicate che vengono trovate (richiamo)', row.recall),
          estimated('Le due cifre insieme (F1)', row.f1),
          [
            'Siti senza posizioni che ne mostrano una per errore',
            share(row.spoilt.of > 0 ? row.spoilt.sites / row.spoilt.of : 0),
            `${formatTenths(row.spoilt.sites, 'it')} su ${count(row.spoilt.of)}`,
          ],
          counted('Giuste tra quelle date per sicure', row.sure),
          counted('Giuste tra quelle da verificare', row.unsure),
        ],
      },
    },
  ]
}

export const readingQualityIt = (rows: readonly QualityRow[]) =>
  ({
    head: {
      title: 'Quanto legge bene Vedetta',
      description:
        'Quante posizioni aperte Vedetta trova e quante ne sbaglia: su quali siti è misurato, come, quando, e che cosa legge meno bene.',
    },
    title: 'Quanto legge bene Vedetta',
    lead: 'Vedetta legge pagine che nessuno ha scritto per lei, e a volte sbaglia. Qui c’è quanto spesso, su siti da cui non ha imparato: le cifre escono dalla prova così come sono, anche quando non ci fanno piacere.',
    sections: [
      ...rows.map((row) => ({ id: `${row.kind}-${row.how}`, title: kinds[row.kind][row.how], blocks: figures(row) })),
      {
        id: 'come',
        title: 'Come misuriamo',
        blocks: [
          {
            list: [
              'Le pagine di ogni sito sono registrate. Una persona le legge e annota le posizioni aperte; poi le legge Vedetta, e si confrontano le due liste titolo per titolo.',
              'Le aziende sono divise in cinque parti. Vedetta impara da quattro e legge la quinta, a turno: nessuna azienda è letta da chi ha imparato da lei.',
              'Una prima lettura è di siti che nessuno aveva visto: dopo, quelle cifre non si possono più rifare.',
              'L’intervallo dice quanto il caso può pesare: con altri siti simili tirati a sorte, il valore cadrebbe lì in 95 casi su 100. I siti sono pochi, quindi è largo.',
              'Non citiamo cifre su siti da cui il programma ha imparato: direbbero solo che ricorda.',
              'I siti registrati servono solo a imparare e a misurare: non li pubblichiamo, e qui non se ne nomina nessuno.',
            ],
          },
        ],
      },
      {
        id: 'sicura',
        title: 'Sicura, o da verificare',
        blocks: [
          `Accanto a ogni posizione Vedetta tiene quanto è sicura che lo sia, e perché. Da ${share(minSureConfidence)} in su la chiama sicura; sotto, la mostra lo stesso con la scritta «Da verificare» e i motivi del dubbio: prima di chiamare l’azienda, apri l’annuncio.`,
          'Le posizioni pubblicate in un formato fatto per le offerte di lavoro, o nella bacheca di un programma di selezione, non hanno bisogno di essere interpretate: sono sicure.',
        ],
      },
      {
        id: 'limiti',
        title: 'Che cosa legge meno bene',
        blocks: [
          {
            list: [
              'Titoli che non sono un mestiere, come un reparto o un’attività, quando niente intorno dice che il posto è aperto.',
              'Annunci scritti nel mezzo di un discorso, senza titolo.',
              'Elenchi disegnati da programmi che una visita non riesce ad aprire.',
              'Lo stesso titolo ripetuto per più città: a volte diventa una posizione sola.',
              'Siti che mostrano annunci di altre aziende, corsi delle scuole di formazione, ricerche sempre aperte senza un posto preciso, schede del personale: a volte sembrano posizioni.',
            ],
          },
        ],
      },
      {
        id: 'non-dicono',
        title: 'Che cosa queste cifre non dicono',
        blocks: [
          'Riguardano siti letti una volta sola, e non le bacheche dei programmi di selezione, che sono dati e non vanno interpretate. Su un settore o un tipo di sito particolare il risultato può essere diverso.',
          'Se trovi un errore, dall’annuncio scegli «Segnala un errore»: lo controlliamo, e serve alla prossima prova.',
        ],
      },
    ],
  }) satisfies LegalTexts
