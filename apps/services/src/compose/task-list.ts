import { JOBS, type JobName, type JobPayload } from '@shop/contract/jobs'
import type { Metrics } from '@shop/runtime/metrics'
import type { Task, TaskList } from 'graphile-worker'
import { ageApplications } from '#app/application/jobs/age-applications'
import { workBulk } from '#app/bulk/jobs/work-bulk'
import { answerPuppyPlan } from '#app/campaign/jobs/answer-puppy-plan'
import { countRunOuts } from '#app/campaign/jobs/count-run-outs'
import { remindRunOuts } from '#app/campaign/jobs/remind-run-outs'
import { sendCampaign } from '#app/campaign/jobs/send-campaign'
import { sendPuppyLetters } from '#app/campaign/jobs/send-puppy-letters'
import { tryCampaign } from '#app/campaign/jobs/try-campaign'
import { askForLetter, wakeCampaigns } from '#app/campaign/jobs/wake-campaigns'
import { ageCarts } from '#app/cart/jobs/age-carts'
import { ageCases } from '#app/case/jobs/age-cases'
import { answerCaseLink } from '#app/case/jobs/answer-case-link'
import { decideClaim } from '#app/case/jobs/decide-claim'
import { makeReturnCode } from '#app/case/jobs/make-return-code'
import { answerProductAlert } from '#app/catalog/jobs/answer-product-alert'
import { countPaces, countPairs, countWords, refreshCards } from '#app/catalog/jobs/refresh-cards'
import { sendProductAlerts } from '#app/catalog/jobs/send-product-alerts'
import { importPoints, rereadPoints } from '#app/checkout/jobs/import-points'
import { sendMail } from '#app/compose/send-mail'
import { drawUploads } from '#app/contact/jobs/draw-uploads'
import { tellStaff } from '#app/contact/jobs/tell-staff'
import { wakeSnoozed } from '#app/contact/jobs/wake-tickets'
import { askRetailers } from '#app/content/jobs/ask-retailers'
import { refreshRetailers } from '#app/content/jobs/refresh-retailers'
import { countLevels } from '#app/customer/jobs/count-levels'
import { giveBirthdays } from '#app/customer/jobs/give-birthdays'
import { issueDueInvoices } from '#app/document/jobs/issue-due-invoices'
import { makeDocument } from '#app/document/jobs/make-document'
import { purgeEdges } from '#app/edge/jobs/purge-edges'
import { writeFeeds } from '#app/feed/jobs/write-feeds'
import { settleGroups } from '#app/group-order/jobs/settle-groups'
import { answerEmailChange } from '#app/identity/jobs/answer-email-change'
import { answerLinkRequest } from '#app/identity/jobs/answer-link-request'
import { answerRegistration } from '#app/identity/jobs/answer-registration'
import { clearFailedRuns } from '#app/jobs/failed-runs.sql'
import type { Job, WorkerDeps } from '#app/jobs/job'
import { type JobCause, traceJob } from '#app/jobs/trace-job'
import { remindPacks } from '#app/litter/jobs/remind-packs'
import { rewardBreeders } from '#app/litter/jobs/reward-breeders'
import { measureRefund } from '#app/measurement/jobs/measure-refund'
import { answerSubscription } from '#app/newsletter/jobs/answer-subscription'
import { ageCredits } from '#app/order/jobs/age-credits'
import { answerOrderRequest } from '#app/order/jobs/answer-order-request'
import { settleReferrals } from '#app/order/jobs/settle-referrals'
import { tellReadyCredits } from '#app/order/jobs/tell-ready-credits'
import { actAtGateway } from '#app/payment/jobs/act-at-gateway'
import { ageInvoices } from '#app/payment/jobs/age-invoices'
import { askInstruments } from '#app/payment/jobs/ask-instruments'
import { importBank } from '#app/payment/jobs/import-bank'
import { matchRemittances } from '#app/payment/jobs/match-remittances'
import { pollPayments } from '#app/payment/jobs/poll-payments'
import { readPayment } from '#app/payment/jobs/read-payment'
import { remindPayments } from '#app/payment/jobs/remind-payments'
import { sendRefund } from '#app/payment/jobs/send-refund'
import { announceCycles } from '#app/plan/jobs/announce-cycles'
import { chargeCycles } from '#app/plan/jobs/charge-cycles'
import { followCycles } from '#app/plan/jobs/follow-cycles'
import { lockCycles } from '#app/plan/jobs/lock-cycles'
import { moveCycles } from '#app/plan/jobs/move-cycles'
import { placeCycles } from '#app/plan/jobs/place-cycles'
import { ageAccounts } from '#app/privacy/jobs/age-accounts'
import { purgeExpired } from '#app/privacy/jobs/purge-expired'
import { sendPush } from '#app/push/jobs/send-push'
import { sendStaffPush } from '#app/push/jobs/send-staff-push'
import { askForReviews } from '#app/review/jobs/ask-for-reviews'
import { makeReviewPictures } from '#app/review/jobs/make-review-pictures'
import { ageOrders } from '#app/sales/jobs/age-orders'
import { expireOrders } from '#app/sales/jobs/expire-orders'
import { cancelLabel } from '#app/shipment/jobs/cancel-label'
import { cancelSupersededLater } from '#app/shipment/jobs/cancel-superseded'
import { countDeliveries } from '#app/shipment/jobs/count-delivery-days'
import { labelParcel } from '#app/shipment/jobs/label-parcel'
import { printLabels, resumePrints } from '#app/shipment/jobs/print-labels'
import { tellLateParcels } from '#app/shipment/jobs/tell-late-parcels'
import { trackParcels, trackPushed } from '#app/shipment/jobs/track-parcels'
import { inviteToSurveys } from '#app/survey/jobs/invite-to-surveys'
import { TIMED } from '#app/timetable'
import { checkAllTruths, checkTruths } from '#app/truths/jobs/check-truths'
import { expireVouchers } from '#app/voucher/jobs/expire-vouchers'
import { sendVouchers } from '#app/voucher/jobs/send-vouchers'
import { sellShortDates } from '#app/warehouse/jobs/sell-short-dates'
import { stopBatch } from '#app/warehouse/jobs/stop-batch'
import { tellLateRecall } from '#app/warehouse/jobs/tell-late-recall'
import { sendWebhooks } from '#app/webhook/jobs/send-webhooks'
import { tellNewcomers } from '#app/wording/jobs/tell-newcomers'
import { tellWording } from '#app/wording/jobs/tell-wording'

