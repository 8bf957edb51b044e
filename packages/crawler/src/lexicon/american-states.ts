import { terms } from './compile-terms.ts'

/** States of the USA and provinces of Canada, which stand after a town in place of the country. */
export const americanStates = terms`
  alabama
  alaska
  alberta
  arizona
  arkansas
  british columbia
  california
  colorado
  connecticut
  d.c.
  delaware
  district of columbia
  florida
  georgia
  hawaii
  idaho
  illinois
  indiana
  iowa
  kansas
  kentucky
  louisiana
  maine
  manitoba
  maryland
  massachusetts
  michigan
  minnesota
  mississippi
  missouri
  montana
  nebraska
  nevada
  new hampshire
  new jersey
  new mexico
  new york
  north carolina
  north dakota
  nova scotia
  ohio
  oklahoma
  ontario
  oregon
  pennsylvania
  quebec
  rhode island
  saskatchewan
  south carolina
  south dakota
  tennessee
  texas
  utah
  vermont
  virginia
  washington
  west virginia
  wisconsin
  wyoming
`

export const americanStateCodes = terms`
  AB
  AK
  AL
  AR
  AZ
  BC
  CA
  CO
  CT
  DC
  DE
  FL
  GA
  HI
  IA
  ID
  IL
  IN
  KS
  KY
  LA
  MA
  MB
  MD
  ME
  MI
  MN
  MO
  MS
  MT
  NC
  ND
  NE
  NH
  NJ
  NM
  NS
  NV
  NY
  OH
  OK
  ON
  OR
  PA
  QC
  RI
  SC
  SD
  SK
  TN
  TX
  UT
  VA
  VT
  WA
  WI
  WV
  WY
`
