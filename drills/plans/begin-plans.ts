import { signOrderAccess } from '@shop/services/order/access-token'
import { inParallel } from '@shop/stack/buyer'
import { SECRET } from '@shop/stack/services-only'
import { copyLives } from '../order-lives/copy-lives.sql.ts'
import type { LivesShop } from '../order-lives/shop.ts'
import { must, newVisitor } from '../order-lives/visitor.ts'
import { plus } from './oracle/calendar.ts'
import { payByCard } from './paying.ts'
import { chanceOf, modelOf, type PlanPerson } from './people.ts'

const FIRST_DAY = '2026-11-16'
const CUT_OFF = { dpd: 13, 'osobni-odber-brno': 12 }

interface Beginning {
  seed: number
  from: number
  count: number
  /** The first order of each model. */
  models: readonly number[]
  byCard: Map<string, PlanPerson>
}

/** People whose first orders are copies of really placed ones, and whose plans begin with a request each. */
export async function beginPlans(shop: LivesShop, beginning: Beginning): Promise<PlanPerson[]> {
  const { seed, from, count, models, byCard } = beginning
  const indexes = Array.from({ length: count }, (_, offset) => from + offset)
  const born = await copyLives(
    shop.pool,
    indexes.map((index) => models[index % models.length] ?? 0),
    { isRegular: true },
  )
  await shop.pool.query('analyze')
  return inParallel(indexes, 6, async (index, offset) => {
    const person = toPerson(shop, { index, seed, born: born[offset] as (typeof born)[number] })
    const { visitor, token, model } = person
    const wish = { stockPolicy: model.policy, byBowl: model.byBowl ?? false }
    const { body } = await must(visitor.send('POST', `/orders/${token}/plan`, wish))
    person.planId = body.planId
    for (const { variantId, pieces, intervalDays, dueOn } of body.lines) {
      person.mind.lines.set(variantId, { pieces, every: intervalDays, due: dueOn, came: null })
    }
    const { orderId, number, order, placedAt } = person.born
    const [line] = person.mind.lines.values()
    const promised = line ? plus(line.due, -line.every) : FIRST_DAY
    person.mind.order = {
      orderId,
      number,
      due: promised,
      leftOutOn: promised,
      variants: [...person.mind.lines.keys()],
      isFirst: true,
    }
    if (model.payment === 'karta') {
      await payByCard(shop, { person, orderId, number, placedAt, byCard })
      const random = chanceOf(seed, index, 0, 9)
      if (random.chance(0.15)) person.cardEndsOn = plus(FIRST_DAY, 30 + random.below(330))
    }
    if (model.payment === 'prevod-qr') shop.fio.addTransfer({ amount: order.payable, variableSymbol: number })
    return person
  })
}

function toPerson(
  shop: LivesShop,
  { index, born }: { index: number; seed: number; born: PlanPerson['born'] },
): PlanPerson {
  const model = modelOf(index)
  const { orderId, placedAt } = born
  return {
    ...{ index, model, born, email: `zivot${orderId}@priklad.cz` },
    token: signOrderAccess(SECRET, { orderId, placedAt }),
    planId: 0,
    visitor: newVisitor(shop, index + 1),
    mind: {
      ...{ index, state: 'active', transit: 1, cutOff: CUT_OFF[model.shipping], isByBowl: model.byBowl ?? false },
      ...{
        lines: new Map(),
        parcel: null,
        order: null,
        lapsed: null,
        skipped: null,
        unpaid: 0,
        trouble: null,
        refusedOn: null,
      },
      ...{ story: [], faults: [] },
    },
    ...{ card: null, cardEndsOn: null, tries: 0 },
    ...{ endedAt: null, pausedAt: null, touchedOn: null, resumedOn: null, pausedUntil: null },
  }
}
