// biome-ignore-all lint/suspicious/noArrayIndexKey: parsed text never changes its order, so an index is a good key
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Table } from '@shop/ui/table/table'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Timeline, TimelineItem } from '@shop/ui/timeline/timeline'
import type { ReactNode } from 'react'
import type { CardView } from '#app/features/catalog/card-view.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { readingTexts } from '#app/texts/reading.ts'
import { Prose, RichText } from './prose.tsx'
import type { CountdownBlock, FormBlock, SectionBlock, SectionItem, SectionQuestion } from './section.ts'
import styles from './section-blocks.module.css'

export interface BlockDrawings {
  /** Draws goods; without it, a list of goods is left out. Cards weigh, and most pages to read have none. */
  drawProducts?: ((cards: CardView[]) => ReactNode) | undefined
  /** Draws the page's form; without it, a form is left out. */
  drawForm?: ((form: FormBlock) => ReactNode) | undefined
  /** Draws time that runs out; only pages of an offer carry a clock. */
  drawCountdown?: ((countdown: CountdownBlock) => ReactNode) | undefined
}

interface SectionBlocksProps extends BlockDrawings {
  blocks: SectionBlock[]
}

export function SectionBlocks({ blocks, ...drawings }: SectionBlocksProps) {
  const { drawForm, drawProducts, drawCountdown } = drawings
  const hasPen = { form: drawForm, products: drawProducts, countdown: drawCountdown }
  const drawn = blocks.filter(({ type }) => !(type in hasPen) || hasPen[type as keyof typeof hasPen])
  return drawn.map((block, index) => (
    <section
      key={index}
      id={block.type === 'form' ? block.id : undefined}
      className={`section-tight ${index % 2 === 1 ? 'soft' : ''}`}
    >
      <div className="wrap">{block.type === 'form' ? drawForm?.(block) : drawBlock(block, drawings)}</div>
    </section>
  ))
}

function drawBlock(
  block: Exclude<SectionBlock, { type: 'form' }>,
  { drawProducts, drawCountdown }: BlockDrawings,
): ReactNode {
  switch (block.type) {
    case 'countdown':
      return drawCountdown?.(block)
    case 'products':
      return (
        <>
          <Heading text={block.heading} />
          {block.text.length > 0 ? (
            <p className={`lead ${styles.words}`}>
              <RichText text={block.text} />
            </p>
          ) : null}
          {drawProducts?.(block.cards)}
        </>
      )
    case 'text':
      return (
        <Split heading={block.heading}>
          <Prose blocks={block.blocks} />
        </Split>
      )
    case 'items':
      return (
        <>
          <Heading text={block.heading} />
          {block.look === 'timeline' ? <Way items={block.items} /> : <Items items={block.items} look={block.look} />}
        </>
      )
    case 'table':
      return (
        <Split heading={block.heading}>
          <PairTable label={block.heading} rows={block.rows} />
        </Split>
      )
    case 'comparison':
      return (
        <>
          <Heading text={block.heading} />
          <Comparison yes={block.yes} no={block.no} />
        </>
      )
    case 'questions':
      return (
        <Split heading={block.heading}>
          <Questions questions={block.questions} />
        </Split>
      )
    case 'actions':
      return (
        <>
          <Heading text={block.heading} />
          {block.text.length > 0 ? (
            <p className="lead">
              <RichText text={block.text} />
            </p>
          ) : null}
          <div className={`row ${styles.actions}`}>
            {block.actions.map(({ label, to }, index) => (
              <Button key={to} as={ShopLink} to={to} variant={index === 0 ? 'primary' : 'line'}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )
    case 'notice':
      return (
        <Notice tone="warn" icon="alert">
          <b>{block.heading}</b>
          <Prose blocks={block.blocks} />
        </Notice>
      )
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote className="display">„{block.text}“</blockquote>
          <figcaption className="small muted">{block.author}</figcaption>
        </figure>
      )
  }
}

function Heading({ text }: { text: string }) {
  return text ? <h2 className={styles.heading}>{text}</h2> : null
}

function Split({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <h2>{heading}</h2>
      <div>{children}</div>
    </div>
  )
}

function Items({ items, look }: { items: SectionItem[]; look: 'list' | 'steps' }) {
  const List = look === 'steps' ? 'ol' : 'ul'
  return (
    <List className={styles.items} data-look={look}>
      {items.map(({ title, text, to }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            {to ? (
              <a href={to}>
                <RichText text={text} />
              </a>
            ) : (
              <RichText text={text} />
            )}
          </p>
        </li>
      ))}
    </List>
  )
}

function Way({ items }: { items: SectionItem[] }) {
  return (
    <Timeline>
      {items.map(({ title, text }) => (
        <TimelineItem key={title} state="done" title={title}>
          <RichText text={text} />
        </TimelineItem>
      ))}
    </Timeline>
  )
}

function PairTable({ label, rows }: { label: string; rows: string[][] }) {
  return (
    <Table label={label}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Comparison({ yes, no }: { yes: string[]; no: string[] }) {
  return (
    <div className={styles.comparison}>
      <div className={`on-dark ${styles.yes}`}>
        <h3>{readingTexts.yes}</h3>
        <ul className="noses">
          {yes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div className={styles.no}>
        <h3>{readingTexts.no}</h3>
        <ul className={styles.struck}>
          {no.map((text) => (
            <li key={text}>
              <s>{text}</s>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Questions({ questions }: { questions: SectionQuestion[] }) {
  return (
    <Accordion>
      {questions.map(({ title, answer, to }) => (
        <AccordionItem key={title} title={title} heading="h3">
          <Prose blocks={answer} />
          {to ? (
            <TextLink as={ShopLink} to={to} standalone>
              {readingTexts.ownPage}
            </TextLink>
          ) : null}
        </AccordionItem>
      ))}
    </Accordion>
  )
}
