// biome-ignore-all lint/suspicious/noArrayIndexKey: parsed text never changes its order, so an index is a good key
import { Table } from '@shop/ui/table/table'
import { Fragment, type ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { contentTexts } from '#app/texts/content.ts'
import type { Inline, RichBlock } from './rich-text.ts'

interface ProseProps {
  blocks: RichBlock[]
  className?: string
  /** How a product named in the text is drawn; without it, it is left out. */
  drawProduct?: (slug: string) => ReactNode
}

export function Prose({ blocks, className = '', drawProduct }: ProseProps) {
  return <div className={`prose ${className}`}>{drawBlocks(blocks, drawProduct)}</div>
}

export function RichText({ text }: { text: Inline[] }) {
  return text.map(drawInline)
}

function drawBlocks(blocks: RichBlock[], drawProduct?: ProseProps['drawProduct']): ReactNode[] {
  return blocks.map((block, index) => <Fragment key={index}>{drawBlock(block, drawProduct)}</Fragment>)
}

function drawBlock(block: RichBlock, drawProduct?: ProseProps['drawProduct']): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{block.text.map(drawInline)}</p>
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={block.id}>{block.text.map(drawInline)}</Heading>
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return <List>{block.items.map((item, index) => drawItem(item, index))}</List>
    }
    case 'quote':
      return <blockquote className="panel">{drawBlocks(block.blocks)}</blockquote>
    case 'product':
      return drawProduct?.(block.slug) ?? null
    case 'table':
      return <ProseTable {...block} />
  }
}

function drawItem(item: Inline[], index: number): ReactNode {
  return <li key={index}>{item.map(drawInline)}</li>
}

function drawInline(part: Inline, index: number): ReactNode {
  if (typeof part === 'string') return part
  if ('strong' in part) return <strong key={index}>{part.strong.map(drawInline)}</strong>
  if ('em' in part) return <em key={index}>{part.em.map(drawInline)}</em>
  if ('code' in part) return <code key={index}>{part.code}</code>
  const children = part.text.map(drawInline)
  if (part.to.startsWith('/')) {
    return (
      <ShopLink key={index} to={part.to}>
        {children}
      </ShopLink>
    )
  }
  return (
    <a key={index} href={part.to}>
      {children}
    </a>
  )
}

function ProseTable({ head, rows }: Extract<RichBlock, { type: 'table' }>) {
  return (
    <Table label={contentTexts.table}>
      {head.length > 0 ? (
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell.map(drawInline)}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{cell.map(drawInline)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
