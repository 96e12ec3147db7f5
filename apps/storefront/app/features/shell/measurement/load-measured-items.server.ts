import { MeasuredItem } from '@shop/contract/measurement'
import { z } from 'zod'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

const MOST = 200
const COLUMNS = 'variant_id,sku,name,variant_name,brand,kind,vat_percent'

export async function loadMeasuredItems(ids: string): Promise<MeasuredItem[]> {
  const wanted = ids.split(',').slice(0, MOST).map(Number).filter(Number.isSafeInteger)
  const { items } = await publicData.list(
    publicData.from('measured_items').select(COLUMNS).eq('storefront_id', storefrontId).in('variant_id', wanted),
  )
  return z.array(MeasuredItem).parse(items)
}
