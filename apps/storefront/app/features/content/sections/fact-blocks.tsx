// biome-ignore-all lint/suspicious/noArrayIndexKey: parsed text never changes its order, so an index is a good key
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Notice } from '@shop/ui/notice/notice'
import { Table } from '@shop/ui/table/table'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { Prose } from '#app/prose/prose.tsx'
import { readingTexts } from '#app/texts/content/reading.ts'
import styles from './fact-blocks.module.css'
import type { FactBlock, SectionQuestion } from './section.ts'
import { Opening, Split } from './section-frame.tsx'

/** Tables, comparisons, questions, notices and quotes of editors. */
export function drawFacts(block: FactBlock): ReactNode {
  switch (block.type) {
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
