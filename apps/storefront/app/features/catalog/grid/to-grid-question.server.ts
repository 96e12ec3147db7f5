import type { Facet, GridFilters, MoneyRange } from '@shop/domain/catalog/grid-filters'

/** Filters as the database function takes them. */
export function toGridQuestion(filters: GridFilters, within: string | undefined) {
  return {
    ...(within ? { within: [within] } : {}),
    ...toList('category', filters.category),
    ...toList('protein', filters.protein),
    ...toList('life_stage', filters.lifeStage),
    ...toList('size', filters.size),
    ...toList('pack', filters.pack),
    ...toList('need', filters.need),
    ...toList('without', filters.without),
    ...toRange('price', filters.price),
    ...toRange('unit_price', filters.unitPrice),
    ...toRange('energy_price', filters.energyPrice),
    ...(filters.inStock ? { in_stock: true } : {}),
    ...(filters.sale ? { on_sale: true } : {}),
  }
}

function toList(name: string, values: readonly string[]) {
  return values.length > 0 ? { [name]: [...values] } : {}
}

function toRange(name: string, range: MoneyRange | null) {
  return range ? { [name]: { from: range.from, to: range.to } } : {}
}

const COLUMN: Partial<Record<Facet, string>> = {
  lifeStage: 'life_stage',
  unitPrice: 'unit_price',
  energyPrice: 'energy_price',
  inStock: 'in_stock',
  sale: 'on_sale',
}

/** The name a facet has in the answers of the database. */
export function columnOf(facet: Facet): string {
  return COLUMN[facet] ?? facet
}
