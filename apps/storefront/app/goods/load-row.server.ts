import { CardRow } from '@shop/contract/catalog'
import { z } from 'zod'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

/** The most liked goods that pass the filters, where nobody filters further and nothing has to be counted. */
export async function loadRow(filters: Record<string, string[] | boolean>, most: number): Promise<CardRow[]> {
  const cards = await publicData.value(
    publicData.rpc('product_row', { filters, page_size: most, storefront_id: storefrontId }),
  )
  return z.array(CardRow).parse(cards)
}
