import type { Facet, GridFilters } from '@shop/domain/catalog/grid-filters'
import { toGridQuestion as toQuestion } from '@shop/domain/catalog/grid-question'

/** Filters as the database function takes them. */
export function toGridQuestion(filters: GridFilters, within: string | undefined) {
  return toQuestion(filters, within === undefined ? [] : [within])
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
