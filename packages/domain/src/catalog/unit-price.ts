/** Units of the catalogue. `100 g` says how the maker likes to count; the law wants a kilogram. */
export type SaleUnit = 'kg' | '100 g' | 'l' | 'ks'

export type Measured = {
  readonly priceHalere: number
  readonly unit: SaleUnit
  /** How many of the units are in the pack, to thousandths. */
  readonly unitQuantity: number
}

export type UnitPrice = {
  readonly unit: 'kg' | 'l' | 'ks'
  readonly halere: number
  /** Only beside the price per kilogram, never instead of it. */
  readonly halerePer100g: number | null
  /** A one-kilogram pack: the law does not ask for the same number twice. */
  readonly isSameAsPrice: boolean
}

/** Price per 1 kg, 1 l or 1 piece in whole haléře, halves up (Act 526/1990 Coll., § 13). */
export function unitPrice(pack: Measured): UnitPrice {
  const thousandths = Math.round(pack.unitQuantity * (pack.unit === '100 g' ? 100 : 1000))
  const halere = perThousandths(pack.priceHalere, thousandths, 1000)
  return {
    unit: pack.unit === '100 g' ? 'kg' : pack.unit,
    halere,
    halerePer100g: pack.unit === '100 g' ? perThousandths(pack.priceHalere, thousandths, 100) : null,
    isSameAsPrice: thousandths === 1000,
  }
}

function perThousandths(priceHalere: number, thousandths: number, wanted: number): number {
  return Math.floor((2 * priceHalere * wanted + thousandths) / (2 * thousandths))
}
