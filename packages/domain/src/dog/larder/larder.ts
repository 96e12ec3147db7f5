import type { Dog } from '../dog.ts'
import type { ProductIngredients } from '../food/product-ingredients.ts'
import type { FedFood } from './daily-bowl.ts'
import type { QueuedBag } from './opened-bags.ts'

/** A food as the household knows it: from its orders or from what the owner has said. */
export type LarderFood = {
  readonly productId: number
  readonly kcalPer100g: number | null
  readonly isComplete: boolean
  readonly isDry: boolean
  readonly ingredients: ProductIngredients
}

export type LarderDog = {
  readonly id: number
  /** Null as long as nobody has weighed it. */
  readonly dog: Dog | null
  /** What it eats; empty when the owner has not said so. */
  readonly eats: readonly { readonly productId: number; readonly portion: FedFood['portion'] }[]
}

export type LarderBag = Omit<QueuedBag, 'gramsPerDay'> & { readonly productId: number }

export type Eater = { readonly dogId: number; readonly gramsPerDay: number }
