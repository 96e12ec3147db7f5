import type { StaffProduct, StaffVariant, VariantFields } from '@shop/contract/staff/staff-product'
import { toNumber, toTyped } from './product-draft.ts'

const NUMBERS = [
  ...(['netWeightG', 'grossWeightG', 'volumeMl', 'widthMm', 'heightMm', 'depthMm', 'unitQuantity'] as const),
  ...(['piecesPerCarton', 'cartonsPerLayer', 'layersPerPallet'] as const),
] as const
type NumberField = (typeof NUMBERS)[number]

/** A pack while it is being typed. */
export interface PackDraft extends Record<NumberField | 'sku' | 'ean' | 'name', string> {
  vatClass: VariantFields['vatClass']
  unit: NonNullable<VariantFields['unit']> | ''
  isMultipack: boolean
  isDefault: boolean
  status: VariantFields['status']
}

export function toPackDraft(
  variant: StaffVariant | null,
  { kind, variants }: Pick<StaffProduct, 'kind' | 'variants'>,
): PackDraft {
  const isGoods = kind === 'cosmetics' || kind === 'equipment'
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, toTyped(variant?.[name] ?? null)]))
  return {
    ...(numbers as Record<NumberField, string>),
    ...{ sku: variant?.sku ?? '', ean: variant?.ean ?? '', name: variant?.name ?? '' },
    vatClass: variant?.vatClass ?? (isGoods ? 'goods' : 'feed'),
    unit: variant ? (variant.unit ?? '') : isGoods ? '' : 'kg',
    isMultipack: variant?.isMultipack ?? false,
    isDefault: variant?.isDefault ?? variants.length === 0,
    status: variant?.status ?? 'active',
  }
}

export function toPackInput({ sku, ean, name, unit, ...draft }: PackDraft): VariantFields {
  const numbers = Object.fromEntries(NUMBERS.map((field) => [field, toNumber(draft[field])])) as Record<
    NumberField,
    number | null
  >
  return {
    ...{ sku: sku.trim().toUpperCase(), ean: ean.trim() === '' ? null : ean.trim(), name: name.trim() },
    ...{ vatClass: draft.vatClass, isDefault: draft.isDefault, status: draft.status, unit: unit === '' ? null : unit },
    ...numbers,
    isMultipack: draft.isMultipack,
    grossWeightG: numbers.grossWeightG ?? 0,
    unitQuantity: unit === '' ? null : numbers.unitQuantity,
  }
}
