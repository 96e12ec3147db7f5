import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { ShopLink, ShopNavLink } from '#app/navigation/shop-link.tsx'
import { contentTexts } from '#app/texts/content.ts'
import styles from './faq-view.module.css'
import { Prose } from './prose.tsx'
import type { RichBlock } from './rich-text.ts'

interface Topic {
  slug: string
  name: string
  description: string
  to: string
}

export interface Question {
  slug: string
  title: string
  answer: RichBlock[]
  to: string
}

export function FaqTopics({ topics }: { topics: Topic[] }) {
  return (
    <ul className={styles.topics}>
      {topics.map(({ slug, name, description, to }) => (
        <li key={slug}>
          <h2 className="h3">
            <ShopLink to={to}>{name}</ShopLink>
          </h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}

export function FaqColumns({ topics, children }: { topics: Topic[]; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <nav aria-label={contentTexts.faqTopics} className={styles.side}>
        {topics.map(({ slug, name, to }) => (
          <ShopNavLink key={slug} to={to} className={`${styles.sideLink}`}>
            {name}
          </ShopNavLink>
        ))}
      </nav>
      <div>{children}</div>
    </div>
  )
}

export function FaqQuestions({ questions }: { questions: Question[] }) {
  return (
    <Accordion>
      {questions.map(({ slug, title, answer, to }) => (
        <AccordionItem key={slug} id={slug} title={title} heading="h2">
          <Prose blocks={answer} />
          <TextLink as={ShopLink} to={to} standalone>
            {contentTexts.ownPage}
          </TextLink>
        </AccordionItem>
      ))}
    </Accordion>
  )
}

export function FaqContact() {
  return (
    <section className={`panel stack ${styles.contact}`}>
      <h2 className="h3">{contentTexts.faqAsk}</h2>
      <p>{contentTexts.faqAskText}</p>
      <Button as={ShopLink} to="/kontakt">
        {contentTexts.faqContact}
      </Button>
    </section>
  )
}
