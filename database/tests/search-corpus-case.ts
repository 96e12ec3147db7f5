/** What a Czech dog owner types, and what they would call a right answer among the first three. */
export interface CorpusCase {
  q: string
  /** One of these products is among the first three. */
  product?: string[]
  /** Every one of the first three products has these properties. */
  every?: {
    kind?: string
    protein?: string
    lifeStage?: string
    grainFree?: true
    monoprotein?: true
    category?: string
  }
  /** No ingredient under this node is in any of the first three, and there are at least three. */
  without?: string[]
  /** The category is suggested among the first three. */
  category?: string
  /** The breed is understood, and every one of the first three is a complete food for a dog of its size. */
  breed?: string
  /** Every one of the first three is a complete food. */
  food?: true
  /** It is a question: one of these answers is among the first three, and answers stand before goods. */
  answer?: string[]
  /** We do not have it, say so and say what is nearest: a meat, or a word we do have. */
  absent?: { nearest: string }
  /** How the query should be read back to the customer. */
  correction?: string
}
