import { phrases } from '../phrases.ts'

export const englishAdverts = {
  announcements: phrases(`
    Open positions | Open roles | We're hiring | Current openings | Job openings | Vacancies | Jobs at the moment | Current vacancies | Job vacancies
    Open jobs | Live vacancies | Latest vacancies | Latest jobs | Available positions | Available roles | Positions available | Current opportunities
    Job opportunities | Career opportunities | We are recruiting | Now hiring | Staff wanted | Help wanted | Roles we're hiring for | Find your role
    See our open roles | Explore open positions | What we're hiring for right now | Who we're looking for | Who we are looking for right now
    We need you! | Join us as… | Come and work with us: vacancies | Vacancies at our school | Teaching vacancies | Support staff vacancies | Nursing vacancies
    Driving jobs | Kitchen and restaurant jobs | Seasonal jobs 2027 | Summer jobs | Internships available | Apprenticeships available now
    Job board | Jobs in our shops | Jobs on the farm | Open calls for staff | Posts currently advertised | Posts advertised
    Our current vacancies | All open jobs | All vacancies (4) | 3 open positions | Opportunities | Opportunities at our clinic | Work opportunities
    Jobs | Featured roles | We're growing – and hiring | Get on board: open roles | Advertised posts | Current job listings | Position openings
  `),
  leads: phrases(`
    We are hiring: | We are looking for: | Current openings: | We are currently looking for the following people: | These positions are open now:
    We are currently recruiting for the following roles: | We currently have vacancies for | We have the following vacancies:
    We're growing fast and we need: | To strengthen our team we are looking for | To complete our team we are looking for:
    Right now we're looking for a | At the moment we are hiring | At present we have openings for: | The following posts are vacant:
    We would love to hear from you if you are a | We are expanding and want to hire: | To join us this spring we need
    For the coming season we are looking for | Our clinic is looking for: | Our workshop needs: | Our kitchen is looking for
    The school wishes to appoint | The governors wish to appoint: | Applications are invited for the following posts:
    We're on the lookout for a | Wanted: | Needed from September: | Starting January we're looking for
    For our new branch we are hiring: | For our head office we are seeking: | We seek to fill these positions:
    Here is who we need today: | The roles below are open for applications. | Click a role to read more and apply.
    Have a look at our open roles and apply online. | Please find our current vacancies below. | Below you'll find all open roles.
    We have two vacancies at the moment. | Due to continued growth we have openings for the following roles
    Following a retirement, we are seeking | An exciting opportunity has arisen for a | We are now accepting applications for:
    We are seeking an enthusiastic | Come and join us as | Do you want to join us as one of these? | We're hiring for these teams:
    Our charity is recruiting for | Immediate start available for: | Vacancies as of this month | We are inviting applications for
    Currently seeking | Now recruiting: | Open now | Join our friendly team! We need:
  `),
  seeking: phrases(`
    We are looking for # for our Milan office. | # wanted | We are hiring #, full time. | We have an opening for #. | # needed for immediate start
    Wanted: # | We're hiring: # | Vacancy: # | Job opening: # | Join us as # | Are you our new #? | We are seeking # to join our growing team.
    Our practice is looking for # two days a week. | # required | Hiring now – # | Position available: # | We're on the hunt for #!
  `),
  seekingTwo: phrases(`
    We are looking for a # and a #. | We are hiring a #, full time, and a #, part time. | We are looking for a # and two # for the season.
    We currently have vacancies for a # and a #. | At the moment we need one # as well as a # to start in March.
    To support our growing practice we are looking for a # (three days a week) and a # (full time).
    Our team is growing: we want to hire a # and, from September, a #. | There are two jobs going: # and #.
  `),
  calls: phrases(`
    <b># WANTED</b> | We are hiring: <b>#</b> | We are looking for a <b>#</b> | We need a <strong>#</strong> | Now hiring <b>#</b> | <strong>#</strong> needed
    We are currently recruiting a <b>#</b> | We would like to appoint a <strong>#</strong> | Join us as <b>#</b>
  `),
  terms: phrases(`
    Requirements: two years of experience and fluent Italian. Permanent contract.
    You will join a small team and own your projects. Full time, hybrid.
    Fixed term of six months, accommodation provided.
    We offer a permanent contract, full time. Send your CV to jobs@name.example
    Part time, weekends. No experience needed.
    Degree in engineering, good English.
    37.5 hours a week, Monday to Friday, salary £27,000 to £30,000 depending on experience.
    You hold a valid driving licence and don't mind early starts.
    Competitive salary, pension and 28 days of holiday including bank holidays.
    We are looking for a reliable person with a friendly manner and an eye for detail.
    The post is subject to an enhanced DBS check and two references.
    Closing date: 12 January, noon. Interviews in the week after.
    Hours: 20 per week over five mornings, term time only.
    You have at least three years' experience in a similar role and enjoy working with people.
    Experience with TypeScript and PostgreSQL is a plus; curiosity is a must.
    Salary: $65k–$80k plus equity. Fully remote within two hours of CET.
    Pay from £12.80 per hour, tips shared equally, meals on shift.
    Registration with the professional body is required; newly qualified applicants are welcome.
    Previous experience is desirable but not essential, as full training will be given.
    The contract runs for twelve months with the possibility of extension.
    Start date as soon as possible. Relocation support available.
    You must be able to lift up to 20 kg and to work at heights.
    We ask for a Category C licence, CPC and a tacho card.
    You will report to the head of operations and manage a team of four.
    Four-day week, no Sundays, no evenings.
    Live-in position available, own room and all meals.
    Responsible for the day-to-day running of the department, from rotas to ordering.
    Must have NVQ Level 3 or be working towards it.
    Apprenticeship of three years with day release to college.
    Paid internship of three to six months, ideal for students.
    Shift work on a rota basis, including some weekends and bank holidays.
    The successful candidate will be organised, patient and calm under pressure.
    We offer a competitive package: bonus, health cover and a company van.
    Excellent command of German and English, both spoken and written.
    Your profile: completed training, some experience, good computer skills.
    Self-employed or PAYE, busy column waiting for you.
    Temporary cover from April until the end of the year.
    No cold calling, no targets, no nonsense. Basic plus commission.
    This is a zero-drama, full-time role with a permanent contract from day one.
    Candidates should have a Master's degree or equivalent practical experience.
    Knowledge of Xero or a similar package is an advantage.
    Seasonal work from May to September, with staff housing on site.
    Full UK driving licence essential, own tools preferred.
    The position is based at our depot with occasional travel to customers.
    An HCPC registration and a passion for rehabilitation are essential.
    Grade 6, point 18 to 22, local government pension scheme.
    Applicants must have the right to work in the country.
    You love clean code, small pull requests and long lunches.
    Minimum two seasons in a comparable kitchen.
    We expect stamina, a head for figures and a sense of humour.
    Reports to: Head of Finance. Contract: permanent. Reference: FIN-204.
    Salary according to collective agreement, overpayment possible.
    Weekly hours negotiable between 25 and 40.
    Flexible start between 6 and 9 am, every second Friday off.
    A background in agriculture helps; being good with animals helps more.
    QTS required; ECTs welcome to apply.
    Must be over 18 due to licensing laws.
    Remote first, with four meet-ups a year.
    You bring a completed apprenticeship and like to work on your own.
    Knowledge of HACCP and level 2 food hygiene.
    Full time or four days, as you prefer.
  `),
  shortTerms: phrases(`
    full time | part time, weekends | permanent | six months | hybrid | remote | 2 years of experience | seasonal | Full-time | Part-time | Permanent, full-time
    Contract | Temporary | 37.5 hrs/week | 16 hours per week | £24,500 pa | £13.20 per hour | Salary: competitive | Fixed term | Internship | On-site
    Immediate start | Term time only | Mon–Fri | Nights | Entry level | Mid-senior | Zero hours | Shift work | Closing date 31 January | Posted 3 days ago
    Freelance | Apprenticeship | Live-in | Start: September 2027 | 0.6 FTE | $70k – $90k | Ref. 2026/114 | Band 5 | Monday to Friday | Negotiable
  `),
  tasks: phrases(`
    You will look after guests from check-in to departure. | You will design, test and ship with the product team. | Your work: quotes, orders and shipments.
    Preparing doughs and fillings for the morning bake | Serving customers at the counter and on the phone | Answering enquiries by phone and email
    Keeping the kitchen clean and well organised | Planning routes and loading the van | Checking incoming goods against the order
    Supporting pupils with additional needs in class | Assisting the dentist during treatment | Writing clear care notes after each visit
    Building and maintaining our public API | Working closely with designers to turn ideas into features | Owning the roadmap for our mobile app
    Preparing monthly accounts and VAT returns | Chasing overdue invoices politely but firmly | Opening and closing the shop
    Welcoming patients and booking appointments | Servicing and repairing agricultural machinery | Setting up and running CNC lathes
    Reading technical drawings and working to tight tolerances | Carrying out planned and reactive maintenance
    Leading a team of six on the late shift | Training new starters | Making sure that every plate leaves the pass as it should
    Milking twice a day and looking after the calves | Pruning, planting and general upkeep of the gardens
    Developing relationships with donors and trusts | Organising two fundraising events a year | Drafting reports for the board
    You'll talk to customers every day and bring what you learn back to the team. | You'll be the first person our guests meet.
    You will manage projects from the first sketch to handover. | You'll run experiments, read data and tell us when we're wrong.
    Helping elderly people with washing, dressing and meals | Driving our minibus on the school run | Greasing, cleaning and small repairs
    Reviewing contracts and advising colleagues on risk | Handling bookings and room allocation | Cashing up at the end of the day
    Keeping our documentation up to date | Fixing bugs and being on call one week in six | Visiting building sites and recording progress
    Estimating costs and preparing tenders | Dispensing prescriptions accurately and with care | Teaching small groups of adults in the evening
    Picking, packing and dispatching online orders | Ironing and finishing garments by hand | Looking after our social channels and newsletter
    You take care of everything that makes our office run. | You support the sales team with quotes and follow-up calls.
    Cutting and preparing meat to the customer's wish | Laying cables and fitting sockets in new buildings | Inspecting parts and recording results
    Selling tickets and guiding small groups through the exhibition | Coordinating volunteers on Saturdays | Drawing up rotas and ordering stock
    You coordinate deliveries with hauliers and warehouses across Europe. | Your day starts with a coffee and a stand-up, then you build things.
    Working outdoors in all weathers | Making beds, restocking and reporting defects | Helping out wherever hands are needed
  `),
  parts: phrases(`
    About you | What you will do | Requirements | What we offer | How to apply | Your profile | Responsibilities | Your tasks | The role | Person specification
    Key duties | What you bring | Why you'll love it here | Salary and benefits | Essential skills | Nice to have | Who you are | What's in it for you | Hours and pay | Job description
  `),
  apply: phrases(`
    Apply now | Send your CV to jobs@name.example | Write to people@name.example | Apply | Apply here | Apply online | Apply for this job | Apply for this role
    Apply via email | I'm interested | Send us your CV | Email your CV to hello@name.example | Please send a CV and covering letter to office@name.example
    To apply, download the application form. | Call us on 020 7946 0000 for an informal chat. | Pop in with your CV, we're open every day.
    Quick apply | Apply with LinkedIn | Submit application | Start your application | Submit your CV | Get in touch | Contact us to apply
    Ring Sam in the office for details. | Send a short note about yourself to join@name.example | Applications by post or email, please.
    For an application pack please contact the school office. | Apply by 31 January | Drop us a line | Interested? Write to us!
    We look forward to your application at careers@name.example | Please apply using the form below. | Ready? Apply today. | Request an application pack
    Send application | Upload your CV | Message us on WhatsApp | Apply in two minutes | Interested? Call 0113 496 0000. | Ask for Helen at the till. | Apply for position
    Tell us about yourself at work@name.example
  `),
  onward: phrases(`
    Read more | View job | Details | Learn more | More | View details | See job | See details | More info | Find out more | View role | View vacancy | Job details
    Full job description | Download job description (PDF) | Open | Show more | Discover | → | Go to job | More information | View position
  `),
  badges: phrases(`
    New | Full time | Part time | Remote | Urgent | Hot | Featured | Hybrid | Permanent | Just added | Internship | Temporary | Immediate start | Sales | Tech | 2 posts | Live-in | Closing soon
  `),
  columns: phrases(`Position | Location | Contract`),
} as const
