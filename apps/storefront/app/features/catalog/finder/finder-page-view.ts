import type { BreedView } from '#app/features/catalog/breed/breed-view.ts'
import type { FinderAnswers } from './finder-answers.ts'
import type { FinderStep } from './finder-steps.ts'
import type { RecommendationView } from './recommendation-view.ts'

/** One screen of the finder with what it shows. */
export interface FinderPageView {
  step: FinderStep
  answers: FinderAnswers
  breed: BreedView | null
  /** Somebody wanted to go on without the answer of this screen. */
  isRefused: boolean
  breeds: { common: BreedView[]; found: BreedView[] | null; typed: string; count: number } | null
  /** How many foods fit so far. */
  fitting: number | null
  result: FinderResult | null
}

export interface FinderResult {
  recommendation: RecommendationView
  /** Day a courier brings what is in stock. */
  comesOn: string
  isSignedIn: boolean
  today: string
}
