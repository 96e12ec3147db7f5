import { VariantRow } from '@shop/contract/product-page'
import { nonBreaking } from '@shop/czech/non-breaking'
import { percentOf } from '@shop/domain/money/round'
import { z } from 'zod'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadProgrammeTerms, type ProgrammeTerms } from './load-programme-terms.server.ts'

/** Money is whole haléře. */
interface BasketLine {
  name: string
  pieces: number
  price: number
  percent: number
  paid: number
}

export interface BreederBasket {
  lines: BasketLine[]
  price: number
  paid: number
  credits: number
}

/** What a kennel with a litter buys in a month. */
const BASKET = [
  { slug: 'granule-stene-kure-s-ryzi', pieces: 2 },
  { slug: 'konzerva-kure-s-mrkvi-a-ryzi', pieces: 2 },
  { slug: 'doplnek-probiotika-stene', pieces: 1 },
  { slug: 'treninkove-kousky-kure', pieces: 3 },
]
const CROWN = 100

const Row = z.object({
  slug: z.string(),
  name: z.string(),
  categories: z.array(z.object({ slug: z.string() })),
  variants: z.array(VariantRow),
})

export async function loadBreederBasket(): Promise<BreederBasket | null> {
  const query = publicData.from('product_pages').select('slug,name,categories,variants')
  const [terms, { items }] = await Promise.all([
    loadProgrammeTerms('chovatel'),
    publicData.list(
      query.eq('storefront_id', storefrontId).in(
        'slug',
        BASKET.map(({ slug }) => slug),
      ),
    ),
  ])
  if (!terms) return null
  const products = z.array(Row).parse(items)
  const lines = BASKET.flatMap(({ slug, pieces }) => {
    const product = products.find((one) => one.slug === slug)
    return product ? toLine(product, pieces, terms) : []
  })
  const sum = (of: (line: BasketLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const paid = sum((line) => line.paid)
  const credits = Math.floor((paid * (terms.earn_percent ?? 0)) / 100 / CROWN)
  return lines.length > 0 ? { lines, price: sum((line) => line.price), paid, credits } : null
}

function toLine({ name, categories, variants }: z.infer<typeof Row>, pieces: number, terms: ProgrammeTerms) {
  const biggest = variants.toSorted((one, other) => (other.net_weight_g ?? 0) - (one.net_weight_g ?? 0))[0]
  if (!biggest) return []
  const own = terms.categories.filter(({ slug }) => categories.some((category) => category.slug === slug))
  const percent = own[0]?.percent ?? terms.discount_percent
  const price = biggest.price * pieces
  const paid = (biggest.price - percentOf(biggest.price, percent, CROWN)) * pieces
  return [{ name: nonBreaking(`${name}, ${biggest.name}`), pieces, price, percent, paid }]
}
