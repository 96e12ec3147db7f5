import { VariantRow } from '@shop/contract/product-page'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { z } from 'zod'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { wholesaleTexts as texts } from '#app/texts/content/programmes.ts'
import { loadProgrammeTerms, type ProgrammeTerms } from './load-programme-terms.server.ts'

export interface Wholesale {
  volumes: { from: string; discount: string; shipping: string }[]
  priceList: { sku: string; ean: string; name: string; vat: string }[]
}

/** A few of everything: the whole list comes after approval. */
const SAMPLE = [
  'granule-kure-s-hnedou-ryzi',
  'granule-losos-s-bramborem',
  'konzerva-kure-s-mrkvi-a-ryzi',
  'susene-hovezi-plice',
  'treninkove-kousky-kure',
]

const Row = z.object({ slug: z.string(), name: z.string(), variants: z.array(VariantRow) })

export async function loadWholesale(): Promise<Wholesale> {
  const query = publicData.from('product_pages').select('slug,name,variants')
  const [terms, { items }] = await Promise.all([
    loadProgrammeTerms('velkoobchod'),
    publicData.list(query.eq('storefront_id', storefrontId).in('slug', SAMPLE)),
  ])
  const products = z.array(Row).parse(items)
  return {
    volumes: terms ? toVolumes(terms) : [],
    priceList: products
      .toSorted((one, other) => SAMPLE.indexOf(one.slug) - SAMPLE.indexOf(other.slug))
      .flatMap(toLines),
  }
}

/** From the smallest order on; the threshold of free delivery stands in the column beside. */
function toVolumes({ minimum_order, free_shipping_from, volumes }: ProgrammeTerms): Wholesale['volumes'] {
  return [{ from: minimum_order, percent: 0 }, ...volumes].map(({ from, percent }) => ({
    from: texts.from(formatPrice(from)),
    discount: percent === 0 ? texts.noDiscount : texts.percent(percent),
    shipping:
      free_shipping_from === null || from >= free_shipping_from
        ? texts.free
        : texts.freeFrom(formatPrice(free_shipping_from)),
  }))
}

function toLines({ name, variants }: z.infer<typeof Row>): Wholesale['priceList'] {
  const biggest = variants.toSorted((one, other) => (other.net_weight_g ?? 0) - (one.net_weight_g ?? 0)).slice(0, 2)
  return biggest.map(({ sku, ean, name: pack, vat_percent }) => ({
    sku,
    ean: ean ?? '',
    name: nonBreaking(`${name}, ${pack}`),
    vat: vat_percent === null ? '' : texts.percent(vat_percent),
  }))
}
