/** What a product is known to contain and what it may contain, with everything above each line in the tree. */
export type ProductIngredients = {
  readonly contains: readonly string[]
  readonly mayContain: readonly string[]
  /** False when nobody has entered the composition yet: then nothing can be ruled out. */
  readonly isDeclared: boolean
}
