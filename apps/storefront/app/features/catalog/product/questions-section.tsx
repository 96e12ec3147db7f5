import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import type { ReactNode } from 'react'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { productTexts } from '#app/texts/catalog/product.ts'

interface QuestionsSectionProps {
  questions: { title: string; to: ShopAddress; answer: ReactNode }[]
}

export function QuestionsSection({ questions }: QuestionsSectionProps) {
  if (questions.length === 0) return null
  return (
    <section id="dotazy" className="section-tight">
      <div className="wrap two">
        <div className="stack">
          <h2>{productTexts.questions}</h2>
          <LinkArrow as={ShopLink} to="/casto-kladene-dotazy">
            {productTexts.allQuestions}
          </LinkArrow>
        </div>
        <Accordion>
          {questions.map(({ title, to, answer }) => (
            <AccordionItem key={to} title={title} heading="h3">
              {answer}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  )
}
