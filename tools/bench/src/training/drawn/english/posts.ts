import { phrases } from '../phrases.ts'

export const englishPosts = {
  trades: phrases(`
    Baker | Shop assistant | Pastry cook | Waiter | Receptionist | Accountant | Software engineer | Backend developer | Data analyst
    Sales manager | Product designer | Mechanical engineer | Welder | Warehouse operator | Truck driver | Night porter | Chef de partie
    Marketing specialist | HR assistant | Project manager | Quality inspector | Electrician | Machine operator | Customer care agent
    Legal counsel | Tractor driver | UX researcher | DevOps engineer | Purchasing clerk | Lab technician
    Commis chef | Kitchen porter | Sous chef | Barista | Bar staff | Front of house team member | Housekeeping supervisor | Room attendants
    Butcher | Fishmonger | Florist | Store manager | Visual merchandiser | Stock controller | Till operator | Delivery drivers
    HGV Class 1 driver | Van driver | Transport planner | Forklift operator | Fleet administrator | Vehicle technician | Panel beater
    Dental nurse | Dental hygienist | Veterinary surgeon | Veterinary nurse | Registered nurse | Healthcare assistant | Care assistants
    Support worker | Physiotherapist | Occupational therapist | Pharmacist | Dispenser | Optometrist | Midwife | Radiographer
    Teaching assistant | Primary school teacher | Maths teacher | Nursery practitioner | School caretaker | Exams officer | Lecturer in nursing
    Swimming teacher | Lifeguard | Personal trainer | Hairdresser | Beauty therapist | Massage therapist
    Carpenter | Joiner | Bricklayer | Roofer | Plumber | Gas engineer | Painter and decorator | Site manager | Quantity surveyor
    CNC machinist | Toolmaker | Fabricator | Maintenance fitter | Assembly operative | Production planner | Paint sprayer
    Farm worker | Herdsperson | Gardener | Tree surgeon | Fruit picker | Stable hand
    Bookkeeper | Payroll administrator | Credit controller | Office manager | Executive assistant | Conveyancing solicitor | Paralegal
    Fundraising officer | Grants manager | Community development worker | Housing officer | Planning officer | Library assistant | Museum curator
    Full-stack developer | iOS developer | Machine learning engineer | Site reliability engineer | Scrum master | Technical writer | QA tester
    Account executive | Business development representative | Customer success manager | Content editor | Social media manager | Graphic designer
    Architect | Structural engineer | Interior designer | Civil engineering technician | Land surveyor
    Apprentice electrician | Graduate engineer | Marketing intern | Summer intern, finance | Working student, research | Trainee solicitor
    Area sales executive | Field service engineer | Key account manager | Export coordinator | Estate agent | Letting negotiator
    Seamstress | Upholsterer | Piano tuner | Sound engineer | Stage manager | Translator | Cleaner | Security guard | Groundskeeper
  `),
  otherPosts: phrases(`
    Growth Wizard | Chief of Staff | Winemaker | Cellar hand | Business development | Customer success | People operations
    Open innovation | Talent partner | Finance & control | Guest happiness | Founding team | Computer vision | Cooper | Sail loft | Supply chain
    Weekend help in the farm shop | Maternity cover, reception | Second pair of hands | Something with wood | Early riser for the bakery
    Community lead | Head of Magic | Storyteller | Bean-to-bar maker | Thatcher | Dry-stone waller
    Cheese room | Saturday staff | Growth | Platform | Site reliability | Field operations | Product | Brand & content | Developer relations
    Bench hand | Bid writing | Night shift packing | Dye house | Loom tuner | Letterpress | Hot glass | Deckhand | Trail crew
    Bursar | Matron | Warden | Verger | Sister, ward 4 | Bank staff | Peripatetic cello | One-to-one support, year 3 | Second fix
    Data & insight | Policy and public affairs | Legacy giving | Impact measurement | Client experience | Mobile patrol | Kennel hand
  `),
  grades: phrases(`
    Senior | Junior | Lead | Principal | Head | Assistant | Deputy | Trainee | Experienced | Mid-level | Graduate | Bilingual | Part-time | Freelance | Qualified | Relief | Interim
  `),
  marks: phrases(`(m/f/d) | (m/f) | m/f/x | (all genders) | (f/m/d) | (m/w/d) | (he/she/they)`),
  additions: phrases(`
    – Team Payments | – night shift | (part time) | , maternity cover | – Platform | (fixed term) | – six month internship | , 20 hours | – weekends
    | (80–100%) | II | – Key Accounts | , Early Years | – German speaking | (hybrid) | – Product Team | , days and nights | & Trainer | (entry level)
  `),
  cities: phrases(`
    Leeds | Bristol | Milan | Dublin | Glasgow | Berlin | Manchester | Rome | Cork | Exeter | Norwich | Boston | Toronto | Turin | Vienna | Galway | Cardiff | Austin
  `),
  places: phrases(`
    Milan | Location: Turin | Remote | Bologna, Italy | Rome office | Leeds, UK | Dublin 8 | Remote (EU) | Bristol / hybrid | Our Norwich branch
    Location: Glasgow | Based in Exeter | London or Berlin | Site: Cardiff | Munich, Germany | Anywhere in Europe | Head office, York | 📍 Cork
    New York, NY | Nationwide | Kitchen, ground floor | Farm gate | Multiple locations | Zürich, Switzerland | Home-based with travel
  `),
  departments: phrases(`
    Engineering | Operations | Front of house | Back office | Kitchen | Sales | Clinical | Customer support | Early years | Workshop | Estates
    People & culture | Finance | Research | Technology | Retail | Logistics | Fundraising | Housekeeping | Grounds | Administration
  `),
} as const
