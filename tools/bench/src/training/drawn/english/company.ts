import { phrases } from '../phrases.ts'

export const englishCompany = {
  about: phrases(`
    Since 1988 we build machines for food packaging, exported to forty countries.
    A software company with offices in two cities.
    A family estate among the vineyards.
    We are an independent bakery with four shops and one very old oven.
    Our practice has looked after families in the valley for three generations.
    We deliver chilled goods across the north with a fleet of thirty lorries.
    A small charity that helps young people find a home.
    We make furniture to order from local oak and ash.
    Our school stands on the edge of the park and welcomes 420 children.
    The hotel has 38 rooms, a spa and a restaurant with a view of the bay.
    We write scheduling software that hospitals rely on day and night.
    What began in a garage in 2009 is now a team of sixty.
    Our farm shop sells what we grow, and little else.
    We believe that good work needs time, trust and decent coffee.
    A housing association with 2,300 homes and a long waiting list.
    The museum keeps the memory of the mills and of those who worked there.
    We repair, service and sell bicycles of every kind.
    Our laboratory tests water, soil and food for public bodies.
    As a certified B Corp we measure what we do for people and planet.
    We have been roofing houses in the county since 1954.
    A team of vets, nurses and receptionists who love animals.
    We help firms pay their people on time, in 90 countries.
    Our nursery is rated outstanding and has a garden with hens.
    The council serves a district of 85,000 residents.
    We design and install heat pumps for homes and schools.
    Our roots are in the harbour, where the company began as a chandlery.
    Last year we planted eleven thousand trees with our neighbours.
    We're a remote company spread over nine time zones.
    Our customers are manufacturers who need precise parts in small series.
    The clinic opened in 2015 and has grown every year since.
    Everything leaves our workshop with the name of the person who made it.
    We run two restaurants and a catering kitchen in the old town.
    Independent, employee-owned and proud of it.
    Our mission is to make legal advice affordable.
    A publisher of illustrated books for curious children.
    We keep trains running by maintaining signals and points.
    One of the region's largest growers of soft fruit.
    The theatre seats 300 and produces six plays a season.
    Our engineers work on wind farms on three continents.
    We sort, repair and resell what others throw away.
    Your satisfaction is what drives us.
    We value diversity and want everyone to feel welcome.
    The firm advises owners of small businesses on tax and succession.
    Over 200 colleagues work at our two sites.
    From our dairy to your door within a day.
    We build tools that developers enjoy using.
    A place where guests come back every summer.
    Our drivers know every lane between here and the coast.
    We invest in people, machines and the roof over both.
    The foundation supports research into rare diseases.
  `),
  heroes: phrases(`
    Work that matters | Build your future with us | Do what you love | Be part of something good | Grow with us | Great people make great bread | Your career starts here
    Come as you are | Life at our company | Make a difference every day | Small team, big ideas | Care is what we do | Join a team that cares | We put people first
    Good food, good people | Let's build it together | Where people thrive | Your next step | More than a job | Work where others go on holiday
  `),
  benefits: phrases(`
    Learning budget | Meal vouchers | Flexible hours | Health insurance | Friendly people | 28 days of holiday | Your birthday off | Staff discount | Company pension
    Free parking | Cycle to work scheme | Free lunch on Fridays | Remote working | Home office allowance | Paid sick leave | Enhanced parental leave | Dog-friendly office
    Company car | Travel allowance | Childcare support | Gym membership | Stock options | Annual bonus | Volunteer days | Career progression | Training and development
    Fruit and coffee | Modern equipment | Work-life balance | Job security | Team events | Summer party | Life assurance | Wellbeing programme | Employee assistance
    Referral bonus | Uniform provided | Tips shared fairly | Accommodation on site | Latest hardware | Quiet rooms | Four-day week | Sabbatical after five years
    Private medical cover | Free eye tests | Discounted stays | Free swimming | Season ticket loan | Mentoring | Paid professional fees | International environment | Short decision paths
  `),
  benefitHeads: phrases(`
    Why work with us | Benefits | What we offer you | Perks | What you get | Why join us? | Our offer | Life here | Good reasons to work here | Employee benefits | Working here | What's in it for you?
  `),
  values: phrases(`
    Passion | Team spirit | Integrity | Respect | Curiosity | Honesty | Quality | Trust | Courage | Kindness | Ownership | Sustainability | Inclusion | Innovation | Simplicity
    Safety first | Customer focus | Excellence | Openness | Responsibility | We listen | We keep promises | Think long term | Craftsmanship | Humility
  `),
  valueHeads: phrases(
    `Our values | What we stand for | How we work | Our culture | What drives us | Our principles | Who we are`,
  ),
  valueTexts: phrases(`
    We say what we think and help each other. | Mistakes are how we learn. | Everyone's voice counts, whatever the job title. | We do what we promised, on time.
    We look for better ways every day. | Nobody works alone here. | We care about the place we live in. | We are looking for quality in everything we do.
    We take ownership from the first idea to the last detail. | People come first, always.
  `),
  courses: phrases(`
    Courses | Training catalogue | Our academy | Upcoming courses | Learn with us | Apprenticeship training | Study programmes | Workshops | Become a certified professional | Evening classes
    Qualifications | Professional training | Careers you can train for
  `),
  courseTerms: phrases(`
    40 hour course with final certificate | Evening classes, enrol by May, fee 200 euro | Free course, limited seats, certificate of attendance
    Two-day workshop, £180 per person | Level 3 diploma, one year, part time | Starts in October, places still available | Enrol online, pay in instalments
    Distance learning, 12 modules and an exam | Entry requirements: four GCSEs | Funding available for residents | Taught on Tuesdays, 7 to 9 pm
  `),
  services: phrases(`
    Dedicated consultant | Account manager included | On-site technician | Asset Manager 4 | Task planner | Cloud engineer as a service | Payroll for small firms | Driver hire
    Interim finance director | Virtual receptionist | Boiler service | Wedding catering | Hire a chef | Nanny agency | Garden design | Translation service | Tax adviser for expats
    Private tutor | Mobile mechanic | Legal advice line | Site surveys | Document Controller Suite | Smart Thermostat Controller | Data Engineer Toolkit
  `),
  serviceTexts: phrases(`
    Annual contract, cancel any time. | Twenty years of experience at your service. | Ask for a quote. | From £35 per hour, no call-out fee. | Full time support, seven days a week.
    Available across the county. | We take care of everything from planning to handover. | Book online or call our office. | Rated five stars by our customers. | Part of every plan.
  `),
  servicesSought: phrases(`
    Our services | What we do for you | Products | Why choose us | We look for better solutions: | Solutions | How we can help | Treatments | Our expertise | Hire our experts
    Areas of practice | We're always looking for ways to help | Looking for a professional? | Departments
  `),
  firmsCalled: phrases(`
    Become a partner | We are looking for distributors | Become a reseller | Suppliers wanted | Work with us as a supplier | Franchise opportunities | Partner programme
    Opportunities for landlords | Become a stockist | Call for exhibitors | Affiliates wanted
  `),
  firms: phrases(`
    Resellers | System integrators | Carriers | Installers | Agencies | Subcontractors | Franchisees | Wholesalers | Retail partners | Technology partners | Freelance studios
    Hauliers | Growers | Makers and artisans | Referral partners
  `),
  others: phrases(`
    Rooms | Our story | Certificates | Contacts | Latest posts | Home | About | Shop | Menu | Contact | News | Team | Blog | Gallery | Prices | Book now | Opening hours
    Visit us | Case studies | Our work | Login | Search | FAQ | Press | Sustainability | Investors | Events | Parents | Patients | Admissions | Locations | Pricing | Resources
    Careers | Jobs | Work with us
  `),
  newsHeads: phrases(
    `News | Latest news | From the blog | In the press | Stories | What's new | Insights | Recent articles`,
  ),
  news: phrases(`
    Fifty new jobs at the plant | How to write a CV | A day in the life of a # | Welcome to our new # | What does a # do? | Our # wins regional award
    From apprentice to #: Tom's story | Five questions for our # | New depot opens in spring | We're at the trade fair, hall 4 | Open day on Saturday | Retiring after 40 years: our #
    Why we need more women in engineering | Meet us at the careers fair | Tips for your interview | How we built our new ordering system | Farewell to our # | Results of the staff survey
    Salary guide 2026: # | How to become a # | Investing in young talent
  `),
  footers: phrases(`
    © 2026 All rights reserved | Privacy policy | Cookie settings | Terms and conditions | Modern slavery statement | Follow us on Instagram | Registered charity no. 1000000
    Open Monday to Friday, 8 to 5 | 12 Mill Lane, Leeds | Tel. 0113 496 0000 | info@name.example | Sitemap | Newsletter | Accessibility | Imprint
  `),
  tenders: phrases(`
    Supply of packaging | Maintenance of the plant | Tender for canteen services | Roof repairs, lot 2 | Winter gritting contract | Grounds maintenance framework
  `),
  papers: phrases(`
    Privacy notice for applicants | Company profile | Product catalogue 2026 | Price list | Code of ethics | Gender pay gap report | Safeguarding policy | Annual report | Equal opportunities policy
  `),
  paperTexts: phrases(`
    Applicants' data are kept for twelve months. | Quality requirements are part of every supply contract. | Operators and technicians follow the safety rules. | Prices in euro, delivery excluded.
    This policy applies to all staff, contractors and volunteers. | The board meets six times a year. | Candidates may ask for their data to be deleted.
  `),
} as const
