import type { LoyaltyRules } from '@shop/domain/marketing/credits-example'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'

const KEYS = {
  creditValue: 'loyalty.credit_value',
  maximumSpendPercent: 'loyalty.maximum_spend_percent',
  minimumSpendCredits: 'loyalty.minimum_spend_credits',
  clientCredits: 'trainers.client_credits',
} as const

/** Numbers of the programmes as the rules themselves read them, so that a page never promises another. */
export const loadProgrammeRules = staleWhileRevalidate(60_000, async () => {
  const [settings, group] = await Promise.all([
    publicData.list(
      publicData.from('settings').select('key,value').eq('storefront_id', storefrontId).in('key', Object.values(KEYS)),
    ),
    publicData.single(
      publicData
        .from('customer_groups')
        .select('earn_percent')
        .eq('storefront_id', storefrontId)
        .eq('is_default', true),
    ),
  ])
  const read = (name: keyof typeof KEYS): number => {
    const value = Number(settings.items.find(({ key }) => key === KEYS[name])?.value)
    if (!Number.isFinite(value)) throw new Error(`The setting ${KEYS[name]} is missing.`)
    return value
  }
  const loyalty: LoyaltyRules = {
    creditValue: read('creditValue'),
    maximumSpendPercent: read('maximumSpendPercent'),
    minimumSpendCredits: read('minimumSpendCredits'),
    earnPercent: group?.earn_percent ?? 0,
  }
  return { loyalty, clientCredits: read('clientCredits') }
})
