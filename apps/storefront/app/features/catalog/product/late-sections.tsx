import type { ComponentType } from 'react'
import { loadPiece } from '#app/navigation/lazy-with-timeout.ts'
import { type LatePart, LiveWhenNear } from '#app/navigation/live-when-near.tsx'
import { useDogs } from '#app/state/dog.ts'
import type { lowerSections } from './lower-sections.tsx'

type LowerSections = typeof lowerSections

const load = async () => (await loadPiece(() => import('./lower-sections.tsx'))).lowerSections
const drawn = import.meta.env.SSR ? await load() : null

// Most who buy never get to them, and their code is a tenth of what a page of a product brings.
export const LateComposition = toLate(({ CompositionSection }) => CompositionSection, { isStill: true })
export const LateRation = toLate(({ RationSection }) => RationSection)
export const LateLabel = toLate(({ LabelSection }) => LabelSection)
export const LateBatch = toLate(({ BatchSection }) => BatchSection, { isStill: true })
export const LateReviews = toLate(({ ReviewsSection }) => ReviewsSection)
export const LateRelated = toLate(({ RelatedSections }) => RelatedSections)
export const LateQuestions = toLate(({ QuestionsSection }) => QuestionsSection)
export const LatePrices = toLate(({ PriceHistory }) => PriceHistory)

function toLate<Props extends object>(
  pick: (sections: LowerSections) => ComponentType<Props>,
  { isStill = false } = {},
) {
  const part: LatePart<Props> = { drawn: drawn && pick(drawn), load: async () => pick(await load()) }
  return (props: Props) => <LateSection part={part} values={props} isStill={isStill} />
}

interface LateSectionProps<Props> {
  part: LatePart<Props>
  values: Props
  isStill: boolean
}

function LateSection<Props extends object>({ part, values, isStill }: LateSectionProps<Props>) {
  // What a dog must not eat is said wherever it is offered, also to those who never get there.
  const hasDogs = useDogs().length > 0
  return <LiveWhenNear part={part} values={values} isStill={isStill} isUrgent={hasDogs && !isStill} />
}
