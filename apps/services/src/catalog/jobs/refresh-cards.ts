import {
  noteDueWords,
  refreshBoughtTogether,
  refreshDueCards,
  refreshSearchFrequencies,
  refreshVariantPaces,
} from '#app/catalog/cards.sql'
import { publishDue } from '#app/catalog/products/publish-product'
import type { CommandContext } from '#app/http/context'
import { asLongCommand, type Job, type JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

/** A planned price or text comes due without anybody writing anything; a planned publication is written here. */
export const refreshCards: Job<'refresh-cards'> = async (context) => {
  const faults: unknown[] = []
  // Each for itself: goods that cannot be published keep neither prices nor words from their moment.
  const step = (run: (own: JobContext & CommandContext) => Promise<number>) =>
    inTransaction(context.deps.pool, (db) => run({ ...context, db })).catch((error: unknown) => {
      faults.push(error)
      return null
    })
  const published = await step(publishDue)
  const count = await step(({ db }) => refreshDueCards(db))
  const words = await step(({ db }) => noteDueWords(db))
  context.log.info({ published, count, words }, 'cards.refreshed')
  // What has failed is tried again by the queue.
  if (faults.length > 0) throw faults[0]
}

/** Search looks differently for words that half of the goods have; which those are is counted at night. */
export const countWords = asLongCommand<'count-words'>(async ({ db }) => refreshSearchFrequencies(db))

/** What goes together is what people put together; counted at night, when nobody waits for it. */
export const countPairs = asLongCommand<'count-pairs'>(async ({ db, now }) => refreshBoughtTogether(db, now))

/** Staff see what runs out; an hour old is young enough for that. */
export const countPaces = asLongCommand<'count-paces'>(async ({ db, now }) => refreshVariantPaces(db, now))
