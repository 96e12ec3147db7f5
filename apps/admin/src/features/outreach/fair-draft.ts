import type { FairFields, PrizeFields, StaffFair } from '@shop/contract/staff/staff-fair'

const NUMBERS = ['weight', 'stock', 'dailyLimit', 'amount', 'maximum', 'validDays', 'minimumGoods'] as const
type NumberName = (typeof NUMBERS)[number]

/** As it stands in the form: numbers are what somebody types, money is crowns. */
export interface PrizeDraft extends Omit<PrizeFields, NumberName | 'prize'>, Record<NumberName, string> {
  /** Tells rows apart while they have no number. */
  row: string
  prize: string
  drawn: number
}

interface FairDraft {
  fields: FairFields
  prizes: PrizeDraft[]
}

const HALERE = 100

export function toFairDraft({ fields, prizes }: StaffFair): FairDraft {
  return {
    fields,
    prizes: prizes.map(({ drawnToday: _today, ...prize }) => ({
      ...prize,
      row: String(prize.prizeId),
      prize: prize.prize ?? '',
      weight: String(prize.weight),
      stock: toText(prize.stock),
      dailyLimit: toText(prize.dailyLimit),
      amount: toText(prize.amount),
      maximum: prize.maximum === null ? '' : String(prize.maximum / HALERE),
      validDays: toText(prize.validDays),
      minimumGoods: prize.minimumGoods === 0 ? '' : String(prize.minimumGoods / HALERE),
    })),
  }
}

const toText = (count: number | null) => (count === null ? '' : String(count))

export function newPrize(row: string): PrizeDraft {
  return {
    ...{ row, prizeId: null, label: '', prize: '', description: '', kind: 'product', isShipped: false, drawn: 0 },
    ...{ weight: '1', stock: '', dailyLimit: '', amount: '', maximum: '', validDays: '', minimumGoods: '' },
    color: '#FFC93C',
  }
}

export function toSavedPrizes(prizes: readonly PrizeDraft[]): PrizeFields[] {
  return prizes.map(({ row: _row, drawn: _drawn, ...prize }) => ({
    ...prize,
    prize: prize.kind === 'none' ? null : prize.prize,
    weight: Number(prize.weight),
    stock: toCount(prize.stock),
    dailyLimit: toCount(prize.dailyLimit),
    amount: toCount(prize.amount),
    maximum: prize.kind === 'coupon' ? toHalere(prize.maximum) : null,
    validDays: toCount(prize.validDays),
    minimumGoods: toHalere(prize.minimumGoods) ?? 0,
    color: prize.color.toUpperCase(),
  }))
}

function toCount(text: string): number | null {
  return text.trim() === '' ? null : Number(text.replace(',', '.'))
}

function toHalere(text: string): number | null {
  const crowns = toCount(text)
  return crowns === null ? null : Math.round(crowns * HALERE)
}

/** How often it comes up while nothing has run out, in whole per cent of all weights. */
export function chanceOf(prize: PrizeDraft, prizes: readonly PrizeDraft[]): string {
  const all = prizes.reduce((sum, { weight }) => sum + Number(weight), 0)
  return all > 0 ? String(Math.round((100 * Number(prize.weight)) / all)) : '0'
}
