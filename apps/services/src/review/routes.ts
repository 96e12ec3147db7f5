import { reviewEndpoints as endpoints } from '@shop/contract/review'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { appealReview } from '#app/review/appeal-review'
import { decideReview } from '#app/review/decide-review'
import { ownReviews, reviewPhoto, reviewsOfOrder } from '#app/review/read-reviews'
import { reportReview } from '#app/review/report-review'
import { voteReview } from '#app/review/vote-review'
import { withdrawReview } from '#app/review/withdraw-review'
import { writeReview } from '#app/review/write-review'

// Every report sends a mail to the address that was written into it.
const reporting: Limit = { action: 'review_report', per: 'network', max: 10, windowSeconds: 60 * 60 }
// A household reviews a few bags in a sitting.
const writing: Limit = { action: 'review', per: 'network', max: 30, windowSeconds: 60 * 60 }

// A reader finds a few reviews useful in a sitting; a script finds one useful many times.
const voting: Limit = { action: 'review_vote', per: 'network', max: 30, windowSeconds: 60 * 60 }

export function addReviewRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.ownReviews, ownReviews)
  bind(app, deps, endpoints.reviewsOfOrder, reviewsOfOrder)
  bind(app, deps, endpoints.writeReview, writeReview, { limits: [writing] })
  bind(app, deps, endpoints.withdrawReview, withdrawReview, { limits: [writing] })
  bind(app, deps, endpoints.appealReview, appealReview, { limits: [writing] })
  bind(app, deps, endpoints.decideReview, decideReview)
  bind(app, deps, endpoints.reportReview, reportReview, { limits: [reporting] })
  bind(app, deps, endpoints.voteReview, voteReview, { limits: [voting] })
  bind(app, deps, endpoints.reviewPhoto, reviewPhoto)
}
