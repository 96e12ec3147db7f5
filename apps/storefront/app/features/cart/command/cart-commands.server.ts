import type { ServicesClient } from '@shop/clients/services'
import type { CartView } from '@shop/contract/cart-view'
import type { Result } from '@shop/domain/result'
import type { MessagePlace } from '#app/state/cart.ts'
import type { CartRefusal, PlainMessage } from '#app/texts/cart/cart-messages.ts'

type Told = Result<CartView, CartRefusal, Record<string, unknown>>

/** One thing a form of the cart can ask for. */
export interface CartCommand {
  run(services: ServicesClient, fields: Fields): Promise<Told>
  /** What is said when it went well. */
  done: PlainMessage | 'added' | 'removed'
  /** Where a refusal is said. */
  place?: (fields: Fields) => MessagePlace
}

export interface Fields {
  text(name: string): string
  number(name: string): number
  has(name: string): boolean
}

export function readFields(values: FormData): Fields {
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return { text, number: (name) => Number(text(name) || Number.NaN), has: (name) => values.has(name) }
}

const lineOf = (fields: Fields) => ({ lineId: fields.text('lineId') })
const atLine = (fields: Fields): MessagePlace => `line ${fields.text('lineId')}`
/** Absent in a form that does not mind what happened meanwhile, such as adding. */
const seenIn = (fields: Fields) => ({ version: fields.number('version') || null })

export const cartCommands: Record<string, CartCommand> = {
  add: { run: (services, fields) => services.addLine(toNewLine(fields)), done: 'added' },
  pieces: {
    run: (services, fields) =>
      services.changePieces({ ...lineOf(fields), pieces: fields.number('pieces'), ...seenIn(fields) }),
    done: 'changed',
    place: atLine,
  },
  remove: { run: (services, fields) => services.removeLine(lineOf(fields)), done: 'removed', place: atLine },
  regular: {
    run: (services, fields) =>
      services.switchRegular({ ...lineOf(fields), weeks: fields.number('weeks'), ...seenIn(fields) }),
    done: 'regular',
    place: atLine,
  },
  once: {
    run: (services, fields) => services.switchRegular({ ...lineOf(fields), weeks: null, ...seenIn(fields) }),
    done: 'once',
    place: atLine,
  },
  save: {
    run: (services, fields) => services.saveForLater({ ...lineOf(fields), ...seenIn(fields) }),
    done: 'saved',
    place: atLine,
  },
  return: {
    run: (services, fields) => services.returnToCart({ ...lineOf(fields), ...seenIn(fields) }),
    done: 'returned',
  },
  unsave: { run: (services, fields) => services.removeSaved(lineOf(fields)), done: 'unsaved' },
  coupon: {
    run: (services, fields) => services.enterCoupon({ code: fields.text('code') }),
    done: 'coupon',
    place: () => 'coupon',
  },
  'own-voucher': {
    run: (services, fields) => services.useOwnVoucher({ voucherId: fields.number('voucherId') }),
    done: 'coupon',
    place: () => 'coupon',
  },
  'drop-voucher': { run: (services) => services.removeVoucher({}), done: 'voucherRemoved', place: () => 'coupon' },
  'drop-coupon': { run: (services) => services.removeCoupon({}), done: 'couponRemoved', place: () => 'coupon' },
  credits: {
    run: (services) => services.useCredits({ credits: 'all' }),
    done: 'credits',
    place: () => 'credits',
  },
  'drop-credits': { run: (services) => services.dropCredits({}), done: 'creditsKept', place: () => 'credits' },
  accept: { run: (services, fields) => services.acceptChanges(seenIn(fields)), done: 'accepted' },
  separate: { run: (services) => services.undoMerge({}), done: 'separated' },
}

/** The form of a product page says the way of buying and the weeks apart: without scripts both are always sent. */
function toNewLine(fields: Fields) {
  const isRegular = !fields.has('way') || fields.text('way') === 'regular'
  return {
    variantId: fields.number('variantId'),
    pieces: fields.has('pieces') ? fields.number('pieces') : 1,
    regularWeeks: isRegular && fields.text('weeks') ? fields.number('weeks') : null,
  }
}
