import { PROMISED_CUT_OFF, PROMISED_FREE_FROM } from '../checkout/promised-terms.ts'

/** What kind of field a setting has, and how far it may go. Money is haléře. */
export type SettingShape =
  | { readonly kind: 'money' | 'percent' | 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'boolean' | 'categories' }
  /** Not earlier than a page promises. */
  | { readonly kind: 'time'; readonly earliest: string }
  | { readonly kind: 'numbers'; readonly min: number; readonly max: number; readonly most: number }
  | { readonly kind: 'traits' }

const days = (min: number, max: number) => ({ kind: 'integer', min, max }) as const
const credits = { kind: 'integer', min: 0, max: 10_000 } as const
/** A number that a published page promises: it may be better than it says, never worse. */
const promised = (min: number, max: number) => ({ kind: 'integer', min, max }) as const

/** Days that goods of a group keep at least: wholesalers are promised four months, the others what the shop says. */
export function leastGroupDays(group: string): number {
  return group === 'velkoobchod' ? 120 : 0
}

/**
 * Every number of the shop that people may change, by what it is about. What is missing is either read by nobody, would count old
 * orders anew (what a credit is worth, steps of rounding, the day of supply), or is promised to who bought or earned by it (the days to
 * withdraw; how long credits hold, when and how far they pay): those change with a release, after the page that promises them.
 */
