import type { Component, PricedVariant } from './pricing-input.ts'

type Size = [weightGrams: number, widthMm: number, heightMm: number, depthMm: number]

// A handful of the demo catalogue: prices, weights and sizes as customers see them.
function variant(
  id: string,
  [retail, wholesale]: [number, number],
  categories: string[],
  [weightGrams, widthMm, heightMm, depthMm]: Size,
  rest: Partial<PricedVariant> = {},
): PricedVariant {
  return {
    id,
    prices: { retail: retail * 100, wholesale: wholesale * 100 },
    quantityPrices: [],
    compareAtPrice: null,
    vatRate: 12,
    categories,
    isMultipack: false,
    weightGrams,
    dimensions: { widthMm, heightMm, depthMm },
    components: [],
    ...rest,
  }
}

export const BAG_2 = variant('CN-GR-KUR-A-02K', [349, 218], ['pro-dospele', 'granule'], [2060, 190, 360, 90])
export const BAG_6 = variant('CN-GR-KUR-A-06K', [929, 581], ['pro-dospele', 'granule'], [6100, 300, 520, 120])
export const BAG_12 = variant('CN-GR-KUR-A-12K', [1649, 1031], ['pro-dospele', 'granule'], [12_160, 380, 680, 150])
export const PUPPY_2 = variant('CN-GR-KUR-PS-02K', [389, 243], ['pro-stenata', 'granule'], [2060, 190, 360, 90])
export const CAN_CHICKEN = variant('CN-KO-KUR-400', [69, 43], ['konzervy'], [480, 75, 110, 75])
export const CAN_VENISON = variant('CN-KO-ZVE-400', [99, 62], ['konzervy'], [480, 75, 110, 75])
export const CANS_6 = variant('CN-KO-KUR-400X6', [389, 243], ['konzervy'], [2950, 230, 112, 155], { isMultipack: true })
export const TREAT = variant('CN-PA-TR-KUR-150', [99, 62], ['treninkove', 'pamlsky'], [160, 130, 200, 40])
export const OIL_ON_SALE = variant('CN-DO-LOL-500', [389, 240], ['oleje', 'doplnky-stravy'], [560, 70, 220, 70], {
  compareAtPrice: 42_900,
})
export const BOWL = variant('CN-VY-MNE-S', [129, 75], ['misky-a-krmeni', 'vybaveni'], [240, 160, 60, 160], {
  vatRate: 21,
})
export const COLLAR = variant('CN-VY-OBO-M', [349, 200], ['voditka', 'vybaveni'], [120, 150, 60, 60], { vatRate: 21 })
export const BED_L = variant('CN-VY-PEL-L', [2490, 1460], ['pelisky', 'vybaveni'], [5428, 1100, 220, 750], {
  vatRate: 21,
})
export const BOX_OF_SAMPLES = variant(
  'CN-BX-VZO-1',
  [199, 120],
  ['boxy', 'vyhodne-balicky', 'granule'],
  [900, 250, 180, 100],
)

export const PUPPY_BUNDLE: PricedVariant = {
  ...variant('CN-SA-STE', [929, 0], ['zvyhodnene-sady', 'vyhodne-balicky'], [3463, 0, 0, 0]),
  prices: { retail: 92_900 },
  dimensions: null,
  components: [
    component('CN-GR-KUR-P-02K', 1, 379, 12, [2060, 190, 360, 90]),
    component('CN-KO-KUR-P-400', 2, 75, 12, [480, 75, 110, 75]),
    component('CN-PA-TR-KUR-150', 1, 99, 12, [160, 130, 200, 40]),
    component('CN-DO-PRO-P-060', 1, 289, 12, [100, 70, 90, 70]),
    component('CN-VY-MNE-S', 1, 129, 21, [240, 160, 60, 160]),
  ],
}

function component(variantId: string, pieces: number, price: number, vatRate: number, size: Size): Component {
  const [weightGrams, widthMm, heightMm, depthMm] = size
  return {
    variantId,
    pieces,
    alonePrice: price * 100,
    vatRate,
    weightGrams,
    dimensions: { widthMm, heightMm, depthMm },
  }
}
