import type pg from 'pg'
import type { CorpusCase } from '../tests/search-corpus.ts'
import { type FoundProduct, searchProducts, selectProducts, suggestCategories } from './search-corpus.sql.ts'

/** What is wrong with the first three answers to a query, or null. */
export async function judgeCase(client: pg.ClientBase, expected: CorpusCase): Promise<string | null> {
  if (expected.category) {
    const categories = await suggestCategories(client, expected.q)
    return categories.includes(expected.category) ? null : `categories ${categories.join(', ') || 'none'}`
  }
  const found = await searchProducts(client, expected.q, 3)
  const list = found.map((product) => product.slug).join(', ') || 'nothing'
  if (found.length === 0) return list
  if (expected.product && !found.some((product) => expected.product?.includes(product.slug))) return list
  const wanted = expected.every
  if (wanted) {
    // Where the shop has only two such things, the third place is free.
    const available = (await selectProducts(client)).filter((product) => fits(product, wanted)).length
    if (found.length < available && found.length < 3) return `only ${list}`
    if (!found.slice(0, available).every((product) => fits(product, wanted))) return list
  }
  const forbidden = expected.without ?? []
  if (forbidden.length > 0 && found.length < 3) return `only ${list}`
  if (found.some((product) => forbidden.some((code) => product.ingredients.includes(code)))) return list
  const correction = found[0]?.correction ?? null
  return expected.correction && expected.correction !== correction ? `read as „${correction}“` : null
}

function fits(product: FoundProduct, wanted: NonNullable<CorpusCase['every']>): boolean {
  const { category, ...properties } = wanted
  const same = Object.entries(properties).every(([key, value]) => product[key as keyof FoundProduct] === value)
  return same && (!category || product.categories.includes(category))
}
