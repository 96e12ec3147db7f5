import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { SearchBar } from '@shop/ui/search-bar/search-bar'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ReactNode } from 'react'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink, ShopNavLink } from '#app/navigation/shop-link.tsx'
import { Prose } from '#app/prose/prose.tsx'
import type { RichBlock } from '#app/prose/rich-text.ts'
import { useContact } from '#app/state/common.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import { readingTexts } from '#app/texts/content/reading.ts'
import styles from './faq-view.module.css'

interface Topic {
  slug: string
  name: string
  count: number
  to: ShopAddress
}

interface Question {
  slug: string
  title: string
  answer: RichBlock[]
  to: ShopAddress
}

export function FaqSearch({ query }: { query?: string | undefined }) {
  return (
    <search className={styles.search}>
      <form action="/casto-kladene-dotazy" method="get">
        <SearchBar
          name="q"
          defaultValue={query}
          label={contentTexts.faqSearch}
          placeholder={contentTexts.faqSearchExample}
          submitLabel={contentTexts.search}
        />
      </form>
    </search>
  )
}

export function FaqColumns({ topics, children }: { topics: Topic[]; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <nav aria-label={contentTexts.faqTopics} className={styles.side}>
        <ShopNavLink to="/casto-kladene-dotazy" end className={`${styles.sideLink}`}>
          {contentTexts.faqMost}
        </ShopNavLink>
        {topics.map(({ slug, name, count, to }) => (
          <ShopNavLink key={slug} to={to} className={`${styles.sideLink}`}>
            {name} <span>{count}</span>
          </ShopNavLink>
        ))}
      </nav>
      <div>
        {children}
        <FaqContact />
      </div>
    </div>
  )
}

interface FaqQuestionsProps {
  questions: Question[]
  heading?: 'h2' | 'h3'
  /** The first answer can be read without a press. */
  isFirstOpen?: boolean
}

export function FaqQuestions({ questions, heading = 'h2', isFirstOpen = false }: FaqQuestionsProps) {
  return (
    <Accordion>
      {questions.map(({ slug, title, answer, to }, index) => (
        <AccordionItem key={slug} id={slug} title={title} heading={heading} open={isFirstOpen && index === 0}>
          <Prose blocks={answer} />
          <TextLink as={ShopLink} to={to} standalone>
            {readingTexts.ownPage}
          </TextLink>
        </AccordionItem>
      ))}
    </Accordion>
  )
}

/** The first paragraph answers, the others explain. */
export function FaqAnswer({ blocks }: { blocks: RichBlock[] }) {
  return <Prose blocks={blocks} className={`${styles.answer}`} />
}

/** Who did not find an answer takes the question along. */
export function FaqContact({ about }: { about?: string }) {
  const contact = useContact()
  return (
    <section className={`forest on-dark ${styles.contact}`}>
      <div>
        <h2 className="h3">{contentTexts.faqAsk}</h2>
        <p className="small">{contentTexts.faqAskText}</p>
      </div>
      <div className="row">
        {contact ? (
          <Button as="a" href={contact.phoneHref} variant="highlight">
            <Icon name="phone" /> {contact.phone}
          </Button>
        ) : null}
        <Button as={ShopLink} to={about ? `/kontakt?dotaz=${about}#formular` : '/kontakt#formular'} variant="line">
          {contentTexts.faqContact}
        </Button>
      </div>
    </section>
  )
}
