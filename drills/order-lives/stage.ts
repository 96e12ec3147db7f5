import type { LivesShop } from './shop.ts'
import type { Visitor } from './visitor.ts'

export interface Stage {
  shop: LivesShop
  office: Visitor
}
