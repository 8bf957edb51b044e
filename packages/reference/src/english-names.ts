/** English names in adverts, mapped to the official ones: the package has Italian and local names only. */
export const englishMunicipalityNames: ReadonlyMap<string, string> = new Map([
  ['florence', 'Firenze'],
  ['genoa', 'Genova'],
  ['leghorn', 'Livorno'],
  ['mantua', 'Mantova'],
  ['milan', 'Milano'],
  ['naples', 'Napoli'],
  ['padua', 'Padova'],
  ['rome', 'Roma'],
  ['syracuse', 'Siracusa'],
  ['turin', 'Torino'],
  ['venice', 'Venezia'],
])

export const englishRegionNames: ReadonlyMap<string, string> = new Map([
  ['aosta valley', "Valle d'Aosta"],
  ['apulia', 'Puglia'],
  ['latium', 'Lazio'],
  ['lombardy', 'Lombardia'],
  ['piedmont', 'Piemonte'],
  ['sardinia', 'Sardegna'],
  ['sicily', 'Sicilia'],
  ['tuscany', 'Toscana'],
])
