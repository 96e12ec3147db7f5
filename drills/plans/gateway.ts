import type { RecurrenceWay } from '@shop/partners/gopay/fake-payments'
import type { LivesShop } from '../order-lives/shop.ts'
import { newVisitor } from '../order-lives/visitor.ts'
import { wallClock } from './oracle/calendar.ts'
import type { Attempt } from './oracle/judge-charges.ts'
import { chanceOf, type PlanPerson } from './people.ts'

const WAYS: readonly (readonly [RecurrenceWay, number])[] = [
  ['paid', 860],
  ['declined', 70],
  [340, 10],
  [341, 5],
  [342, 5],
  [343, 5],
  ['lost before', 15],
  ['lost after', 15],
  ['open', 15],
]

/** The bank behind the gateway, and who rings about what it did: some rings come twice, some late, some never. */
export interface GatewayPlay {
  attempts: Attempt[]
  /** Rings about everything that was decided since the last time; those that were late are rung about too. */
  ring(): Promise<number>
}

interface Around {
  shop: LivesShop
  seed: number
  byCard: Map<string, PlanPerson>
}

export function playGateway({ shop, seed, byCard }: Around): GatewayPlay {
  const { gopay, clock } = shop
  const attempts: Attempt[] = []
  const visitor = newVisitor(shop, 14_000_000)
  let last = 3_000_000_000
  let late: string[] = []
  let open: { id: string; person: PlanPerson }[] = []
  gopay.decideRecurrences((parentId, { orderNumber, amount }) => {
    const person = byCard.get(parentId)
    if (!person) return 'paid'
    person.tries += 1
    const isOver = person.cardEndsOn !== null && wallClock(clock.at).day > person.cardEndsOn
    const way = isOver ? 'declined' : pick(chanceOf(seed, person.index, person.tries, 3).below(1000))
    attempts.push({ at: clock.at, index: person.index, parentId, orderNumber, amount, way: String(way) })
    return way
  })
  const ringAbout = async (id: string, times: number) => {
    for (let time = 0; time < times; time += 1) await visitor.send('GET', `/notifications/gopay?id=${id}`)
  }
  return {
    attempts,
    async ring() {
      const again = late
      late = []
      const decided = open
      open = []
      for (const { id, person } of decided) {
        gopay.act(id, chanceOf(seed, person.index, person.tries, 5).chance(0.7) ? 'pay' : 'decline')
        again.push(id)
      }
      for (const id of again) await ringAbout(id, 1)
      const fresh = gopay.openedAfter(last)
      last = fresh.at(-1)?.id ?? last
      for (const { id, parentId, state, input } of fresh) {
        const person = parentId === null ? undefined : byCard.get(String(parentId))
        if (!person) continue
        const name = String(id)
        if (state === 'CREATED') {
          open.push({ id: name, person })
          continue
        }
        const random = chanceOf(seed, person.index, person.tries, 4)
        const isUnknown =
          attempts.findLast(({ orderNumber }) => orderNumber === input.order_number)?.way === 'lost after'
        // Of a payment whose answer was lost only a ring can tell: it is late, and never lost for good.
        if (isUnknown || random.chance(0.1)) late.push(name)
        else if (!random.chance(0.1)) await ringAbout(name, random.chance(0.15) ? 2 : 1)
      }
      return fresh.length + again.length
    },
  }
}

function pick(number: number): RecurrenceWay {
  let left = number
  for (const [way, share] of WAYS) {
    left -= share
    if (left < 0) return way
  }
  return 'paid'
}
