/** Last words of English roles. */
export const englishHeads = `
  repairer restorer typist correspondent demonstrator erector appraiser valuer landscaper enameller jointer
  winder audiologist chiropractor pathologist meteorologist ecologist historian headteacher repairman
  draughtsperson draftsperson craftsman doorman bailiff auctioneer marketer blogger columnist expediter
  acupuncturist pharmacologist hydrologist geophysicist kinesiologist breeder grower taster herder laminator
  metalworker coachbuilder slaughterer refueller dyer tender mixer checker sorter driller grinder polisher
  caster feeder carver shopper composer detective professional presser trimmer messenger auxiliary mentor
  staff generalist accountant actor actuary adjuster administrator advisor adviser agent agronomist aide analyst
  anesthetist animator apprentice arborist archaeologist architect archivist artist assembler assessor assistant
  associate astronomer attendant attorney auditor author baker banker barback barber barista bartender
  beautician biochemist biologist biostatistician blacksmith boilermaker bookbinder bookkeeper bricklayer broker
  butcher butler buyer cabinetmaker captain caregiver carer caretaker carpenter cashier caterer chauffeur chef
  chemist choreographer cleaner clerk clinician coach cobbler coder commis comptroller concierge conductor
  consultant controller cook coordinator copywriter counsel counsellor counselor courier crew croupier curator
  custodian cutter dancer dealer decorator dentist dermatologist designer developer devops dietician dietitian
  director dispatcher distiller diver doctor drafter draftsman draughtsman dressmaker driver economist
  editor educator electrician embroiderer embryologist engineer engraver entertainer epidemiologist escort
  estimator evaluator examiner executive expert expeditor fabricator facilitator farmer farmhand finisher
  firefighter fisherman fishmonger fitter florist foreman forester forwarder foundryman framer fundraiser
  gardener geneticist geologist glazier goldsmith governess grader greengrocer groom groundskeeper guard
  guide gynaecologist hairdresser hairstylist hand handler handyman harvester head headhunter helper herdsman
  host hostess housekeeper housekeeping hygienist illustrator inspector installer instructor insulator
  interpreter interviewer intern investigator ironer janitor jeweller jeweler joiner journalist jurist keeper
  kitchenhand knitter labourer laborer lawyer lead leader lecturer librarian lifeguard linguist loader locksmith
  logger logistician machinist maid maintainer maker manager mason masseur masseuse mathematician mechanic
  mechatronic mediator merchandiser merchant metallurgist microbiologist midwife miller milliner miner minder
  model modeller moulder molder mover musician nanny negotiator notary nurse nutritionist obstetrician officer
  operative operator optician optometrist orderly organizer organiser osteopath owner packer painter panelbeater
  paralegal paramedic partner patternmaker pedagogue pharmacist photographer physician physicist physiotherapist
  picker pilot pipefitter planner plasterer plater plumber podiatrist porter postman potter practitioner
  preparer presenter principal printer processor producer professor programmer promoter proofreader prosthetist
  psychiatrist psychologist psychotherapist publisher purchaser radiographer radiologist ranger receptionist
  recruiter rep representative reporter researcher rider rigger roofer sailor salesman salesperson sawyer
  scaffolder scheduler scientist sculptor seamstress secretary seller server setter sewer shepherd shipwright
  shoemaker shopkeeper singer skipper smith sociologist solderer solicitor sommelier specialist spinner sprayer
  statistician steward stewardess stitcher stonemason storekeeper storeman stocker strategist stylist
  superintendent supervisor surgeon surveyor sweeper sysadmin tailor tanner teacher technician technologist
  telemarketer teller tester therapist tiler toolmaker trader trainer trainee translator treasurer trucker tuner
  turner tutor tyler underwriter upholsterer urbanist usher valet vet veterinarian vendor videographer waiter
  waitress waitstaff warden warehouseman warehouser washer watchmaker weaver webmaster welder winemaker
  woodworker worker writer youtuber zoologist dishwasher babysitter copilot foreperson merchandizer ux ui cto
  ceo cfo coo cmo ciso dpo pm sre qa cameraman filmmaker gamer hacker biologists scrum roaster brewer
  cheesemaker confectioner millwright lineman spotter stagehand greenkeeper grocer milker groomer dogwalker
  undertaker embalmer beekeeper locksmiths optics sales-rep telesales
`

/** Words that are English heads only with another word before them: they mean something else alone. */
export const weakEnglishHeads = `
  tender mixer checker sorter driller grinder polisher caster feeder carver shopper composer detective
  professional presser trimmer messenger auxiliary mentor historian
    staff hand head lead model crew host server partner expert associate executive  ui ux qa pm owner
    setter escort guide smith hacker keeper minder maker finisher grader miller potter principal washer merchant
    dealer examiner evaluator vet operative agent author printer porter officer coach leader assistant worker
    processor publisher gamer optics vendor seller reporter captain scrum sewer tuner tyler youtuber biologists
    handler spotter manager director engineer
  `

/** English words that complete roles, for mending. */
export const englishComplements = `
  sales account area project product plant store shop floor office human resources marketing finance financial
  accounting quality safety maintenance mechanical electrical electronic software hardware frontend backend full
  stack data business customer service support logistics warehouse supply chain purchasing procurement
  production process manufacturing automation robotics civil structural environmental chemical medical nursing
  care dental research development design  interior web digital social media content legal payroll
  administrative executive personal assistant front desk night hotel restaurant kitchen pastry pizza truck
  forklift crane delivery bus security cleaning machine industrial export import international technical field
  commercial real estate property insurance bank credit risk compliance audit tax cost management control
  network system systems cloud cyber database embedded mobile game test laboratory lab clinical regulatory
  affairs primary school language english math science physical education sports fitness swimming
`
