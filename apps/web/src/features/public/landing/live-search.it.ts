export const liveSearchIt = {
  label: 'Prova a cercare tra le posizioni aperte oggi',
  role: 'Ruolo',
  rolePlaceholder: 'manutentore, contabile, saldatore…',
  province: 'Provincia',
  everywhere: 'Tutta Italia',
  submit: 'Cerca',
  invite:
    'Scrivi un ruolo, scegli una provincia: ti diciamo quante posizioni sono aperte adesso, e quante sono di questa settimana.',
  examples: 'Per esempio',
  withoutScripts:
    'La ricerca dal vivo ha bisogno di JavaScript. Quante posizioni sono aperte, provincia per provincia, lo leggi anche senza nella',
  map: 'mappa d’Italia',
  open: { one: 'posizione aperta', other: 'posizioni aperte' },
  newInWeek: { one: 'nuova negli ultimi 7 giorni', other: 'nuove negli ultimi 7 giorni' },
  none: 'Nessuna posizione aperta con queste parole, qui. Prova un ruolo più generico o tutta Italia.',
  elsewhere: 'Province con più posizioni',
  anonymous:
    'Qui i nomi delle aziende non compaiono: con una licenza li vedi, insieme alla pagina da cui viene ogni posizione.',
  failed: 'Adesso non riusciamo a cercare. Riprova tra poco.',
  tooMany: 'Hai fatto molte ricerche in poco tempo. Aspetta un minuto e riprova.',
  retry: 'Riprova',
  loading: 'Cerco…',
}
