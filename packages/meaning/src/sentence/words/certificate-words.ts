/** Papers by name, as searched for. */
export const certificateNames = `
  cqc | cqc merci | cqc persone | adr | carta tachigrafica | carta del conducente | haccp | attestato haccp
  certificato haccp | libretto sanitario | libretto di navigazione | porto d'armi | porto darmi | decreto gpg
  decreto prefettizio | pes | pav | pei | pes pav | f-gas | fgas | patentino f-gas | patentino fgas | blsd
  bls-d | bls | acls | stcw | ecdl | eipass | pekit | icdl | pmp | prince2 | itil | ccna | ccnp | ccie | cisa
  cissp | cism | ceh | oscp | togaf | cfa | psm | cspo | csm | ielts | toefl | toeic | celta | ditals | cedils
  leed | nebosh | iosh | primo soccorso | corso primo soccorso | antincendio | corso antincendio
  antincendio rischio alto | corso sicurezza | scrum master certified | aws certified | esame di stato
  abilitazione professionale | iscrizione albo | iscrizione all'albo | iscritto all'albo | iscritta all'albo
  iscritti all'albo | iscrizione opi | iscritto albo | iscrizione ordine | forklift license | forklift licence
  forklift certificate | forklift certification | fork lift license | fork lift licence | forklift truck licence
  forklift truck license | hgv licence | hgv license | driving licence | driving license | driver's licence
  driver's license | drivers license | truck licence | truck license | food hygiene certificate | first aid
  first aid certificate | crane licence | crane license | gun licence | welding certificate
  welding certification | welding licence | welding license | boat licence | boat license | security licence
  security license | iso 9606 | en 9606 | iwe | iwt | iws | cnd livello 2 | visura | green pass | nulla osta
  nos | cap | capb | kb | ckb | patente nautica | patente superiore | brevetto bagnino
  brevetto di assistente bagnanti | mip | min | brevetto assistente bagnanti | rls | ple | gwo | dpo certificato
  rspp modulo c | sab | ex rec | rec | tesserino | tesserino guida | iscrizione rui | rui | abilitazione caldaie
  conduttore caldaie | patentino caldaie | aso certificate | attestato aso | attestato oss | qualifica oss
  diploma oss | attestato asa | attestato osa | pass aeroportuale | tesserino aeroportuale | adr certificate
  cqc card | adr licence | adr license | forklift | first aid course
`

/** Too short or too common to be certain alone. */
export const unsureCertificates = `
    cap | kb | ckb | rec | min | nos | mip | csm | psm | cfa | rls | visura | tesserino | green pass
    nulla osta | pei | leed | forklift | sab | rui | first aid | pmp | bls | primo soccorso | antincendio | ple
  `

/** Words that open the name of a paper, whatever follows. */
export const certificateOpeners = `
    patentino | patentini | attestato | attestati | abilitazione | abilitazioni | brevetto | qualifica di
    qualifica | certificazione | certificazioni | certificato | certification in | licenza
    diploma di qualifica
  `

/** Small words between such an opener and what it is for. */
export const certificateLinks = `
    di | del | dell | della | dei | per | per il | per la | per l | per le | per i | da | alla | all | al | alle
    all uso | all uso del | alla guida del | alla guida di | for | in | d | guida | conduzione | per conduzione
    per uso | uso
  `

/** Machines and tasks of patentini and attestati, so that a sentence without commas is cut in the right place. */
export const certificateSubjects = `
  muletto | muletti | carrello elevatore | carrelli elevatori | carrello | carrellista | carrelli
  carrello retrattile | saldatura | saldatore | saldatura tig | saldatura mig | saldatura elettrodo | gru
  gru a torre | gru su autocarro | gru mobile | autogru | gru autocarro | carroponte | ple | piattaforme aeree
  piattaforma aerea | piattaforme | piattaforma | escavatore | escavatori | pala | terna | movimento terra
  macchine movimento terra | mmt | mini escavatore | miniescavatore | trattore | trattori | trattore agricolo
  fitosanitario | fitosanitari | fitofarmaci | motosega | frigorista | fgas | f gas | caldaie
  conduttore caldaie | gas tossici | fochino | haccp | aso | oss | asa | osa | rspp | aspp | pes pav | pes | pav
  ponteggi | ponteggiatore | lavori in quota | spazi confinati | antincendio | primo soccorso | sicurezza
  preposto | blsd | bagnino | assistente bagnanti | istruttore | estetista | parrucchiere | onicotecnica
  sommelier | guida turistica | isolatori | cqc | adr | bilinguismo | bilinguismo a | bilinguismo b
  bilinguismo c | inglese b2 | iso 9001 | iso 14001 | iso 45001 | iso 27001 | iso 9606 | sap | cisco | pmp
  itil | aws | azure | microsoft | salesforce | scrum | prince2 | lean six sigma | six sigma | guida
  transpallet | sollevatore telescopico | telehandler | pompe calcestruzzo | drone | droni | rullo | gruista
  escavatorista | elettricista | guardia giurata | gpg | steward | soccorritore | addetto antincendio | sab
  somministrazione alimenti e bevande | tig | mig | forklift | educatore | interprete lis | lis | sostegno
  insegnamento | all insegnamento | professionale | alla professione | operatore socio sanitario | puericultrice
  massaggiatore | massoterapista | carrelli elevatori frontali | macchine agricole | trattori agricoli
`
