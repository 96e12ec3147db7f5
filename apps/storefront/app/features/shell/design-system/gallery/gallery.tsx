import { Chip, Chips } from '@shop/ui/chip/chip'
import { useScrollspy } from '@shop/ui/scrollspy/use-scrollspy'
import { Stripe } from '@shop/ui/stripe/stripe'
import type { ReactNode } from 'react'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { galleryPartTexts as partTexts } from '#app/texts/shell/gallery-parts.ts'
import { BlocksSection } from './blocks-section.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { CardsSection, type DemoPicture } from './cards-section.tsx'
import { ColorsSection } from './colors-section.tsx'
import { CompositionSection } from './composition-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { LabelsSection } from './labels-section.tsx'
import { NavigationSection } from './navigation-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { PanelsSection } from './panels-section.tsx'
import { ProgressSection } from './progress-section.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { IconsSection, TypeSection } from './type-section.tsx'

const CHAPTERS = {
  colors: texts.colors.title,
  type: texts.type.title,
  icons: texts.icons.title,
  buttons: texts.buttons.title,
  forms: texts.forms.title,
  labels: texts.labels.title,
  cards: partTexts.cards.title,
  panels: partTexts.panels.title,
  navigation: partTexts.navigation.title,
  overlays: partTexts.overlays.title,
  progress: partTexts.progress.title,
  feedback: partTexts.feedback.title,
  reviews: partTexts.reviews.title,
  composition: partTexts.composition.title,
  blocks: partTexts.blocks.title,
}
const IDS = Object.keys(CHAPTERS)

type GalleryProps = {
  /** Pictures of demo things by name, when the app has some. */
  picture?: DemoPicture | undefined
  /** Chapters of the app's own, such as its header and footer. */
  children?: ReactNode
}

/** Every primitive in every state. Draws the content of a page; the app supplies its `<main>`. */
export function Gallery({ picture, children }: GalleryProps) {
  const current = useScrollspy(IDS)
  return (
    <>
      <div className="wrap" style={{ paddingBlock: 'var(--s-8) var(--s-4)' }}>
        <h1>{texts.title}</h1>
        <p className="lead" style={{ marginBlock: 'var(--s-3) var(--s-5)' }}>
          {texts.lead}
        </p>
        <nav aria-label={texts.chapters}>
          <Chips>
            {Object.entries(CHAPTERS).map(([id, title]) => (
              <Chip key={id} as="a" href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </Chip>
            ))}
          </Chips>
        </nav>
      </div>
      <Stripe />
      <div className="wrap" style={{ paddingBottom: 'var(--section)' }}>
        <ColorsSection />
        <TypeSection />
        <IconsSection />
        <ButtonsSection />
        <FormsSection />
        <LabelsSection />
        <CardsSection picture={picture} />
        <PanelsSection />
        <NavigationSection />
        <OverlaysSection picture={picture} />
        <ProgressSection />
        <FeedbackSection />
        <ReviewsSection />
        <CompositionSection />
        <BlocksSection />
        {children}
      </div>
    </>
  )
}
