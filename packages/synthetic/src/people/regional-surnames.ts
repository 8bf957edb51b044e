import type { NonEmpty } from '../random/draws.ts'

/** Surnames typical of a region, by its ISTAT code: an Esposito is more frequent in Naples than in Trento. */
export const regionalSurnames: Readonly<Record<string, NonEmpty<string>>> = {
  '01': ['Ferrero', 'Giordano', 'Bosco', 'Gallo', 'Rosso', 'Barbero', 'Fassino', 'Bertolino', 'Cravero', 'Viglione'],
  '02': ['Favre', 'Blanc', 'Vallet', 'Perron', 'Charrier', 'Bionaz', 'Rollandin'],
  '03': ['Brambilla', 'Colombo', 'Fumagalli', 'Cattaneo', 'Locatelli', 'Bonetti', 'Ghezzi', 'Riva', 'Rota', 'Pozzi'],
  '04': ['Mair', 'Kofler', 'Pichler', 'Gruber', 'Tomasi', 'Pedrotti', 'Dalpiaz', 'Zeni', 'Fedrizzi'],
  '05': ['Zanella', 'Furlan', 'Dal Molin', 'Boscolo', 'Pavan', 'Favaro', 'Trevisan', 'Carraro', 'Zanon', 'Schiavon'],
  '06': ['Furlan', 'Cossutta', 'Bressan', 'Visintin', 'Zuliani', 'Degano', 'Tomat', 'Venier'],
  '07': ['Parodi', 'Canepa', 'Bruzzone', 'Traverso', 'Repetto', 'Ferrando', 'Dellepiane'],
  '08': ['Ferrari', 'Montanari', 'Casadei', 'Zanotti', 'Benassi', 'Malaguti', 'Rinaldi', 'Fabbri', 'Bergonzini'],
  '09': ['Bianchi', 'Innocenti', 'Bartolini', 'Cecchi', 'Nencini', 'Lazzeri', 'Mugnai', 'Salvadori', 'Bini'],
  '10': ['Proietti', 'Fiorucci', 'Ricci', 'Passeri', 'Brunelli', 'Mencarelli', 'Battistelli'],
  '11': ['Marchetti', 'Pierini', 'Cingolani', 'Baldelli', 'Principi', 'Giampieri', 'Montesi'],
  '12': ['Proietti', 'De Santis', 'Mancini', 'Cecconi', 'Fabiani', 'Ceccarelli', 'Di Veroli', 'Moretti', 'Petrucci'],
  '13': ['Di Giacomo', 'Di Marco', "D'Angelo", 'Di Felice', 'Iezzi', 'Di Pietro', 'Marinucci'],
  '14': ['Iannone', 'Di Iorio', 'Petrella', 'Fratangelo', 'Mastrangelo', 'Colavita'],
  '15': ['Esposito', 'Russo', 'Coppola', 'Iovine', 'Cozzolino', 'Scognamiglio', 'Capuano', 'De Rosa', 'Ruocco'],
  '16': ['Lorusso', 'De Giorgi', 'Caputo', 'Colucci', 'Mastronardi', 'Loconsole', 'Carone', 'Palmisano'],
  '17': ['Lacava', 'Sabia', 'Santarsiero', 'Lauria', 'Telesca', 'Pace'],
  '18': ['Romeo', 'Iannelli', 'Mazza', 'Scalise', 'Laganà', 'Morabito', 'Talarico', 'Perri'],
  '19': ['Lo Presti', 'Messina', 'Privitera', 'Vitale', 'Puglisi', 'Mancuso', 'La Rosa', 'Cannizzaro', 'Lombardo'],
  '20': ['Sanna', 'Piras', 'Melis', 'Serra', 'Lai', 'Cocco', 'Pinna', 'Murgia', 'Deiana'],
}
