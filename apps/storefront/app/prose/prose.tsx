// biome-ignore-all lint/suspicious/noArrayIndexKey: parsed text never changes its order, so an index is a good key

import { Table } from '@shop/ui/table/table'
import { Fragment, type ReactNode } from 'react'
import { toShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { readingTexts } from '#app/texts/content/reading.ts'
import type { Inline, ListItem, RichBlock, RichList } from './rich-text.ts'

/** What the catalogue or the price list fills in when the page is drawn. */
type LiveBlock = Extract<RichBlock, { type: 'product' | 'prices' }>

interface ProseProps {
  blocks: RichBlock[]
  className?: string
  /** How live parts of a text are drawn; without it, they are left out. */
  drawLive?: (block: LiveBlock) => ReactNode
}

export function Prose({ blocks, className = '', drawLive }: ProseProps) {
  return <div className={`prose ${className}`}>{drawBlocks(blocks, drawLive)}</div>
}

export function RichText({ text }: { text: Inline[] }) {
  return text.map(drawInline)
}

function drawBlocks(blocks: RichBlock[], drawLive?: ProseProps['drawLive']): ReactNode[] {
  return blocks.map((block, index) => <Fragment key={index}>{drawBlock(block, drawLive)}</Fragment>)
}

function drawBlock(block: RichBlock, drawLive?: ProseProps['drawLive']): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{block.text.map(drawInline)}</p>
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={block.id}>{block.text.map(drawInline)}</Heading>
    }
    case 'list':
      return drawList(block)
    case 'quote':
      return <blockquote className="panel">{drawBlocks(block.blocks)}</blockquote>
    case 'product':
    case 'prices':
      return drawLive?.(block) ?? null
    case 'table':
      return <ProseTable {...block} />
  }
}

function drawList({ ordered, items }: RichList, key?: number): ReactNode {
  const List = ordered ? 'ol' : 'ul'
  return <List key={key}>{items.map(drawItem)}</List>
}

function drawItem(item: ListItem, index: number): ReactNode {
  return <li key={index}>{item.map(drawInline)}</li>
}

function drawInline(part: Inline | RichList, index: number): ReactNode {
  if (typeof part === 'string') return part
  if ('items' in part) return drawList(part, index)
  if ('strong' in part) return <strong key={index}>{part.strong.map(drawInline)}</strong>
  if ('em' in part) return <em key={index}>{part.em.map(drawInline)}</em>
  if ('code' in part) return <code key={index}>{part.code}</code>
  const children = part.text.map(drawInline)
  if (part.to.startsWith('/')) {
    return (
      <ShopLink key={index} to={toShopAddress(part.to)}>
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
    <Table label={readingTexts.table}>
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
