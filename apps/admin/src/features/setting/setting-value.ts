import { formatPrice } from '@shop/czech/format-price'
import { LINE_TRAITS } from '@shop/domain/cart/coupon'
import type { SettingShape } from '@shop/domain/setting/shop-settings'
import { SHOP_SETTINGS } from '#app/texts/shop/shop-setting.ts'

export interface SettingChoice {
  code: string
  name: string
}

/** What a setting that is a choice of several chooses from. */
export function choicesOf({ kind }: SettingShape, categories: readonly SettingChoice[]): readonly SettingChoice[] {
  if (kind === 'categories') return categories
  return kind === 'traits' ? LINE_TRAITS.map((code) => ({ code, name: SHOP_SETTINGS.traits[code] })) : []
}

const asNumber = (value: number) => value.toLocaleString('cs-CZ')

/** As people read it, with its unit. */
export function toReadable(
  shape: SettingShape,
  value: unknown,
  { unit, categories = [] }: { unit?: ((count: number) => string) | undefined; categories?: readonly SettingChoice[] },
): string {
  const withUnit = (said: string, count: number) => (unit ? `${said}\u00a0${unit(count)}` : said)
  switch (shape.kind) {
    case 'money':
      return formatPrice(Number(value))
    case 'boolean':
      return value ? SHOP_SETTINGS.yes : SHOP_SETTINGS.no
    case 'time':
      return String(value)
    case 'numbers':
      return withUnit((value as number[]).map(asNumber).join(', '), (value as number[]).at(-1) ?? 0)
    case 'traits':
    case 'categories': {
      const known = choicesOf(shape, categories)
      const names = (value as string[]).map((code) => known.find((one) => one.code === code)?.name ?? code)
      return names.length === 0 ? SHOP_SETTINGS.nothing : names.join(', ')
    }
    default:
      return withUnit(asNumber(Number(value)), Number(value))
  }
}

/** As it stands in its field; of choices the codes, one a line. */
export function toTyped(shape: SettingShape, value: unknown): string {
  if (shape.kind === 'money') return String(Number(value) / 100).replace('.', ',')
  if (shape.kind === 'percent') return String(value).replace('.', ',')
  if (Array.isArray(value)) return value.join(shape.kind === 'numbers' ? ', ' : '\n')
  return String(value)
}

function toNumber(typed: string): number | null {
  const cleaned = typed.replaceAll(/\s/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(cleaned) ? Number(cleaned) : null
}

/** What was typed, as the setting keeps it; null when it is not of its kind. Limits are for the rule to say. */
export function fromTyped(shape: SettingShape, typed: string): unknown {
  switch (shape.kind) {
    case 'money': {
      const crowns = toNumber(typed)
      return crowns === null ? null : Math.round(crowns * 100)
    }
    case 'integer':
    case 'percent':
      return toNumber(typed)
    case 'numbers': {
      const all = typed.split(/[,;]/).map(toNumber)
      return all.includes(null) ? null : all
    }
    case 'boolean':
      return typed === 'true'
    case 'traits':
    case 'categories':
      return typed.split('\n').filter((code) => code !== '')
    case 'time':
      return typed
  }
}
