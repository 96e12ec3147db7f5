import { addDays } from '@shop/domain/calendar/local-date'
import { CAME_TO_NOTHING, MOST_LINES, REMEMBERED_DAYS } from '@shop/domain/dog/larder/bought-pack'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import type { BoughtPackRow } from './household-rows.ts'

const COLUMNS =
  'order_id,order_state,placed_at,line_position,pieces,variant_id,variant_name,net_weight_g,product_id,slug,product_name,kind,protein,energy_kcal_per_100g,is_complete,composition,contains,delivered_at,promised_on'

/** Food of the last year, at home or on its way, the newest order first. */
export async function loadBoughtPacks({ data }: SignedInCustomer, today: string): Promise<BoughtPackRow[]> {
  const { items } = await data.list(
    data
      .from('bought_packs')
      .select(COLUMNS)
      .not('order_state', 'in', `(${CAME_TO_NOTHING.join(',')})`)
      .gte('placed_at', addDays(today, -REMEMBERED_DAYS))
      .order('placed_at', { ascending: false })
      .order('order_id', { ascending: false })
      .order('line_position')
      .limit(MOST_LINES),
  )
  return items
}
