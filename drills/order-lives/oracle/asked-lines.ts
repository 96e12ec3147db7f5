import type { LinesWish } from '../life.ts'
import type { AskedLines } from './verdict.ts'
import type { World } from './world.ts'

/** A wish in numbers of this order; null when it has no goods. */
export function toAsked({ order }: World, wish: LinesWish): AskedLines | null {
  const goods = order.lines.filter(({ kind }) => kind === 'goods')
  const line = 'line' in wish && wish.line === 'last' ? goods.at(-1) : goods[0]
  if (!line) return null
  const { position, pieces } = line
  switch (wish.kind) {
    case 'less':
      return { lines: [{ position, pieces: Math.max(0, pieces - wish.pieces) }], added: [] }
    case 'out':
      return { lines: [{ position, pieces: 0 }], added: [] }
    case 'more':
      return { lines: [{ position, pieces: pieces + wish.pieces }], added: [] }
    case 'add':
      return { lines: [], added: [{ code: wish.code, pieces: wish.pieces }] }
    case 'swap':
      return { lines: [{ position, pieces: 0 }], added: [{ code: wish.code, pieces: wish.pieces }] }
    case 'nothing':
      return { lines: [{ position, pieces }], added: [] }
    case 'everything out':
      return { lines: goods.map((one) => ({ position: one.position, pieces: 0 })), added: [] }
    case 'wrong line':
      return { lines: [{ position: 99, pieces: 1 }], added: [] }
    default:
      return { lines: [{ position, pieces: Math.max(0, pieces - 1) }], added: [] }
  }
}
