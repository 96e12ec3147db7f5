import type { CouponDraft, StaffCoupon } from '@shop/contract/promotion/staff-coupon'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { readCrowns } from './price-draft.ts'

type Kind = CouponDraft['benefit']['kind']
type Trait = CouponDraft['excludes'][number]

/** What stands in the fields, as typed. */
export interface CouponFields {
  code: string
  name: string
  description: string
  kind: Kind
  percent: string
  maximum: string
  amount: string
  buy: string
  get: string
  multiplier: string
  shipping: string
  giftId: string
  giftPieces: string
  minimum: string
  limitTotal: string
  limitPerCustomer: string
  groups: readonly string[]
  /** Empty is the whole catalogue. */
  categories: readonly string[]
  /** Numbers of products, as typed with commas between them. */
  products: string
  brands: readonly string[]
  isAutomatic: boolean
  firstOrderOnly: boolean
  excludes: readonly Trait[]
  validFrom: string
  validTo: string
}

export function emptyFields(today = toPragueDay(new Date())): CouponFields {
  return {
    ...{
      code: '',
      name: '',
      description: '',
      kind: 'percent',
      percent: '10',
      maximum: '',
      amount: '',
      buy: '4',
      get: '1',
    },
    ...{
      multiplier: '2',
      shipping: '',
      giftId: '',
      giftPieces: '1',
      minimum: '0',
      limitTotal: '',
      limitPerCustomer: '1',
    },
    ...{
      groups: ['maloobchod'],
      categories: [],
      products: '',
      brands: [],
      isAutomatic: false,
      firstOrderOnly: false,
      excludes: ['on_sale'],
    },
    ...{ validFrom: today, validTo: addDays(today, 7) },
  }
}

const crowns = (halere: number | null) => (halere === null ? '' : String(halere / 100).replace('.', ','))
const count = (value: number | null) => (value === null ? '' : String(value))

export function toFields(draft: CouponDraft): CouponFields {
  const { benefit: b } = draft
  const { code, name, description, firstOrderOnly, isAutomatic, excludes, validFrom, validTo } = draft
  return {
    ...emptyFields(),
    ...{ code, name, description, firstOrderOnly, isAutomatic, excludes, validFrom, validTo, kind: b.kind },
    ...(b.kind === 'percent' ? { percent: String(b.percent).replace('.', ','), maximum: crowns(b.maximum) } : {}),
    ...(b.kind === 'fixed' ? { amount: crowns(b.amount) } : {}),
    ...(b.kind === 'buy-x-get-y' ? { buy: String(b.buy), get: String(b.get) } : {}),
    ...(b.kind === 'credit-multiplier' ? { multiplier: String(b.multiplier).replace('.', ',') } : {}),
    ...(b.kind === 'free-shipping' ? { shipping: b.methodCodes.join(',') } : {}),
    ...(b.kind === 'gift' ? { giftId: String(b.variantId), giftPieces: String(b.pieces) } : {}),
    minimum: crowns(draft.minimumGoods),
    limitTotal: count(draft.limitTotal),
    limitPerCustomer: count(draft.limitPerCustomer),
    groups: draft.customerGroups,
    categories: draft.categories ?? [],
    products: (draft.products ?? []).join(', '),
    brands: draft.brands ?? [],
  }
}

interface Began {
  version: number
  fields: CouponFields
}

export function beginFields(coupon: Pick<StaffCoupon, 'version' | 'draft'> | null): Began {
  return coupon ? { version: coupon.version, fields: toFields(coupon.draft) } : { version: 0, fields: emptyFields() }
}

/** A newer coupon replaces what nobody has touched. What is typed keeps the version it was typed over, so saving it tells that somebody was faster. */
export function mayFollow(began: Began, fields: CouponFields, version: number): boolean {
  return version > began.version && JSON.stringify(fields) === JSON.stringify(began.fields)
}

/** Null while a field that must say something does not. */
export function toCouponDraft(fields: CouponFields): CouponDraft | null {
  const benefit = toBenefit(fields)
  const products = readProducts(fields.products)
  const minimumGoods = fields.minimum.trim() === '0' ? 0 : readCrowns(fields.minimum)
  const [limitTotal, limitPerCustomer] = [readLimit(fields.limitTotal), readLimit(fields.limitPerCustomer)]
  if (products === undefined) return null
  if (benefit === null || minimumGoods === null || limitTotal === undefined || limitPerCustomer === undefined)
    return null
  if (!/^[A-Za-z0-9-]{3,40}$/.test(fields.code.trim()) || fields.name.trim() === '') return null
  if (fields.validFrom === '' || fields.validTo === '') return null
  return {
    ...{ code: fields.code.trim().toUpperCase(), name: fields.name.trim(), description: fields.description, benefit },
    ...{ minimumGoods, limitTotal, limitPerCustomer, firstOrderOnly: fields.firstOrderOnly },
    customerGroups: [...fields.groups],
    categories: fields.categories.length === 0 ? null : [...fields.categories],
    excludes: [...fields.excludes],
    ...{ isAutomatic: fields.isAutomatic, products, brands: fields.brands.length === 0 ? null : [...fields.brands] },
    ...{ validFrom: fields.validFrom, validTo: fields.validTo },
  }
}

function toBenefit(fields: CouponFields): CouponDraft['benefit'] | null {
  const { kind } = fields
  switch (kind) {
    case 'percent': {
      const percent = readNumber(fields.percent)
      const maximum = fields.maximum.trim() === '' ? null : (readCrowns(fields.maximum) ?? undefined)
      return percent === null || percent > 100 || maximum === undefined ? null : { kind, percent, maximum }
    }
    case 'fixed': {
      const amount = readCrowns(fields.amount)
      return amount === null ? null : { kind, amount }
    }
    case 'buy-x-get-y': {
      const [buy, get] = [readLimit(fields.buy), readLimit(fields.get)]
      return buy && get ? { kind, buy, get } : null
    }
    case 'credit-multiplier': {
      const multiplier = readNumber(fields.multiplier)
      return multiplier === null || multiplier <= 1 || multiplier > 10 ? null : { kind, multiplier }
    }
    case 'free-shipping':
      return fields.shipping === '' ? null : { kind, methodCodes: fields.shipping.split(',') }
    case 'gift': {
      const [variantId, pieces] = [readLimit(fields.giftId), readLimit(fields.giftPieces)]
      return variantId && pieces ? { kind, variantId, pieces } : null
    }
  }
}

/** Null is all goods, undefined is no list of numbers. */
function readProducts(text: string): number[] | null | undefined {
  const typed = text.split(/[\s,;]+/).filter((one) => one !== '')
  if (typed.length === 0) return null
  return typed.every((one) => /^[1-9]\d{0,8}$/.test(one)) ? [...new Set(typed.map(Number))] : undefined
}

function readNumber(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null
}

/** Null is without a limit, undefined is no number. */
function readLimit(text: string): number | null | undefined {
  if (text.trim() === '') return null
  return /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : undefined
}
