import type { DispatchRules } from '@shop/domain/calendar/delivery-promise'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CartLimits } from '@shop/domain/cart/cart'
import { LINE_TRAITS } from '@shop/domain/cart/coupon'
import type { CustomerGroup, PricingSettings } from '@shop/domain/cart/pricing-settings'
import type { CashTrust } from '@shop/domain/checkout/cash-trust'
import type { OpenUnpaid } from '@shop/domain/order/open-unpaid'
import type pg from 'pg'
import { z } from 'zod'
import type { CommandContext } from '#app/http/context'
import {
  type GroupRow,
  type PaymentRow,
  type RulesVersion,
  type ShippingRow,
  type ShopRulesRow,
  selectRulesVersion,
  selectShopRules,
} from '#app/rules/shop-rules.sql'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const Codes = z.array(z.string())
const Traits = z.array(z.enum(LINE_TRAITS))

// Every number the rules ask for must be set; a missing one stops the command instead of pricing with a guess.
const Settings = z.object({
  'pricing.price_step': z.int(),
  'pricing.cash_step': z.int(),
  'pricing.side_cost_vat': z.enum(['own', 'proportional']),
  'coupon.percent_excludes': Traits,
  'coupon.fixed_excludes': Traits,
  'loyalty.credit_value': z.int(),
  'loyalty.maximum_spend_percent': z.number(),
  'loyalty.minimum_spend_credits': z.int(),
  'loyalty.returned_minimum_days': z.int(),
  'shipping.free_from': z.int(),
  'shipping.free_parcels': z.int(),
  'shipping.free_waives_payment_fee': z.boolean(),
  'shipping.packaging_weight_g': z.int(),
  'shipping.packaging_fill_percent': z.number(),
  'shipping.cut_off': z.string(),
  'shipping.non_working_days': Codes,
  'regular_delivery.discount': z.number(),
  'regular_delivery.intervals_weeks': z.array(z.int()),
  'regular_delivery.categories': Codes,
  'regular_delivery.excluded_categories': Codes,
  'cart.pieces_per_variant': z.int(),
  'cart.pieces': z.int(),
  'cart.lines': z.int(),
  'cart.wholesale_pieces_per_variant': z.int(),
  'cart.wholesale_lines': z.int(),
  'cart.wholesale_pieces': z.int(),
  'cart.guest_days': z.int(),
  'cart.account_days': z.int(),
  'order.approval_hours': z.int(),
  'order.change_hours': z.int(),
  'order.invoice_stop_days': z.int(),
  'order.open_unpaid_orders': z.int(),
  'order.open_unpaid_value': z.int(),
  'returns.days': z.int(),
  'cod.uncollected_limit': z.int(),
  'cod.uncollected_months': z.int(),
  'plan.safety_days': z.int(),
  'plan.gather_days': z.int(),
})
type Settings = z.infer<typeof Settings>

export interface ShopRules {
  pricing: PricingSettings
  limits: CartLimits
  /** Of who buys without VAT. */
  wholesaleLimits: CartLimits
  dispatch: DispatchRules
  keepDays: { guest: number; account: number }
  approvalHours: number
  /** So many days after its due day an unpaid invoice stops new ones. */
  invoiceStopDays: number
  /** How long an order waits for the difference of a change. */
  changeHours: number
  openUnpaid: OpenUnpaid
  returnedCreditsDays: number
  /** In which a customer may withdraw without a reason. */
  returnDays: number
  cashTrust: CashTrust
  plan: { safetyDays: number; gatherDays: number }
  groups: Map<string, CustomerGroup>
  defaultGroup: CustomerGroup
  shipping: readonly ShippingRow[]
  payment: readonly PaymentRow[]
  terms: { versionId: number; version: string } | null
}

type KeptRules = Omit<ShopRules, 'terms'>

interface Kept {
  version: number
  today: string
  rules: KeptRules
}

// By pool, so that two shops in one process, as in tests, never take each other's rules.
const kept = new WeakMap<pg.Pool, Kept>()

export async function loadShopRules(context: CommandContext): Promise<ShopRules> {
  const today = toPragueTime(context.now).date
  return rulesOfVersion(context, await selectRulesVersion(context.db, STOREFRONT_ID, context.now, today), today)
}

