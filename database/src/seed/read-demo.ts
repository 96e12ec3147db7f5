import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import {
  bundlesFile,
  categoriesFile,
  labelsFile,
  pricingFile,
  productsFile,
  relatedFile,
  reviewsFile,
  shippingFile,
} from './demo-schemas.ts'
import { attributesFile, breedsFile, ingredientsFile, searchWordsFile } from './dictionary-schemas.ts'

export const DEMO_DIR = fileURLToPath(new URL('../../seed/demo', import.meta.url))

const FILES = {
  categories: ['catalogue/categories.json', categoriesFile],
  products: ['catalogue/products.json', productsFile],
  bundles: ['catalogue/bundles.json', bundlesFile],
  related: ['catalogue/related.json', relatedFile],
  reviews: ['catalogue/reviews.json', reviewsFile],
  labels: ['catalogue/labels.json', labelsFile],
  pricing: ['catalogue/pricing.json', pricingFile],
  shipping: ['catalogue/shipping-payment.json', shippingFile],
  ingredients: ['ingredients.json', ingredientsFile],
  attributes: ['attributes.json', attributesFile],
  breeds: ['breeds.json', breedsFile],
  searchWords: ['search-words.json', searchWordsFile],
} as const

export type DemoShop = { [File in keyof typeof FILES]: z.infer<(typeof FILES)[File][1]> }

/** Reads and validates every file; the error names the file and the place in it. */
export async function readDemo(dir: string = DEMO_DIR): Promise<DemoShop> {
  const entries = await Promise.all(
    Object.entries(FILES).map(async ([key, [path, schema]]) => [key, await readJson(join(dir, path), path, schema)]),
  )
  return Object.fromEntries(entries) as DemoShop
}

export async function readJson(file: string, path: string, schema: z.ZodType): Promise<unknown> {
  const parsed = schema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success) throw new Error(`${path} is not valid:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
