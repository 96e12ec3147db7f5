import type { PlanView, SavePlan } from '@shop/contract/plan/plan'

/** Also of what goes by the bowl, until it has come once. */
const FIRST_INTERVAL_DAYS = 28
export const BY_BOWL = 'misky'

type Setting = SavePlan

/** The setting as it stands: a form changes one part of it and sends all of it back. */
export function settingOf(plan: PlanView, version: number): Setting {
  return {
    version,
    stockPolicy: plan.stockPolicy,
    shippingCode: plan.shipping?.code ?? '',
    pickupPointId: plan.pickupPoint?.id ?? null,
    addressId: null,
    paymentCode: plan.payment?.code ?? '',
    lines: plan.lines.map(({ variantId, pieces, intervalDays, isByBowl, substituteVariantId }) => ({
      variantId,
      pieces,
      intervalDays,
      isByBowl,
      substituteVariantId,
    })),
  }
}

/** Pieces and rhythms as they were written; `removed` comes no more. */
export function withContents(setting: Setting, field: (name: string) => string, removed: number | null): Setting {
  const lines = setting.lines
    .filter(({ variantId }) => variantId !== removed)
    .map((line) => {
      const rhythm = field(`rhythm.${line.variantId}`)
      const isByBowl = rhythm === BY_BOWL
      return {
        ...line,
        pieces: Number(field(`pieces.${line.variantId}`)),
        isByBowl,
        intervalDays: isByBowl ? line.intervalDays : Number(rhythm),
      }
    })
  return { ...setting, lines }
}

/** Another food in the place of one, in its rhythm; what was approved instead of the old one was approved for that. */
export function withSwap(setting: Setting, from: number, to: number): Setting {
  const lines = setting.lines
    .filter(({ variantId }) => variantId !== to || variantId === from)
    .map((line) => (line.variantId === from ? { ...line, variantId: to, substituteVariantId: null } : line))
  return { ...setting, lines }
}

export function withLine(setting: Setting, variantId: number): Setting {
  if (setting.lines.some((line) => line.variantId === variantId)) return setting
  const line = { variantId, pieces: 1, intervalDays: FIRST_INTERVAL_DAYS, isByBowl: false, substituteVariantId: null }
  return { ...setting, lines: [...setting.lines, line] }
}

export function withPolicy(setting: Setting, policy: string, field: (name: string) => string): Setting {
  const stockPolicy = policy === 'smaller_packs' || policy === 'substitute' ? policy : 'wait'
  const lines = setting.lines.map((line) => ({
    ...line,
    substituteVariantId: Number(field(`substitute.${line.variantId}`)) || null,
  }))
  return { ...setting, stockPolicy, lines }
}