export const SETTING_GROUPS = {
  delivery: {
    'shipping.free_from': { kind: 'money', min: 0, max: PROMISED_FREE_FROM },
    'shipping.cut_off': { kind: 'time', earliest: PROMISED_CUT_OFF },
    'shipping.free_parcels': { kind: 'integer', min: 0, max: 10 },
    'shipping.free_waives_payment_fee': { kind: 'boolean' },
    'shipping.packaging_weight_g': { kind: 'integer', min: 0, max: 5_000 },
    'shipping.packaging_fill_percent': { kind: 'percent', min: 30, max: 100 },
    'shipment.minimum_days_left': days(1, 365),
    'short_dated.first_days': days(1, 365),
    'short_dated.first_percent': { kind: 'integer', min: 1, max: 90 },
    'short_dated.last_days': days(1, 365),
    'short_dated.last_percent': { kind: 'integer', min: 1, max: 90 },
    'short_dated.until_days': days(0, 60),
    'shipment.presumed_delivered_days': days(5, 60),
    'shipment.closed_after_days': days(14, 180),
  },
  cart: {
    'cart.pieces_per_variant': { kind: 'integer', min: 1, max: 10_000 },
    'cart.lines': { kind: 'integer', min: 1, max: 200 },
    'cart.pieces': { kind: 'integer', min: 1, max: 100_000 },
    'cart.wholesale_pieces_per_variant': { kind: 'integer', min: 1, max: 9_999 },
    'cart.wholesale_lines': { kind: 'integer', min: 1, max: 1_000 },
    'cart.wholesale_pieces': { kind: 'integer', min: 1, max: 100_000 },
    'cart.guest_days': days(1, 365),
    'cart.account_days': days(1, 730),
    'cart.idle_hours': { kind: 'integer', min: 1, max: 720 },
    'coupon.percent_excludes': { kind: 'traits' },
    'coupon.fixed_excludes': { kind: 'traits' },
  },
  orders: {
    'order.approval_hours': { kind: 'integer', min: 1, max: 720 },
    'order.change_hours': { kind: 'integer', min: 1, max: 240 },
    'order.invoice_stop_days': days(0, 60),
    'order.open_unpaid_orders': { kind: 'integer', min: 1, max: 1_000_000 },
    'order.open_unpaid_value': { kind: 'money', min: 0, max: 1_000_000_000_000 },
    'cod.uncollected_limit': { kind: 'integer', min: 0, max: 20 },
    'cod.uncollected_months': { kind: 'integer', min: 1, max: 60 },
  },
  payments: {
    'payment.reminder_days': days(1, 30),
    'payment.overdue_reminder_days': { kind: 'numbers', min: 1, max: 90, most: 6 },
    'payment.tolerance': { kind: 'money', min: 0, max: 100_00 },
    'payment.least_share_percent': { kind: 'integer', min: 0, max: 100 },
    // § 28 of the VAT act: a document is due within fifteen days.
    'document.issue_days': days(1, 15),
  },
  regular: {
    // The terms fix it, and a change of them is told fourteen days before.
    'regular_delivery.discount': { kind: 'percent', min: 10, max: 50 },
    'regular_delivery.intervals_weeks': { kind: 'numbers', min: 1, max: 26, most: 12 },
    'regular_delivery.default_interval_weeks': { kind: 'integer', min: 1, max: 26 },
    'regular_delivery.categories': { kind: 'categories' },
    'regular_delivery.excluded_categories': { kind: 'categories' },
    'plan.safety_days': days(0, 30),
    'plan.gather_days': days(0, 30),
  },
  loyalty: {
    'loyalty.welcome_credits': promised(50, 10_000),
    'loyalty.dog_profile_credits': promised(30, 10_000),
    'loyalty.dog_profile_limit': promised(3, 20),
    'loyalty.birthday_credits': promised(100, 10_000),
    'loyalty.birthday_limit': promised(3, 20),
    'loyalty.birthday_days': promised(60, 730),
    'loyalty.review_credits': promised(15, 10_000),
    'loyalty.review_limit': promised(5, 100),
    'loyalty.survey_credits': credits,
    'loyalty.regular_delivery_credits': promised(60, 10_000),
    'loyalty.referral_credits': promised(150, 10_000),
    // Asked of the friend: it may be less than the rules say, never more.
    'loyalty.referral_minimum': { kind: 'money', min: 0, max: 800_00 },
    'loyalty.referral_percent': promised(10, 50),
    'loyalty.support_limit': credits,
    'loyalty.admin_limit': credits,
    'fair.wheel_credits': { kind: 'integer', min: 1, max: 10_000 },
    'trainers.client_credits': promised(100, 10_000),
    'breeders.puppy_credits': promised(150, 10_000),
  },
  breeders: {
    'breeders.least_gain_percent': { kind: 'integer', min: 0, max: 10 },
    'breeders.starter_packs': promised(10, 50),
    'breeders.packs_days_before': days(1, 21),
    'breeders.card_months': promised(4, 24),
  },
  retailers: {
    'retailers.least_products': { kind: 'integer', min: 1, max: 5 },
    'retailers.order_days': days(92, 366),
    'retailers.answer_days': { kind: 'integer', min: 1, max: 5 },
  },
  trainers: {
    // Which percent holds from how many kilos: the first from the first, and so on.
    'trainers.group_kilos': { kind: 'numbers', min: 1, max: 10_000, most: 5 },
    'trainers.group_percents': { kind: 'numbers', min: 1, max: 30, most: 5 },
    'trainers.group_pay_hours': { kind: 'integer', min: 48, max: 240 },
    'trainers.group_answer_hours': { kind: 'integer', min: 24, max: 240 },
  },
  surveys: {
    'surveys.ask_after_days': days(1, 60),
    'surveys.return_days': days(1, 60),
    'surveys.plan_days': days(1, 60),
    'surveys.tolerance_days': days(14, 28),
    'surveys.fair_days': days(1, 30),
    'surveys.valid_days': days(1, 180),
    'surveys.edit_days': days(0, 60),
    'surveys.reply_days': days(1, 10),
  },
} as const satisfies Record<string, Record<string, SettingShape>>

export type SettingGroup = keyof typeof SETTING_GROUPS
type KeysOf<Group> = Group extends unknown ? keyof Group : never
export type SettingKey = KeysOf<(typeof SETTING_GROUPS)[SettingGroup]>

const SHAPES: ReadonlyMap<string, SettingShape> = new Map(
  Object.values(SETTING_GROUPS).flatMap((group): [string, SettingShape][] => Object.entries(group)),
)

/** Null for what nobody may change here. */
export function settingShape(key: string): SettingShape | null {
  return SHAPES.get(key) ?? null
}