/** Read again as soon as anything of it has changed: the number is asked for every time, the rest only when it is new. */
export async function rulesOfVersion(
  { deps, db }: CommandContext,
  { version, terms }: RulesVersion,
  today: string,
): Promise<ShopRules> {
  const known = kept.get(deps.pool)
  if (known?.version === version && known.today === today) return { ...known.rules, terms }
  const rules = toRules(await selectShopRules(db, STOREFRONT_ID, today))
  kept.set(deps.pool, { version, today, rules })
  return { ...rules, terms }
}

/** As they are for another day; never kept. */
export async function rulesOn({ db }: CommandContext, day: string): Promise<KeptRules> {
  return toRules(await selectShopRules(db, STOREFRONT_ID, day))
}

function toRules(row: ShopRulesRow): KeptRules {
  const settings = Settings.parse(row.settings)
  const groups = new Map(row.groups.map((group) => [group.code, toGroup(group)]))
  const defaultGroup = groups.get(row.groups.find(({ isDefault }) => isDefault)?.code ?? '')
  if (!defaultGroup || !row.publicPriceList) {
    throw new Error('The storefront has no default customer group or no public price list.')
  }
  return {
    pricing: toPricing(settings, row.publicPriceList),
    limits: {
      piecesPerVariant: settings['cart.pieces_per_variant'],
      lines: settings['cart.lines'],
      pieces: settings['cart.pieces'],
    },
    wholesaleLimits: {
      piecesPerVariant: settings['cart.wholesale_pieces_per_variant'],
      lines: settings['cart.wholesale_lines'],
      pieces: settings['cart.wholesale_pieces'],
    },
    dispatch: { cutOff: settings['shipping.cut_off'], closedOn: settings['shipping.non_working_days'] },
    keepDays: { guest: settings['cart.guest_days'], account: settings['cart.account_days'] },
    approvalHours: settings['order.approval_hours'],
    invoiceStopDays: settings['order.invoice_stop_days'],
    changeHours: settings['order.change_hours'],
    openUnpaid: { orders: settings['order.open_unpaid_orders'], value: settings['order.open_unpaid_value'] },
    returnDays: settings['returns.days'],
    cashTrust: {
      uncollectedLimit: settings['cod.uncollected_limit'],
      months: settings['cod.uncollected_months'],
    },
    plan: { safetyDays: settings['plan.safety_days'], gatherDays: settings['plan.gather_days'] },
    returnedCreditsDays: settings['loyalty.returned_minimum_days'],
    groups,
    defaultGroup,
    shipping: row.shipping,
    payment: row.payment,
  }
}

function toGroup({ isDefault: _isDefault, includesVat, ...group }: GroupRow): CustomerGroup {
  return { ...group, basis: includesVat ? 'gross' : 'net' }
}

function toPricing(settings: Settings, publicPriceList: string): PricingSettings {
  return {
    priceStep: settings['pricing.price_step'],
    cashStep: settings['pricing.cash_step'],
    publicPriceList,
    regularDelivery: {
      discountPercent: settings['regular_delivery.discount'],
      intervalsWeeks: settings['regular_delivery.intervals_weeks'],
      eligibleCategories: settings['regular_delivery.categories'],
      excludedCategories: settings['regular_delivery.excluded_categories'],
    },
    couponExclusions: {
      percent: settings['coupon.percent_excludes'],
      fixed: settings['coupon.fixed_excludes'],
      'free-shipping': [],
      gift: [],
      'buy-x-get-y': [],
      'credit-multiplier': [],
    },
    loyalty: {
      creditValue: settings['loyalty.credit_value'],
      maximumSpendPercent: settings['loyalty.maximum_spend_percent'],
      minimumSpendCredits: settings['loyalty.minimum_spend_credits'],
    },
    freeShipping: {
      from: settings['shipping.free_from'],
      parcels: settings['shipping.free_parcels'],
      waivesPaymentFee: settings['shipping.free_waives_payment_fee'],
    },
    sideCostVat: settings['pricing.side_cost_vat'],
    packaging: {
      weightGrams: settings['shipping.packaging_weight_g'],
      fillPercent: settings['shipping.packaging_fill_percent'],
    },
  }
}