const RUNS: { [Name in JobName]: Job<Name> } = {
  'send-mail': sendMail,
  'answer-registration': answerRegistration,
  'answer-link-request': answerLinkRequest,
  'answer-order-request': answerOrderRequest,
  'answer-email-change': answerEmailChange,
  'read-payment': readPayment,
  'send-refund': sendRefund,
  'measure-refund': measureRefund,
  'act-at-gateway': actAtGateway,
  'label-parcel': labelParcel,
  'print-labels': printLabels,
  'resume-prints': resumePrints,
  'cancel-label': cancelLabel,
  'cancel-superseded': cancelSupersededLater,
  'track-pushed': trackPushed,
  'track-parcels': trackParcels,
  'tell-late-parcels': tellLateParcels,
  'age-orders': ageOrders,
  'answer-case-link': answerCaseLink,
  'age-cases': ageCases,
  'age-credits': ageCredits,
  'tell-ready-credits': tellReadyCredits,
  'expire-vouchers': expireVouchers,
  'send-vouchers': sendVouchers,
  'give-birthdays': giveBirthdays,
  'count-levels': countLevels,
  'settle-referrals': settleReferrals,
  'reward-breeders': rewardBreeders,
  'remind-packs': remindPacks,
  'settle-groups': settleGroups,
  'make-document': makeDocument,
  'answer-subscription': answerSubscription,
  'answer-product-alert': answerProductAlert,
  'send-product-alerts': sendProductAlerts,
  'send-push': sendPush,
  'send-staff-push': sendStaffPush,
  'make-review-pictures': makeReviewPictures,
  'ask-for-reviews': askForReviews,
  'invite-to-surveys': inviteToSurveys,
  'ask-retailers': askRetailers,
  'refresh-retailers': refreshRetailers,
  'issue-due-invoices': issueDueInvoices,
  'poll-payments': pollPayments,
  'import-bank': importBank,
  'match-remittances': matchRemittances,
  'ask-instruments': askInstruments,
  'count-delivery-days': countDeliveries,
  'import-points': importPoints,
  'reread-points': rereadPoints,
  'remind-payments': remindPayments,
  'age-invoices': ageInvoices,
  'purge-expired': purgeExpired,
  'age-accounts': ageAccounts,
  'refresh-cards': refreshCards,
  'count-words': countWords,
  'count-pairs': countPairs,
  'count-paces': countPaces,
  'sell-short-dates': sellShortDates,
  'expire-orders': expireOrders,
  'age-carts': ageCarts,
  'count-run-outs': countRunOuts,
  'remind-run-outs': remindRunOuts,
  'check-truths': checkTruths,
  'write-feeds': writeFeeds,
  'check-all-truths': checkAllTruths,
  'purge-edges': purgeEdges,
  'announce-cycles': announceCycles,
  'lock-cycles': lockCycles,
  'move-cycles': moveCycles,
  'place-cycles': placeCycles,
  'follow-cycles': followCycles,
  'charge-cycles': chargeCycles,
  'decide-claim': decideClaim,
  'make-return-code': makeReturnCode,
  'work-bulk': workBulk,
  'send-campaign': sendCampaign,
  'answer-puppy-plan': answerPuppyPlan,
  'send-puppy-letters': sendPuppyLetters,
  'wake-campaigns': wakeCampaigns,
  'ask-for-letter': askForLetter,
  'try-campaign': tryCampaign,
  'stop-batch': stopBatch,
  'tell-late-recall': tellLateRecall,
  'tell-wording': tellWording,
  'tell-newcomers': tellNewcomers,
  'draw-uploads': drawUploads,
  'wake-tickets': wakeSnoozed,
  'tell-staff': tellStaff,
  'age-applications': ageApplications,
  'send-webhooks': sendWebhooks,
}

