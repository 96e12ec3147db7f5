import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { Prose } from '#app/prose/prose.tsx'
import type { RichBlock } from '#app/prose/rich-text.ts'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'

interface QuestionsSectionProps {
  questions: { title: string; to: ShopAddress; answer: RichBlock[] }[]
}

export function QuestionsSection({ questions }: QuestionsSectionProps) {
  if (questions.length === 0) return null
  return (
    <section id="dotazy" className="section-tight">
      <div className="wrap two">
        <div className="stack">
          <h2>{productSectionTexts.questions}</h2>
          <LinkArrow as={ShopLink} to="/casto-kladene-dotazy">
            {productSectionTexts.allQuestions}
          </LinkArrow>
        </div>
        <Accordion>
          {questions.map(({ title, to, answer }) => (
            <AccordionItem key={to} title={title} heading="h3">
              <Prose blocks={answer} />
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  )
}
