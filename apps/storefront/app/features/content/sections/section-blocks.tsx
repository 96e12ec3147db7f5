// biome-ignore-all lint/suspicious/noArrayIndexKey: parsed text never changes its order, so an index is a good key

import { Button } from '@shop/ui/button/button'
import type { ReactNode } from 'react'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { Prose } from '#app/prose/prose.tsx'
import type { CountdownBlock, FactBlock, FormBlock, SectionBlock } from './section.ts'
import { Opening, Split } from './section-frame.tsx'
import { SectionItems } from './section-items.tsx'

export interface BlockDrawings {
  /** Draws goods; without it, a list of goods is left out. Cards weigh, and most pages to read have none. */
  drawProducts?: ((cards: CardView[]) => ReactNode) | undefined
  /** Draws the page's form; without it, a form is left out. */
  drawForm?: ((form: FormBlock) => ReactNode) | undefined
  /** Draws time that runs out; only pages of an offer carry a clock. */
  drawCountdown?: ((countdown: CountdownBlock) => ReactNode) | undefined
  /** Draws tables, comparisons, questions, notices and quotes; without it, they are left out. */
  drawFacts?: ((block: FactBlock) => ReactNode) | undefined
  /** What the shop counts itself, by the name under which editors place it; without it, the block is left out. */
  live?: Record<string, ReactNode> | undefined
}

interface SectionBlocksProps extends BlockDrawings {
  blocks: SectionBlock[]
}

const FACTS = new Set<string>(['table', 'comparison', 'questions', 'notice', 'quote'])

export function SectionBlocks({ blocks, ...drawings }: SectionBlocksProps) {
  const drawn = blocks.filter((block) => canDraw(block, drawings))
  return drawn.map((block, index) => (
    <section key={index} id={idOf(block)} className={`section-tight ${index % 2 === 1 ? 'soft' : ''}`}>
      <div className="wrap">{isFact(block) ? drawings.drawFacts?.(block) : drawBlock(block, drawings)}</div>
    </section>
  ))
}

function isFact(block: SectionBlock): block is FactBlock {
  return FACTS.has(block.type)
}

function canDraw(block: SectionBlock, drawings: BlockDrawings): boolean {
  if (isFact(block)) return Boolean(drawings.drawFacts)
  if (block.type === 'live') return Boolean(drawings.live?.[block.name])
  const pens: Partial<Record<SectionBlock['type'], unknown>> = {
    form: drawings.drawForm,
    products: drawings.drawProducts,
    countdown: drawings.drawCountdown,
  }
  return !(block.type in pens) || Boolean(pens[block.type])
}

function idOf(block: SectionBlock): string | undefined {
  if (block.type === 'form') return block.id
  return block.type === 'live' ? block.name : undefined
}

function drawBlock(
  block: Exclude<SectionBlock, FactBlock>,
  { drawForm, drawProducts, drawCountdown, live }: BlockDrawings,
): ReactNode {
  switch (block.type) {
    case 'form':
      return drawForm?.(block)
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
  }
}