const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15]

/** The jobs by name, each with its payload checked and one line in the log. */
export function taskList(deps: WorkerDeps): TaskList {
  const seconds = observer(deps.metrics)
  const names = Object.keys(RUNS) as JobName[]
  return Object.fromEntries(names.map((name) => [name, traceJob(name, toTask(deps, name, seconds))]))
}

function toTask<Name extends JobName>(deps: WorkerDeps, name: Name, seconds: ReturnType<typeof observer>): Task {
  return async (payload, { job }) => {
    const started = performance.now()
    const { requestId = `cron-${job.id}` } = (payload ?? {}) as JobCause
    const log = deps.log.child({ job: name, jobId: String(job.id), requestId })
    const isLastAttempt = job.attempts >= job.max_attempts
    const context = { deps, log, requestId, now: deps.clock.now(), actor: { kind: 'system' as const }, isLastAttempt }
    let outcome = 'failed'
    if (TIMED.has(name)) await clearFailedRuns(deps.pool, name)
    try {
      await RUNS[name](context, JOBS[name].parse(payload ?? {}) as JobPayload<Name>)
      outcome = 'done'
    } catch (error) {
      // The queue tries again and keeps only the words; monitoring has to see the place.
      log.error({ err: error, attempt: job.attempts }, 'job.failed')
      throw error
    } finally {
      const ms = performance.now() - started
      seconds.observe({ job: name, outcome }, ms / 1000)
      log.info({ attempt: job.attempts, outcome, ms: Math.round(ms) }, 'job.finished')
    }
  }
}

function observer(metrics: Metrics) {
  return metrics.histogram('job_seconds', 'Time a job took.', ['job', 'outcome'], BUCKETS)
}
