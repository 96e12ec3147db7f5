import { toSlug } from '@shop/domain/catalog/slug'
import type pg from 'pg'
import type { CorpusCase } from '../tests/search-corpus-case.ts'
import {
  askedAnswers,
  type FoundPage,
  type FoundProduct,
  searchPage,
  selectProducts,
  suggestCategories,
} from './search-corpus.sql.ts'

const SHOWN = 3
/** No food is made for medium dogs alone. */
const OWN_SIZE: Record<string, string> = { toy: 'mala', small: 'mala', large: 'velka', giant: 'velka' }

/** What is wrong with the first three answers to a query, or null. */
export async function judgeCase(client: pg.ClientBase, expected: CorpusCase): Promise<string | null> {
  if (expected.category) {
    const categories = await suggestCategories(client, expected.q)
    return categories.includes(expected.category) ? null : `categories ${categories.join(', ') || 'none'}`
  }
  const fault = expected.answer ? await judgeAnswer(client, expected.q, expected.answer) : null
  if (fault || isOnlyQuestion(expected)) return fault
  const page = await searchPage(client, expected.q, SHOWN)
  if (expected.absent) return judgeAbsence(page, expected.absent.nearest)
  return judgeGoods(page.products, expected, await selectProducts(client)) ?? judgeDog(page, expected)
}

function isOnlyQuestion({ answer, every, food, without, product }: CorpusCase): boolean {
  return answer !== undefined && !every && !food && !without && !product
}

async function judgeAnswer(client: pg.ClientBase, q: string, wanted: string[]): Promise<string | null> {
  const paths = await askedAnswers(client, q)
  const first = paths.slice(0, SHOWN).map((path) => path.split('/').at(-1) ?? '')
  return wanted.some((slug) => first.includes(slug)) ? null : `answers ${first.join(', ') || 'none'}`
}

function judgeAbsence({ absence, products }: FoundPage, nearest: string): string | null {
  if (!absence) return `not told to be absent: ${listOf(products)}`
  return toSlug(absence.nearest) === nearest && products.length > 0
    ? null
    : `nearest ${absence.nearest}, ${listOf(products)}`
}

function judgeGoods(found: FoundProduct[], expected: CorpusCase, shelf: FoundProduct[]): string | null {
  const list = listOf(found)
  if (found.length === 0) return list
  if (expected.product && !found.some((product) => expected.product?.includes(product.slug))) return list
  const wanted = expected.every
  if (wanted) {
    // Where the shop has only two such things, the third place is free.
    const available = shelf.filter((product) => fits(product, wanted)).length
    if (found.length < available && found.length < SHOWN) return `only ${list}`
    if (!found.slice(0, available).every((product) => fits(product, wanted))) return list
  }
  const forbidden = expected.without ?? []
  if (forbidden.length > 0 && found.length < SHOWN) return `only ${list}`
  if (found.some((product) => forbidden.some((code) => product.ingredients.includes(code)))) return list
  if (expected.food && !found.every(({ isComplete }) => isComplete)) return `not only food: ${list}`
  const correction = found[0]?.correction ?? null
  return expected.correction && expected.correction !== correction ? `read as „${correction}“` : null
}

function judgeDog({ breed, products }: FoundPage, expected: CorpusCase): string | null {
  if (!expected.breed) return breed && !expected.answer ? `taken for ${breed.slug}` : null
  if (breed?.slug !== expected.breed) return `taken for ${breed?.slug ?? 'no breed'}: ${listOf(products)}`
  const own = OWN_SIZE[breed.size ?? '']
  const isRight = products.every(
    ({ isComplete, breedSize }) => isComplete && (breedSize === 'vsechna' || breedSize === own),
  )
  return isRight ? null : `not food of its size: ${listOf(products)}`
}

function listOf(products: FoundProduct[]): string {
  return products.map((product) => product.slug).join(', ') || 'nothing'
}

function fits(product: FoundProduct, wanted: NonNullable<CorpusCase['every']>): boolean {
  const { category, ...properties } = wanted
  const same = Object.entries(properties).every(([key, value]) => product[key as keyof FoundProduct] === value)
  return same && (!category || product.categories.includes(category))
}
