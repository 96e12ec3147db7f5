import { PRODUCT } from '#app/texts/product.ts'

const { packs } = PRODUCT

/** Names of columns of a pack in the history of its product. */
export const PACK_COLUMNS: Readonly<Record<string, string>> = {
  sku: packs.sku,
  ean: packs.ean,
  status: packs.status,
  is_default: 'Výchozí',
  best_before: 'Minimální trvanlivost do',
  net_weight_g: packs.netWeightG,
  gross_weight_g: packs.grossWeightG,
  volume_ml: packs.volumeMl,
  width_mm: packs.widthMm,
  height_mm: packs.heightMm,
  depth_mm: packs.depthMm,
  unit: packs.unit,
  unit_quantity: packs.unitQuantity,
  is_multipack: 'Více kusů v jednom balení',
  pieces_per_carton: packs.piecesPerCarton,
  cartons_per_layer: packs.cartonsPerLayer,
  layers_per_pallet: packs.layersPerPallet,
}

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = { status: packs.states, unit: packs.units }

export function toPackWord(field: string, value: unknown): string | null {
  return VALUES[field]?.[String(value)] ?? null
}
