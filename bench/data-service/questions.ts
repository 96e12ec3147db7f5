import type pg from 'pg'

/** One kind of read, asked with many different values. */
export interface Question {
  name: string
  goalOf: string
  paths: string[]
  headers: Record<string, string>
}

const PRODUCT =
  'id,slug,name,subtitle,kind,short_description,description,benefits,composition_text,' +
  'variants(id,sku,ean,name,position,net_weight_g,unit,unit_quantity),images(key,content_hash,alt,width,height),categories(id,slug,path,name)'
const CARD =
  'product_id,slug,name,subtitle,protein_name,price,regular_price,unit,unit_price,in_stock,rating_count,rating_average,' +
  'image_key,image_hash,image_alt,image_width,image_height'
const WORDS = ['granule', 'konzerva', 'kachna', 'losos', 'kuře', 'štěně', 'pamlsky', 'hovězí', 'bez obilovin', 'králík']

export async function readQuestions(client: pg.Client): Promise<Question[]> {
  const { rows } = await client.query<{ slug: string }>('select slug from shop.product_cards order by slug limit 200')
  const bySlug = rows.map(
    ({ slug }) =>
      `/products?storefront_id=eq.1&slug=eq.${slug}&select=${PRODUCT}&variants.order=position&images.order=position`,
  )
  const bounds = [0, 10_000, 20_000, 40_000, 60_000, 80_000, 100_000, 150_000, 500_000]
  const pages = bounds
    .slice(1)
    .map(
      (upTo, index) =>
        `/product_cards?storefront_id=eq.1&price=gt.${bounds[index]}&price=lte.${upTo}&select=${CARD}&order=in_stock.desc,popularity.desc,product_id&limit=24&offset=0`,
    )
  const searches = WORDS.map((word) => `/rpc/search?q=${encodeURIComponent(word)}&page_size=24`)
  return [
    { name: 'a', goalOf: 'one product by slug with variants, images and categories', paths: bySlug, headers: {} },
    { name: 'b', goalOf: 'a filtered page of 24 with its count', paths: pages, headers: { prefer: 'count=exact' } },
    { name: 'c', goalOf: 'search', paths: searches, headers: {} },
  ]
}
