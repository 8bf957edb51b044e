/** Benefits as they are called. Those that may also be something else are below. */
export const benefitNames = `
  auto aziendale | autovettura aziendale | macchina aziendale | vettura aziendale | mezzo aziendale
  furgone aziendale | company car | company van | car allowance | auto ad uso promiscuo | auto uso promiscuo
  car policy | buoni pasto | buono pasto | ticket restaurant | ticket | tickets restaurant | ticket pasto
  meal vouchers | meal voucher | lunch vouchers | luncheon vouchers | meal tickets | mensa aziendale
  mensa interna | mensa gratuita | pranzo incluso | pasti inclusi | pasti gratuiti | free meals | meals included
  meals | staff meals | vitto e alloggio | vitto alloggio | vitto | alloggio | alloggio gratuito
  alloggio aziendale | room and board | board and lodging | accommodation | lodging
  staff housing | housing | staff accommodation | free accommodation | foresteria | casa in uso | welfare
  welfare aziendale | piano welfare | buoni welfare | corporate welfare | flexible benefits | flexible benefit
  fringe benefit | fringe benefits | benefit aziendali | premio di produzione | premi di produzione
  premio produzione | premio di risultato | premio risultato | premi produzione | bonus | bonus annuale
  annual bonus | performance bonus | mbo | production bonus | sign on bonus | signing bonus | welcome bonus
  incentivi | incentivi alla vendita | assicurazione sanitaria | assicurazione medica | sanita integrativa
  assistenza sanitaria integrativa | assistenza sanitaria | polizza sanitaria | health insurance
  private health insurance | medical insurance | health care plan | dental insurance | fondo pensione
  pension fund | pension plan | pension scheme | previdenza complementare | stock option | stock options
  azioni | telefono aziendale | cellulare aziendale | smartphone aziendale | pc aziendale | pc portatile
  company phone | company laptop | laptop | smartphone | rimborso spese | rimborso km | rimborso chilometrico
  rimborso benzina | carta carburante | fuel card | expense reimbursement | asilo nido aziendale
  asilo aziendale | company nursery | childcare | navetta | navetta aziendale | shuttle bus | company shuttle
  parcheggio | parcheggio aziendale | parking | palestra aziendale | company gym | gym membership
  quattordicesima | 14esima | 14 mensilita | quattordici mensilita | tredicesima | buoni benzina
  buoni carburante | sconti dipendenti | sconto dipendenti | employee discount | staff discount | canteen
  company canteen | staff canteen | mensa | relocation package | relocation | convenzioni | abbonamento mezzi
  abbonamento mezzi pubblici | transport pass | travel pass | formazione retribuita | paid training
  ferie extra | extra holidays | buoni spesa | polizza vita | life insurance | indennita di trasferta
  quinta settimana di ferie | corsi di inglese | alloggio e vitto
`

/** May be meant as something else. */
export const unsureBenefits = `
    ticket | vitto | bonus | meals | housing | incentivi | laptop | smartphone | azioni | parking | parcheggio
    relocation | convenzioni | mensa | canteen | lodging | navetta | childcare
  `
