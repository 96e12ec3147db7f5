import type { KeptDog } from '#app/state/parse-dogs.ts'

/** What the cart page knows beside the cart. */
export interface CartFacts {
  /** ISO day in Prague, the same for the server and the browser. */
  today: string
  isSignedIn: boolean
  /** Dogs of the account; once the page lives, of the one list. */
  dogs: readonly KeptDog[]
  regular: { weeks: number[]; defaultWeeks: number; discountPercent: number }
  /** A copy for others, just made. */
  sharedAs: string | null
}
