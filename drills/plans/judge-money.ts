import type { LivesShop } from '../order-lives/shop.ts'
import { readOrderMoney } from './evidence.sql.ts'
import type { PlanPerson } from './people.ts'

const IN_HANDS: readonly string[] = ['accepted', 'packing', 'shipped', 'delivered', 'closed']

/** The gateway's ledger beside the shop's, order by order: what it holds, who has goods for it, and that it is what they cost. */
export async function judgeMoney({ pool, gopay }: LivesShop, people: readonly PlanPerson[]): Promise<string[]> {
  const taken = new Map<string, { sum: number; times: number }>()
  for (const { orderNumber, amount } of gopay.charges) {
    const before = taken.get(orderNumber) ?? { sum: 0, times: 0 }
    taken.set(orderNumber, { sum: before.sum + amount, times: before.times + 1 })
  }
  const orders = await readOrderMoney(
    pool,
    people.flatMap(({ born }) => born.customerId ?? []),
  )
  return orders.flatMap(({ number, state, kind, payable, kept, held, sold }) => {
    const { sum = 0, times = 0 } = taken.get(number) ?? {}
    // Whoever was charged twice has been given one back; only these are looked for in the gateway's own book.
    const net = times === 0 ? 0 : sum - (sum === kept ? 0 : gopay.refundedOf(number))
    const faults: string[] = []
    if (net !== kept) faults.push(`order ${number}: the gateway holds ${net}, the shop counts ${kept}`)
    if (kind === 'online' && IN_HANDS.includes(state) && net !== payable) {
      faults.push(`order ${number} is ${state}, costs ${payable} and ${net} is held`)
    }
    if ((state === 'expired' || state === 'cancelled') && net !== 0) {
      faults.push(`order ${number} is ${state} and ${net} is held`)
    }
    if (state === 'accepted' && held !== sold) {
      faults.push(`order ${number} was sold ${sold} pieces and holds ${held}: charged without goods`)
    }
    return faults
  })
}
