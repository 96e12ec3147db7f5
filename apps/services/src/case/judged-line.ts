import type { GoodsPlace } from '@shop/domain/case/case-state'
import type { JudgedLine } from '@shop/domain/case/check-decision'

/** How a line of the order ends, and where its pieces go to. */
export type Judged = JudgedLine & { readonly position: number; readonly goodsTo: GoodsPlace }
