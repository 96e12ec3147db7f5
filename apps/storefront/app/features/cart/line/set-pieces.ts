import { type CartAnswer, postCartForm } from '#app/features/cart/command/post-cart-form.ts'
import { type CartMessage, changeCartState, readCartState } from '#app/state/cart.ts'
import { withMessage, withoutWish, withWish } from '#app/state/cart-changes.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'

const underWay = new Set<string>()

/** Shows the new count at once; quick presses travel as one change. A refusal puts the old count back and says why. */
export async function setPieces(lineId: string, pieces: number): Promise<void> {
  changeCartState((state) => withWish(state, lineId, pieces))
  if (underWay.has(lineId)) return
  underWay.add(lineId)
  let sent: number | undefined
  let answer: CartAnswer | undefined
  while (answer?.ok !== false && sent !== readCartState().optimisticPieces[lineId]) {
    sent = readCartState().optimisticPieces[lineId] ?? pieces
    answer = await postCartForm(toForm(lineId, sent))
  }
  underWay.delete(lineId)
  const said = answer ? toMessage(lineId, answer) : null
  changeCartState((state) => withMessage(withoutWish(state, lineId), said))
}

function toMessage(lineId: string, { ok, cart, message }: CartAnswer): CartMessage | null {
  const line = cart?.lines.find(({ id }) => id === lineId)
  if (!ok || !cart || !line) return message
  return { tone: 'success', text: texts.lineSaid(line.name, line.pieces, cart.payable), place: 'announce' }
}

function toForm(lineId: string, pieces: number): FormData {
  const form = new FormData()
  form.set('intent', 'pieces')
  form.set('lineId', lineId)
  form.set('pieces', String(pieces))
  form.set('version', '')
  return form
}
