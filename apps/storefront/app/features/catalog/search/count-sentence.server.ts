import { GridAnswer } from '@shop/contract/catalog'
import { toGridQuestion } from '#app/features/catalog/grid/to-grid-question.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { readSentence } from './finder-redirect.server.ts'

/** How many kibbles the sentence of the home page leads to; the same question that its page asks. */
export async function countSentence(query: URLSearchParams): Promise<number | null> {
  const filters = readSentence(query)
  if (!filters) return null
  const question = { filters: toGridQuestion(filters, 'granule'), page_size: 1, storefront_id: storefrontId }
  return GridAnswer.parse(await publicData.value(publicData.rpc('product_grid', question))).total
}
