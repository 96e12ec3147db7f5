import { BatchSection } from './batch/batch-section.tsx'
import { CompositionSection } from './composition-section.tsx'
import { LabelSection } from './label-section.tsx'
import { PriceHistory } from './price-history.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { RationSection } from './ration-section.tsx'
import { RelatedSections } from './related-section.tsx'
import { ReviewsSection } from './reviews/reviews-section.tsx'

/** What lies below the first screen of a product, as one piece of code; `late-sections.tsx` asks for it. */
export const lowerSections = {
  CompositionSection,
  RationSection,
  LabelSection,
  BatchSection,
  ReviewsSection,
  RelatedSections,
  QuestionsSection,
  PriceHistory,
}
