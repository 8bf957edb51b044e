/** Words of filters, seven letters or more, that are mended before a sentence is read. */
export const keywords: readonly string[] = `
    indeterminato determinato somministrazione apprendistato tirocinio interinale stagionale permanent temporary
    internship apprenticeship traineeship contratto esperienza experience inglese tedesco francese spagnolo
    portoghese cinese english spanish chinese portuguese madrelingua patente patentino attestato certificazione
    licence license dipendenti employees fatturato turnover settimana settimane provincia province vicinanze
    dintorni agenzie agencies companies aziende azienda imprese smart working remoto remote ibrido ibrida hybrid
    stipendio retribuzione salary protette categorie alloggio aziendale accommodation vouchers benefit welfare
    lombardia piemonte veneto liguria toscana umbria abruzzo molise campania puglia basilicata calabria sicilia
    sardegna romagna lombardy piedmont tuscany sardinia sicily contacted ultima ultimi ultime settore alimentare
    metalmeccanico metalmeccaniche farmaceutico farmaceutiche logistica logistics automotive edilizia
    costruzioni construction software impiegatizi impiegatizio manageriali dirigenziali piccole grandi medie
    automunito urgente almeno massimo minimo minimum maximum seniority
  `
  .split(/\s+/)
  .filter(({ length }) => length >= 7)
