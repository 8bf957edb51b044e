import { type DrawnWords, phrases } from './drawn-words.ts'

export const englishWords: DrawnWords = {
  trades: phrases(`
    Baker
    Shop assistant
    Pastry cook
    Waiter
    Receptionist
    Accountant
    Software engineer
    Backend developer
    Data analyst
    Sales manager
    Product designer
    Mechanical engineer
    Welder
    Warehouse operator
    Truck driver
    Night porter
    Chef de partie
    Marketing specialist
    HR assistant
    Project manager
    Quality inspector
    Electrician
    Machine operator
    Customer care agent
    Legal counsel
    Tractor driver
    UX researcher
    DevOps engineer
    Purchasing clerk
    Lab technician
  `),
  otherPosts: phrases(`
    Growth Wizard
    Chief of Staff
    Winemaker
    Cellar hand
    Marketing
    Business development
    Customer success
    People operations
    Open innovation
    Talent
    Finance & control
    Guest happiness
    Founding team
    Computer vision
    Cooper
    Sail loft
    Supply chain
  `),
  places: phrases(`
    Milan
    Location: Turin
    Remote
    Bologna, Italy
    Rome office
  `),
  terms: phrases(`
    Requirements: two years of experience and fluent Italian. Permanent contract.
    You will join a small team and own your projects. Full time, hybrid.
    Fixed term of six months, accommodation provided.
    We offer a permanent contract, full time. Send your CV to jobs@name.example
    Part time, weekends. No experience needed.
    Degree in engineering, good English.
  `),
  shortTerms: phrases(`
    full time
    part time, weekends
    permanent
    six months
    hybrid
    remote
    2 years of experience
    seasonal
  `),
  tasks: phrases(`
    You will look after guests from check-in to departure.
    You will design, test and ship with the product team.
    Your work: quotes, orders and shipments.
  `),
  announcements: phrases(`
    Open positions
    Open roles
    We're hiring
    Current openings
    Job openings
    Vacancies
    Jobs at the moment
  `),
  leads: phrases(`
    We are hiring:
    We are looking for:
    Current openings:
    We are currently looking for the following people:
    These positions are open now:
  `),
  usual: phrases(`
    Roles in our company
    Profiles of interest
    Jobs you find with us
    The people we usually look for
    Our professions
  `),
  careers: phrases(`
    Careers
    Work with us
    Join us
    Jobs
    Join the team
  `),
  apply: phrases(`
    Apply now
    Send your CV to jobs@name.example
    Write to people@name.example
  `),
  onward: phrases(`
    Read more
    View job
    Details
  `),
  departments: phrases(`
    Engineering
    Operations
    Front of house
    Back office
    Kitchen
  `),
  benefits: phrases(`
    Learning budget
    Meal vouchers
    Flexible hours
    Health insurance
    Friendly people
  `),
  persons: phrases(`
    Laura Bianchi
    John Miller
    Marco Rossi
    Emma Conti
    Dr. Paul Weber
    Sofia Greco
    Tom
  `),
  portraits: phrases(`
    With us since 2014, she leads the plant.
    Worked in London before joining us.
    Looks after our clients abroad.
    Twenty years of experience in the trade.
  `),
  quotes: phrases(`
    “I joined as an intern and now I lead a team.”
    "Great people, and you learn every day."
    “The best job I ever had.”
  `),
  teams: phrases(`
    Our team
    About us
    Meet the people
    Leadership
    What our people say
  `),
  courses: phrases(`
    Courses
    Training catalogue
    Our academy
  `),
  courseTerms: phrases(`
    40 hour course with final certificate
    Evening classes, enrol by May, fee 200 euro
    Free course, limited seats, certificate of attendance
  `),
  services: phrases(`
    Dedicated consultant
    Account manager included
    On-site technician
    Asset Manager 4
    Task planner
    Cloud engineer as a service
  `),
  serviceTexts: phrases(`
    Annual contract, cancel any time.
    Twenty years of experience at your service.
    Ask for a quote.
  `),
  servicesSought: phrases(`
    Our services
    What we do for you
    Products
    Why choose us
    We look for better solutions:
  `),
  firmsCalled: phrases(`
    Become a partner
    We are looking for distributors
    Become a reseller
  `),
  firms: phrases(`
    Resellers
    System integrators
    Carriers
    Installers
    Agencies
  `),
  filled: phrases(`
    Filled, thank you all!
    This position is closed.
    No longer available.
  `),
  parts: phrases(`
    About you
    What you will do
    Requirements
    What we offer
    How to apply
  `),
  steps: phrases(`
    Apply
    First interview
    Meet the team
    Offer
  `),
  about: phrases(`
    Since 1988 we build machines for food packaging, exported to forty countries.
    A software company with offices in two cities.
    A family estate among the vineyards.
  `),
  news: phrases(`
    Fifty new jobs at the plant
    How to write a CV
    A day in the life of a #
    Welcome to our new #
    What does a # do?
  `),
  others: phrases(`
    Rooms
    Our story
    Products
    Certificates
    Contacts
    Latest posts
  `),
  spontaneous: phrases(`
    Spontaneous application
    Open application
    Didn't find your role?
  `),
  volunteers: phrases(`
    Volunteers wanted
    Become an ambassador
    Graduate programme
    Thesis projects
  `),
  searches: phrases(`
    Popular searches
    Browse jobs by role
    Latest jobs from companies
  `),
  columns: phrases(`
    Position
    Location
    Contract
  `),
  tenders: phrases(`
    Supply of packaging
    Maintenance of the plant
    Tender for canteen services
  `),
  papers: phrases(`
    Privacy notice for applicants
    Company profile
    Product catalogue 2026
    Price list
    Code of ethics
  `),
  paperTexts: phrases(`
    Applicants' data are kept for twelve months.
    Quality requirements are part of every supply contract.
    Operators and technicians follow the safety rules.
    Prices in euro, delivery excluded.
  `),
  seeking: phrases(`
    We are looking for # for our Milan office.
    # wanted
    We are hiring #, full time.
    We have an opening for #.
  `),
  seekingTwo: phrases(`
    We are looking for a # and a #.
    We are hiring a #, full time, and a #, part time.
    We are looking for a # and two # for the season.
  `),
  calls: phrases(`
    <b># WANTED</b>
    We are hiring: <b>#</b>
    We are looking for a <b>#</b>
  `),
}
