/** One node of the ingredient tree: chicken fat is under chicken, chicken under poultry. */
export type Ingredient = { readonly code: string; readonly parent: string | null }

/**
 * A line of a composition. `unspecified` is a category whose kind is not named, such as "animal fats": it may be
 * anything below that node of the tree.
 */
export type DeclaredIngredient = { readonly code: string; readonly certainty: 'stated' | 'unspecified' }

/** What a product is known to contain and what it may contain, with everything above each line in the tree. */
export type ProductIngredients = {
  readonly contains: readonly string[]
  readonly mayContain: readonly string[]
  /** False when nobody has entered the composition yet: then nothing can be ruled out. */
  readonly isDeclared: boolean
}

export function closeIngredients(
  tree: readonly Ingredient[],
  declared: readonly DeclaredIngredient[],
): ProductIngredients {
  const parents = new Map(tree.map((node) => [node.code, node.parent]))
  const contains = new Set(declared.flatMap((line) => withAncestors(line.code, parents)))
  const unnamed = new Set(declared.filter((line) => line.certainty === 'unspecified').map((line) => line.code))
  const mayContain = tree
    .map((node) => node.code)
    .filter((code) => !contains.has(code) && withAncestors(code, parents).some((above) => unnamed.has(above)))
  return { contains: [...contains], mayContain, isDeclared: declared.length > 0 }
}

function withAncestors(code: string, parents: ReadonlyMap<string, string | null>): string[] {
  const path: string[] = []
  for (let at: string | null = code; at !== null && !path.includes(at); at = parents.get(at) ?? null) path.push(at)
  return path
}
