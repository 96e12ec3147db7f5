import {
  noteDueWords,
  refreshBoughtTogether,
  refreshDueCards,
  refreshSearchFrequencies,
  refreshVariantPaces,
} from '#app/catalog/cards.sql'
import { publishDue } from '#app/catalog/products/publish-product'
import { asCommand, asLongCommand } from '#app/jobs/job'

/** A planned price or text comes due without anybody writing anything; a planned publication is written here. */
export const refreshCards = asCommand<'refresh-cards'>(async (context) => {
  const published = await publishDue(context)
  const count = await refreshDueCards(context.db)
  context.log.info({ published, count, words: await noteDueWords(context.db) }, 'cards.refreshed')
})

/** Search looks differently for words that half of the goods have; which those are is counted at night. */
export const countWords = asLongCommand<'count-words'>(async ({ db }) => refreshSearchFrequencies(db))

/** What goes together is what people put together; counted at night, when nobody waits for it. */
export const countPairs = asLongCommand<'count-pairs'>(async ({ db, now }) => refreshBoughtTogether(db, now))

/** Staff see what runs out; an hour old is young enough for that. */
export const countPaces = asLongCommand<'count-paces'>(async ({ db, now }) => refreshVariantPaces(db, now))
