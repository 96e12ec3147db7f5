import type { PlanView } from '@shop/contract/plan/plan'
import { formatZip } from '@shop/czech/format-contact'
import { nonBreaking } from '@shop/czech/non-breaking'
import { loadAddresses } from '#app/features/customer/addresses/load-addresses.server.ts'
import type { SignedInCustomer, Visit } from '#app/server/session.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import { loadOnceChoices, loadRegularChoices, loadSubstituteChoices } from './load-plan-goods.server.ts'
import { findPoints, loadWays, nearOf } from './place/find-points.server.ts'
import { type PlanPanel, SWAPPED } from './plan-panel.ts'

type Goods = Awaited<ReturnType<typeof loadOnceChoices>>

/** What a panel offers, each its own part of it. */
interface PanelOffer {
  query?: string
  goods?: Goods
  /** The thing that is to be swapped. */
  line?: number | null
  weeks?: number[]
  where?: Awaited<ReturnType<typeof loadPlaces>>
  payments?: Awaited<ReturnType<typeof loadPayments>>
  substitutes?: Awaited<ReturnType<typeof loadSubstituteChoices>>
}

export async function loadPanel(
  visit: Visit,
  customer: SignedInCustomer,
  plan: PlanView,
  kind: PlanPanel,
  search: URLSearchParams,
): Promise<PanelOffer> {
  const query = (search.get('hledat') ?? '').trim()
  const taken = (plan.cycle?.lines ?? plan.lines).map(({ variantId }) => variantId)
  switch (kind) {
    case 'pridat':
      return { query, goods: await loadOnceChoices(customer, query, taken) }
    case 'natrvalo':
      return { query, goods: await loadRegularChoices(null, query, taken) }
    case 'vymenit': {
      const line =
        plan.lines.find(({ variantId }) => String(variantId) === search.get(SWAPPED)) ?? plan.lines[0] ?? null
      return { query, line: line?.variantId ?? null, goods: await loadRegularChoices(line, query, taken) }
    }
    case 'obsah':
      return { weeks: (await loadShopSettings()).regular.weeks }
    case 'kam':
      return { where: await loadPlaces(visit, customer, nearOf(search)) }
    case 'platba':
      return { payments: await loadPayments(plan.payment?.code) }
    case 'chybi':
      return { substitutes: await loadSubstituteChoices(plan.lines) }
    default:
      return {}
  }
}

async function loadPlaces(visit: Visit, customer: SignedInCustomer, near: string) {
  const ways = await loadWays()
  const [addresses, found] = await Promise.all([loadAddresses(customer), findPoints(visit, ways, near)])
  return {
    ...found,
    couriers: ways.filter(({ kind }) => kind === 'address'),
    addresses: addresses.map(({ id, label, street, city, zip }) => ({
      id,
      name: nonBreaking([label, `${street}, ${formatZip(zip)} ${city}`].filter(Boolean).join(': ')),
    })),
  }
}

/** Of the ways through the gateway one: only a card can be charged again, whichever button it was typed in behind. */
export async function loadPayments(chosen: string | undefined) {
  const { items } = await publicData.list(
    publicData
      .from('payment_methods')
      .select('code,name,kind,fee')
      .eq('storefront_id', storefrontId)
      .eq('supports_regular_delivery', true)
      .neq('kind', 'invoice')
      .order('position'),
  )
  const online =
    items.find(({ kind, code }) => kind === 'online' && code === chosen) ?? items.find(({ kind }) => kind === 'online')
  return items
    .filter(({ kind, code }) => kind !== 'online' || code === online?.code)
    .map(({ code, name, kind, fee }) => ({ code, name: nonBreaking(name), kind, fee }))
}
