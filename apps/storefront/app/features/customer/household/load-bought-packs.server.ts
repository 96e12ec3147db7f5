import { addDays } from '@shop/domain/calendar/local-date'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import type { BoughtPackRow } from './household-rows.ts'

const COLUMNS =
  'order_id,order_state,placed_at,line_position,pieces,variant_id,variant_name,net_weight_g,product_id,slug,product_name,kind,protein,energy_kcal_per_100g,is_complete,composition,contains,delivered_at,promised_on'
// Nothing of these is fed to anybody; every other order has come or is on its way.
const CAME_TO_NOTHING = '(awaiting_payment,awaiting_approval,expired,cancelled,not_collected)'
// What was bought more than a year ago is eaten or spoilt.
export const REMEMBERED_DAYS = 365
const MOST_LINES = 300

/** Food of the last year, at home or on its way, the newest order first. */
export async function loadBoughtPacks({ data }: SignedInCustomer, today: string): Promise<BoughtPackRow[]> {
  const { items } = await data.list(
    data
      .from('bought_packs')
      .select(COLUMNS)
      .not('order_state', 'in', CAME_TO_NOTHING)
      .gte('placed_at', addDays(today, -REMEMBERED_DAYS))
      .order('placed_at', { ascending: false })
      .order('order_id', { ascending: false })
      .order('line_position')
      .limit(MOST_LINES),
  )
  return items
}
