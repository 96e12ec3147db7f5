import { signOrderAccess } from '@shop/services/order/access-token'
import { SECRET } from '@shop/stack/services-only'
import type { BornOrder } from './copy-lives.sql.ts'
import type { Life } from './life.ts'
import type { ExpectedCase } from './oracle/verdict.ts'
import { birth, type World } from './oracle/world.ts'
import type { LivesShop } from './shop.ts'
import { newVisitor, type Visitor } from './visitor.ts'

/** One order alive: what is to happen to it, what must be true of it, and whoever acts for its customer. */
export interface Being {
  life: Life
  born: BornOrder
  world: World
  visitor: Visitor
  token: string
  /** The moment of the last complaint. */
  complainedAt: number | null
  /** The last withdrawal or claim: by its number for staff, by its link for the customer. */
  given: { number: string; token: string } | null
  /** What its case must say once the jobs of the step are done. */
  told: ExpectedCase | null
  /** Where shop and oracle disagree, in words. After the first one the rest of the life means nothing. */
  faults: string[]
}

export function newBeing(shop: LivesShop, life: Life, born: BornOrder, number: number): Being {
  const { orderId, placedAt } = born
  return {
    life,
    born,
    world: birth(born.order),
    visitor: newVisitor(shop, number),
    token: signOrderAccess(SECRET, { orderId, placedAt }),
    complainedAt: null,
    given: null,
    told: null,
    faults: [...born.faults],
  }
}
