import { isEan } from '@shop/domain/catalog/ean'
import type { FeedItem, FeedProblem } from './feed-item.ts'

interface Limits {
  name: number
  url: number
  image: number
  category: number
}

/** What every comparison site asks for. */
export function checkItem(item: FeedItem, limits: Limits): FeedProblem[] {
  const problems: FeedProblem[] = []
  const [image] = item.images
  if (!/^[A-Za-z0-9_-]{1,36}$/.test(item.sku)) problems.push('sku_invalid')
  if (item.name.trim() === '') problems.push('name_missing')
  if (item.name.length > limits.name) problems.push('name_too_long')
  if (item.url.length > limits.url) problems.push('url_too_long')
  if (!image) problems.push('image_missing')
  else if (image.length > limits.image) problems.push('image_too_long')
  if (item.price <= 0) problems.push('price_missing')
  if (item.brand === '') problems.push('brand_missing')
  if (item.ean === null) problems.push('ean_missing')
  else if (!isEan(item.ean)) problems.push('ean_invalid')
  return problems
}

export function checkCategory(category: string | null, limits: Limits): FeedProblem[] {
  if (!category) return ['category_missing']
  return category.length > limits.category ? ['category_too_long'] : []
}
