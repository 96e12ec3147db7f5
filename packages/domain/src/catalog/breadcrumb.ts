type CategoryNode = { readonly slug: string; readonly parentSlug: string | null }

/** Categories from the root to the given one. Empty when it does not exist. */
export function categoryTrail<Category extends CategoryNode>(
  categories: readonly Category[],
  slug: string | undefined,
): Category[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  const trail: Category[] = []
  let at = slug === undefined ? undefined : bySlug.get(slug)
  while (at && !trail.includes(at)) {
    trail.unshift(at)
    at = at.parentSlug === null ? undefined : bySlug.get(at.parentSlug)
  }
  return trail
}

/** A product stands in several categories; the first is its home. */
export function productTrail<Category extends CategoryNode>(
  categories: readonly Category[],
  categorySlugs: readonly string[],
): Category[] {
  return categoryTrail(categories, categorySlugs[0])
}
