import { hourMs } from '@vedetta/contracts/text/durations'
import { notifyContacts } from '@vedetta/core/companies/contacts/notify-contacts'
import { settleNotices } from '@vedetta/core/companies/contacts/settle-notices'
import { sweepContacts } from '@vedetta/core/companies/contacts/sweep-contacts'
import { sweepIdentity } from '@vedetta/core/customers/identity/sweep-identity'
import { sweepPersonalData } from '@vedetta/core/customers/user-accounts/sweep-personal-data'
import { countHiringPace } from '@vedetta/core/inbox/companies/count-hiring-pace'
import { countMarket } from '@vedetta/core/inbox/market/count-market'
import { runMatcher } from '@vedetta/core/notify/alerts/run-matcher'
import { queueDueDigests } from '@vedetta/core/notify/digests/queue-due-digests'
import { queueInstantMails } from '@vedetta/core/notify/digests/queue-instant-mails'
import { numberEvents } from '@vedetta/core/notify/events/number-events'
import { pushDue } from '@vedetta/core/notify/push/push-due'
import { sweepCspReports } from '@vedetta/core/operations/csp-reports/csp-reports'
import type { JobWork } from '@vedetta/core/operations/jobs/run-jobs'
import { runMailRelay } from '@vedetta/core/operations/mail-sender/run-mail-relay'
import { runMailSender } from '@vedetta/core/operations/mail-sender/run-mail-sender'
import { sweepMail } from '@vedetta/core/operations/mail-sender/sweep-mail'
import { journalErasures } from '@vedetta/core/operations/restore/journal-erasures'
import { countLevelStates } from '@vedetta/core/operations/service-levels/count-level-states'
import { tellReceivers } from '@vedetta/core/outward/receivers/tell-receivers'
import { runWebhookFollower } from '@vedetta/core/outward/webhooks/run-webhook-follower'
import { runWebhookSender } from '@vedetta/core/outward/webhooks/run-webhook-sender'
import { sweepLatencies } from '@vedetta/core/platform/freshness/latencies'
import { eraseAsWorker } from '@vedetta/core/privacy/erasure/erase-as-worker'
import { runIndexer } from '@vedetta/core/search/indexing/run-indexer'
import { sweepStubs } from '@vedetta/core/search/indexing/sweep-stubs'
import { waitForIndices } from '@vedetta/core/search/indexing/wait-for-indices'
import { countOpenTitles } from '@vedetta/core/search/roles/count-open-titles'
import { countPlan } from '@vedetta/core/watch/status/count-plan'
import { rollUpVisits } from '@vedetta/core/watch/status/roll-up-visits'
import type { WorkerConfig } from './config.ts'
import type { Dependencies } from './dependencies.ts'

/** The work of each job that packages/core/src/operations/jobs/worker-jobs.ts declares. */
export function wireJobs(config: WorkerConfig, deps: Dependencies, signal: AbortSignal): JobWork {
  const { db, search, log, redis, latencies, mails, journal } = deps
  const { PUBLIC_URL: publicUrl, secrets, company, NOTICE_WAIT_DAYS: waitDays } = config
  const alerts = { db, publicUrl, secrets, clock: deps.clock, log }
  const following = { db, search, log, roleFamilies: deps.roleFamilies }
  const pusher = deps.vapid && { ...alerts, vapid: deps.vapid, post: deps.post, latencies, countPush: deps.countPush }
  const indices = waitForIndices({ search, log }, signal)
  return {
    index: (loop) => indices.then(() => runIndexer({ db, search, log, latencies }, loop)),
    event_numbers: ({ repeat }) => repeat(() => numberEvents(db)),
    alerts: (loop) =>
      indices.then(() => runMatcher({ ...following, latencies, alertSignals: deps.alertSignals }, loop)),
    digests: ({ repeat }) => repeat(() => queueDueDigests(alerts)),
    instant_mails: ({ repeat }) => repeat(() => queueInstantMails(alerts)),
    push: ({ repeat }) => (pusher ? repeat(() => pushDue(pusher)) : Promise.resolve()),
    webhook_events: (loop) => indices.then(() => runWebhookFollower(following, loop)),
    webhooks: (loop) =>
      runWebhookSender(
        { ...alerts, post: deps.post, countWebhook: deps.countWebhook, advertTexts: config.ADVERT_TEXTS },
        loop,
      ),
    mail_relay: (loop) => runMailRelay({ db, redis, log }, loop),
    mail: ({ meter }) => runMailSender({ db, redis, log, transport: deps.transport, latencies, mails, meter }, signal),
    visit_days: ({ repeat }) =>
      repeat(async (now) => {
        const { inTime, late } = await rollUpVisits(db, now)
        deps.recordLevel('alerted', true, inTime)
        deps.recordLevel('alerted', false, late)
      }),
    erasures: ({ repeat }) => repeat(() => eraseAsWorker(db)),
    contact_changes: ({ repeat }) => repeat((now) => tellReceivers({ db, publicUrl }, now)),
    erasure_journal: ({ repeat }) => repeat((now) => journalErasures(db, journal, now)),
    // A batch a minute, which a mail server can take.
    contact_notices: ({ repeat }) =>
      repeat(async (now) => {
        await settleNotices(db, waitDays, now)
        return notifyContacts({ db, publicUrl, secrets, company }, now)
      }),
    sweep_latencies: ({ repeat }) => repeat((now) => sweepLatencies(db, now)),
    sweep_browser_reports: ({ repeat }) => repeat((now) => sweepCspReports(db, now)),
    sweep_stubs: ({ repeat }) => indices.then(() => repeat((now) => sweepStubs(search, now))),
    sweep_mails: ({ repeat }) => repeat((now) => sweepMail(db, now)),
    sweep_sessions: ({ repeat }) => repeat((now) => sweepIdentity(db, now)),
    sweep_personal_data: ({ repeat }) => repeat((now) => sweepPersonalData(db, now)),
    sweep_contacts: ({ repeat }) => repeat((now) => sweepContacts(db, now)),
    sweep_erasure_journal: ({ repeat }) =>
      repeat(async (now) => {
        await journal.sweep(now)
        // An hour after its end no worker is still writing the last entries of a day.
        const entries = await journal.reencrypt(new Date(now.getTime() - hourMs))
        if (entries > 0) log.info({ entries }, 'encrypted the journal of erasures with the current secret')
      }),
    count_visits: ({ repeat }) =>
      repeat(async (now) => {
        await countPlan(db, now)
        await countLevelStates(db, now)
      }),
    count_titles: ({ repeat }) => repeat((now) => countOpenTitles(db, now)),
    count_hiring_pace: ({ repeat }) => repeat((now) => countHiringPace(db, now)),
    count_market: ({ repeat }) => repeat((now) => countMarket(db, now)),
  }
}
