import { phrases } from '../phrases.ts'

export const englishApplying = {
  careers: phrases(`
    Careers | Work with us | Join us | Join the team | Work for us | Working here | Join our team | Career | Your career with us | Work at our company | Come and work with us
    Be part of our team | Jobs & careers | Careers and jobs | Working at the clinic | Working at our school | Work at the hotel | Work in our kitchen | Become one of us | Employment
    Recruitment | Staff | Human resources | Life and careers | Grow your career | Your future with us | People | We want you | Drive for us | Talent | Career with us
  `),
  usual: phrases(`
    Roles in our company | Profiles of interest | Jobs you find with us | The people we usually look for | Our professions | Who works here | Roles you'll find here
    Profiles we always welcome | People we are always happy to meet | We are always interested in | We always welcome applications from | Typical roles | Career paths
    Areas you can work in | The kind of people we hire | Jobs in our industry | We regularly recruit | From time to time we look for | Future opportunities | Talent pool
    Join our talent community | Roles we often recruit for | Our job families | Career areas | What jobs are there? | Disciplines | Teams at a glance
    Who we usually work with | Keep in touch if you are a | We're always on the lookout for good | Job profiles | Professions at a glance
  `),
  alwaysSeeking: phrases(`
    We are always looking for good people: #, # and #. | From # to #, many trades work under our roof. | We are always happy to hear from # or #.
    Whether you are a # or a #, you will feel at home. | Our team includes a # and a #. | Over the years we have placed # and # with our clients.
    No vacancies now, but we often need # and # in summer. | We work with # and # on every project.
  `),
  noOpenings: phrases(`
    There are no open positions at the moment. | We currently have no vacancies. | No current vacancies. | Sorry, we're not hiring right now. | All positions are filled at the moment.
    At present we have no openings, but please check back soon. | There are currently no job openings. | No jobs available at this time. | We have no live vacancies today.
    No open roles right now – follow us to hear first. | We do not have any vacancies at this time.
  `),
  spontaneous: phrases(`
    Spontaneous application | Open application | Didn't find your role? | Speculative applications | Don't see the right job? | Nothing for you? | Can't find what you're looking for?
    General application | Send us your CV anyway | Introduce yourself | Unsolicited application | Register your interest | Join our talent pool | Stay in touch | No suitable role?
    We'd still love to hear from you | Other opportunities | Not sure where you fit? | General enquiry about work | Expression of interest | Apply speculatively
    Convince us | Your dream job isn't listed? | Get on our list | Keep me posted | Pitch yourself
  `),
  spontaneousTexts: phrases(`
    We are always interested in hearing from talented people. | Send us your CV and we'll keep it on file. | Tell us what you could do for us.
    If nothing fits, write to us anyway. | We'll get in touch when something comes up. | Good people are always welcome.
  `),
  volunteers: phrases(`
    Volunteers wanted | Become an ambassador | Graduate programme | Thesis projects | Volunteer drivers | Become a trustee | Befriending volunteers | Work experience week
    Open day for students | Become a foster carer | Student projects | Blood donors wanted | Brand ambassadors | Become a school governor | Board members (unpaid) | Placement scheme
    Mystery shoppers | Test persons wanted | Host families wanted | Summer school
  `),
  volunteerHeads: phrases(
    `Get involved | Volunteer with us | Students and graduates | Give your time | How you can help | Support us | Schools and universities`,
  ),
  filled: phrases(`
    Filled, thank you all! | This position is closed. | No longer available. | Position filled | Closed | This vacancy has now closed. | Applications closed | We've found someone, thanks!
    This role has been filled. | Expired | No longer accepting applications | Job closed on 3 October | Recruitment completed | Taken | This job is no longer open. | Vacancy filled – thanks for your interest
    On hold | Archived | Hired | The deadline has passed. | Sorry, this one's gone. | The post has been filled internally. | Closed for applications | Deadline expired | Already filled
  `),
  filledHeads: phrases(
    `Past vacancies | Closed positions | Recently filled | Filled roles | Archive | Expired jobs | Previous openings | Closed vacancies | We recently hired`,
  ),
  steps: phrases(`
    Apply | First interview | Meet the team | Offer | Send your CV | Phone call | Trial shift | Technical task | Welcome aboard | Screening | We reply within a week | References
    Video call | Assessment day | Decision | Sign the contract | Your first day | Onboarding | Application | Interview
  `),
  stepHeads: phrases(
    `How to apply | Our hiring process | Application process | Recruitment process | What happens next | Four steps to your job | From application to first day | How we hire`,
  ),
  stepTexts: phrases(`
    Fill in the form, it takes five minutes. | We read every application ourselves. | You meet your future manager and two colleagues. | You'll hear from us within ten days.
    Spend half a day with us and see how we work. | We make you an offer and answer your questions. | No cover letter needed.
  `),
  questions: phrases(`
    How do I apply? | Do you offer internships? | Can I work remotely? | Who do I contact about my application? | Do I need experience? | When will I hear back? | What should my CV look like?
    Can I apply for several jobs? | Do you sponsor visas? | Is there a dress code? | What documents do you need? | Do you hire seasonal staff? | How long does the process take?
    What is it like to work as a #? | Which languages do I need? | Do you take on apprentices? | What does a # earn? | Can I reapply?
  `),
  questionHeads: phrases(
    `FAQ | Frequently asked questions | Questions and answers | Good to know | Any questions? | Help`,
  ),
  answers: phrases(`
    Yes, in most teams. | Use the form or write to us, both are fine. | Usually within two weeks. | No, we teach you everything. | Just ask, we don't bite. | That depends on the team.
    A CV is enough; a covering letter is welcome. | We keep your details for a year. | Please contact our people team.
  `),
  formLabels: phrases(`
    First name | Last name | Email | Phone | Your message | Upload CV | Position of interest | Desired role | Earliest start date | I agree to the privacy policy | Address | Date of birth
    Salary expectation | Driving licence | Choose a role | Select a department | Attach covering letter | Available from | How did you hear about us?
  `),
  formHeads: phrases(
    `Application form | Send us your details | Apply with this form | Online application | Quick application | Write to us | Contact form`,
  ),
  persons: phrases(`
    Laura Bianchi | John Miller | Marco Rossi | Emma Conti | Dr. Paul Weber | Sofia Greco | Tom | Hannah Clarke | Priya Nair | Owen Davies | Grace O'Connor | Ahmed Khan | Lucy Bennett
    Dr Fiona Marsh | Ben | Chloe Turner | Prof. Alan Reid | Megan Hughes | Daniel Osei | Ruth | Isabel Novak | Jack Thornton | Mrs P. Webb | Aisha Rahman | Peter Lindqvist | Kate & Joe
  `),
  portraits: phrases(`
    With us since 2014, she leads the plant. | Worked in London before joining us. | Looks after our clients abroad. | Twenty years of experience in the trade. | Joined in 2019, part time since 2023.
    Loves hiking and sourdough. | Your contact for bookings. | Started as an apprentice and now runs the workshop. | Qualified in Edinburgh in 2008. | Keeps everything running behind the scenes.
    Responsible for sales in the south. | Full time since last summer. | Speaks four languages. | The voice you hear on the phone. | Graduated in Leeds, special interest in dermatology. | On maternity leave until May.
  `),
  quotes: phrases(`
    “I joined as an intern and now I lead a team.” | "Great people, and you learn every day." | “The best job I ever had.” | “I applied on a whim and stayed for ten years.” | “No two days are the same.”
    “My ideas are heard here.” | “I can pick up my kids from school.” | ‘They trusted me from the first week.’ | “Full time work and time for the mountains – I have both.” | “It's hard work, but we laugh a lot.”
    “Everyone helped me settle in.” | "I was looking for a change and found a family."
  `),
  teams: phrases(`
    Our team | About us | Meet the people | Leadership | What our people say | Meet the team | Our staff | Who's who | The people behind it | Management | Your contacts | Our consultants
    Voices from the team | Stories from our people | Faces | Board of directors | Our doctors | Teaching staff | Your contact person | The crew | Partners | Colleagues tell
  `),
  stages: phrases(
    `Trainee | Junior | Professional | Senior | Team lead | Head of department | Apprentice | Journeyman | Master | Partner | Level 1 | Level 2 | Expert`,
  ),
  searches: phrases(`
    Popular searches | Browse jobs by role | Latest jobs from companies | Jobs by city | Trending searches | Job categories | Similar searches | Top companies hiring | Salary by job title | Related jobs elsewhere
  `),
} as const
