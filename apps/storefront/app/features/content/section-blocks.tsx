// biome-ignore-all lint/suspicious/noArrayIndexKey: parsed text never changes its order, so an index is a good key
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Table } from '@shop/ui/table/table'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ReactNode } from 'react'
import type { CardView } from '#app/features/catalog/card-view.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { readingTexts } from '#app/texts/reading.ts'
import { Prose, RichText } from './prose.tsx'
import type { Inline } from './rich-text.ts'
import type { CountdownBlock, FormBlock, SectionBlock, SectionQuestion } from './section.ts'
import styles from './section-blocks.module.css'
import { SectionItems } from './section-items.tsx'

export interface BlockDrawings {
  /** Draws goods; without it, a list of goods is left out. Cards weigh, and most pages to read have none. */
  drawProducts?: ((cards: CardView[]) => ReactNode) | undefined
  /** Draws the page's form; without it, a form is left out. */
  drawForm?: ((form: FormBlock) => ReactNode) | undefined
  /** Draws time that runs out; only pages of an offer carry a clock. */
  drawCountdown?: ((countdown: CountdownBlock) => ReactNode) | undefined
  /** What the shop counts itself, by the name under which editors place it; without it, the block is left out. */
  live?: Record<string, ReactNode> | undefined
}

interface SectionBlocksProps extends BlockDrawings {
  blocks: SectionBlock[]
}

export function SectionBlocks({ blocks, ...drawings }: SectionBlocksProps) {
  const { drawForm, drawProducts, drawCountdown, live = {} } = drawings
  const hasPen = { form: drawForm, products: drawProducts, countdown: drawCountdown }
  const canDraw = (block: SectionBlock) =>
    block.type === 'live'
      ? Boolean(live[block.name])
      : !(block.type in hasPen) || hasPen[block.type as keyof typeof hasPen]
  const drawn = blocks.filter(canDraw)
  return drawn.map((block, index) => (
    <section key={index} id={idOf(block)} className={`section-tight ${index % 2 === 1 ? 'soft' : ''}`}>
      <div className="wrap">{block.type === 'form' ? drawForm?.(block) : drawBlock(block, drawings)}</div>
    </section>
  ))
}

function idOf(block: SectionBlock): string | undefined {
  if (block.type === 'form') return block.id
  return block.type === 'live' ? block.name : undefined
}

function drawBlock(
  block: Exclude<SectionBlock, { type: 'form' }>,
  { drawProducts, drawCountdown, live }: BlockDrawings,
): ReactNode {
  switch (block.type) {
    case 'countdown':
      return drawCountdown?.(block)
    case 'products':
      return (
        <>
          <Opening heading={block.heading} text={block.text} />
          {drawProducts?.(block.cards)}
        </>
      )
    case 'live':
      return (
        <>
          <Opening heading={block.heading} text={block.text} />
          {live?.[block.name]}
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
          <Opening heading={block.heading} text={block.text} />
          <SectionItems items={block.items} look={block.look} />
        </>
      )
    case 'table':
      return (
        <Split heading={block.heading} text={block.text}>
          <FactTable label={block.heading} head={block.head} rows={block.rows} />
        </Split>
      )
    case 'comparison':
      return (
        <>
          <Opening heading={block.heading} />
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
          <Opening heading={block.heading} text={block.text} />
          <div className="row">
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

function Opening({ heading, text = [] }: { heading: string; text?: Inline[] | undefined }) {
  if (!heading && text.length === 0) return null
  return (
    <div className={styles.opening}>
      {heading ? <h2>{heading}</h2> : null}
      {text.length > 0 ? (
        <p className="lead">
          <RichText text={text} />
        </p>
      ) : null}
    </div>
  )
}

function Split({ heading, text, children }: { heading: string; text?: Inline[]; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <Opening heading={heading} text={text} />
      <div>{children}</div>
    </div>
  )
}

/** The first cell of a row names it. */
function FactTable({ label, head, rows }: { label: string; head: string[]; rows: string[][] }) {
  return (
    <Table label={label}>
      {head.length > 0 ? (
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
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
