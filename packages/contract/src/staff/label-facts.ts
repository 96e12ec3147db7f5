import type { LabelFacts } from '@shop/domain/catalog/label-guard'
import type { StaffProduct, StaffVariant } from './staff-product.ts'

/** Everything of a product that the guard looks at, stored or still being written. */
export type Labelled = Pick<
  StaffProduct,
  | 'kind'
  | 'basics'
  | 'ingredients'
  | 'compositionText'
  | 'constituents'
  | 'additives'
  | 'additivesText'
  | 'feedingGuide'
  | 'operator'
> & {
  pictures: readonly { alt: string }[]
  variants: readonly Pick<StaffVariant, 'netWeightG' | 'volumeMl' | 'price' | 'status' | 'onHand' | 'inBatches'>[]
}

export function toLabelFacts(product: Labelled): LabelFacts {
  const { basics, feedingGuide, additives, additivesText, constituents, variants } = product
  return {
    kind: product.kind,
    name: basics.name,
    feedType: basics.feedType,
    ingredients: product.ingredients,
    contents: product.ingredients.length === 0 ? product.compositionText : '',
    constituents: Object.fromEntries(constituents.map(({ constituent, percent }) => [constituent, percent])),
    hasAdditivesStatement: additives.length > 0 || Boolean(additivesText),
    additiveCodes: additives.flatMap(({ code }) => code ?? []),
    guideRows: feedingGuide?.rows.length ?? 0,
    directions: feedingGuide?.note ?? '',
    storage: basics.storageText,
    approvalNumber: basics.approvalNumber,
    operator: product.operator,
    maker: basics.maker,
    makerCountry: basics.makerCountry,
    euPerson: basics.euPerson,
    warnings: basics.warnings,
    categories: basics.categoryIds.length,
    pictures: product.pictures.length,
    describedPictures: product.pictures.filter(({ alt }) => alt.trim() !== '').length,
    packs: variants
      .filter(({ status }) => status !== 'discontinued')
      .map(({ netWeightG, volumeMl, price, onHand, inBatches }) => ({
        ...{ onHand, inBatches },
        hasQuantity: netWeightG !== null || volumeMl !== null,
        hasPrice: price !== null,
      })),
  }
}
