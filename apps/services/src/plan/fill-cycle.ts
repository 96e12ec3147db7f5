import { priceLine } from '@shop/domain/cart/price-line'
import type { PricedVariant } from '@shop/domain/cart/pricing-input'
import { asAnnounced } from '@shop/domain/plan/announced-price'
import { type Replacement, replaceMissing } from '@shop/domain/plan/replace-missing'
import type { CommandContext } from '#app/http/context'
import { type CycleLineRow, type CycleRow, selectCycleLines, selectSmallerPacks } from '#app/plan/cycles.sql'
import type { PlanRow } from '#app/plan/plans.sql'
import { type PricedCycle, priceCycle } from '#app/plan/price-cycle'

interface FilledCycle {
  lines: CycleLineRow[]
  /** Whether something else is in it than was written down. */
  isReplaced: boolean
  priced: PricedCycle
  /** Names of what the policy of the plan could not replace. */
  missing: string[]
}

/** The parcel as it can be sent now: what is not there is replaced as the customer has agreed, or waited for. */
export async function fillCycle(context: CommandContext, plan: PlanRow, cycle: CycleRow): Promise<FilledCycle> {
  const wanted = await selectCycleLines(context.db, cycle.id)
  const priced = await priceCycle(context, plan, wanted)
  if (priced.missing.length === 0) return { lines: wanted, isReplaced: false, priced, missing: [] }
  const lines = await replaceLines(context, plan, wanted, priced.missing)
  const filled = await priceCycle(context, plan, lines)
  return { lines, isReplaced: true, priced: filled, missing: filled.missing.map((id) => nameOf(filled, id)) }
}

function nameOf({ pricing }: PricedCycle, variantId: number): string {
  const view = pricing.goods.get(String(variantId))?.view
  return [view?.name, view?.variantName].filter(Boolean).join(' ')
}

async function replaceLines(
  context: CommandContext,
  plan: PlanRow,
  lines: readonly CycleLineRow[],
  missing: readonly number[],
): Promise<CycleLineRow[]> {
  const packs = new Map<number, number[]>()
  for (const id of missing) packs.set(id, await selectSmallerPacks(context.db, id))
  const substitutes = lines.flatMap(({ substituteVariantId }) => substituteVariantId ?? [])
  const asked = await priceCycle(context, plan, lines, [...[...packs.values()].flat(), ...substitutes])
  return lines.flatMap((line): CycleLineRow[] => {
    if (!missing.includes(line.variantId)) return [line]
    // An extra that somebody fancied must not keep the food waiting.
    if (line.isOnce) return []
    const instead = findReplacement(plan, line, asked, packs.get(line.variantId) ?? [])
    if (instead.kind === 'wait') return [line]
    const { variantId, pieces } = instead
    return [{ ...line, variantId, pieces, announced: priceOf(asked, instead.price) }]
  })
}

function findReplacement(plan: PlanRow, line: CycleLineRow, asked: PricedCycle, packs: readonly number[]): Replacement {
  const { goods, buyer } = asked.pricing
  const found = goods.get(String(line.variantId))
  const price = found && basePriceOf(asked, line, found.variant)
  if (!found || price === undefined) return { kind: 'wait' }
  const { substituteVariantId } = line
  const substitute = substituteVariantId === null ? undefined : goods.get(String(substituteVariantId))
  const substitutePrice = substitute && basePriceOf(asked, { ...line, announced: null }, substitute.variant)
  return replaceMissing(
    plan.stockPolicy,
    { pieces: line.pieces, grams: found.view.netWeightGrams, price },
    {
      packs: packs.flatMap((variantId) => {
        const pack = goods.get(String(variantId))
        const grams = pack?.view.netWeightGrams
        const own = pack?.variant.prices[buyer.group.priceList]
        return pack?.view.isSold && grams && own !== undefined
          ? [{ variantId, grams, inStock: pack.inStock, price: own }]
          : []
      }),
      substitute:
        substitute?.view.isSold && substituteVariantId !== null && substitutePrice !== undefined
          ? { variantId: substituteVariantId, inStock: substitute.inStock, price: substitutePrice }
          : null,
    },
    asked.pricing.rules.pricing.priceStep,
  )
}

/** Of one piece of so many, before discounts; undefined for goods that have no price any more. */
function basePriceOf({ pricing }: PricedCycle, line: CycleLineRow, today: PricedVariant): number | undefined {
  const { buyer, rules } = pricing
  const told = line.announced ? asAnnounced(today, line.announced, buyer) : { variant: today, buyer }
  const lists = [buyer.group.priceList, rules.pricing.publicPriceList]
  if (lists.every((list) => told.variant.prices[list] === undefined)) return undefined
  const { pieces } = line
  const asked = { id: today.id, variant: told.variant, pieces, regularWeeks: null }
  return priceLine(asked, pieces, told.buyer, rules.pricing).line.listPrice
}

/** The price of what comes instead, in the words a notice keeps prices in. */
function priceOf({ pricing }: PricedCycle, price: number) {
  const lists = [pricing.rules.pricing.publicPriceList, pricing.buyer.group.priceList]
  return { prices: Object.fromEntries(lists.map((list) => [list, price])), quantityPrices: [], compareAtPrice: null }
}
