import type { GridFilters, MoneyRange } from './grid-filters.ts'

/** Filters as the function of the database takes them; `within` are the categories of the page itself. */
export function toGridQuestion(filters: GridFilters, within: readonly string[]) {
  return {
    ...toList('within', within),
    ...toList('category', filters.category),
    ...toList('protein', filters.protein),
    ...toList('life_stage', filters.lifeStage),
    ...toList('size', filters.size),
    ...toList('pack', filters.pack),
    ...toList('need', filters.need),
    ...toList('property', filters.property),
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
