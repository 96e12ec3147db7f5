import { signOrderAccess } from '@shop/services/order/access-token'
import { SECRET } from '@shop/stack/services-only'
import type { BornOrder } from './copy-lives.sql.ts'
import type { Life } from './life.ts'
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
    faults: [...born.faults],
  }
}
