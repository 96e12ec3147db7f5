// biome-ignore-all lint/suspicious/noArrayIndexKey: a difference never changes its order, so an index is a good key
import type { ParagraphChange } from '@shop/domain/content/text-difference'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { PageHead } from '#app/prose/page-head.tsx'
import { wordingTexts as texts } from '#app/texts/content/wordings.ts'
import styles from './difference-view.module.css'
import type { Difference } from './load-static-page.server.ts'

interface DifferenceViewProps {
  page: { slug: string; heading: string }
  difference: Difference
}

export function DifferenceView({ page, difference: { from, to, changes } }: DifferenceViewProps) {
  const address = `/s/${page.slug}` as const
  return (
    <article className="wrap wrap-read">
      <PageHead
        name={texts.difference}
        above={[{ label: page.heading, to: address }]}
        heading={texts.differenceOf(page.heading)}
        lead={texts.between(from.version, to.version, to.effectiveFrom)}
      />
      <p className="small muted">{texts.legend}</p>
      <div className={`section-tight ${styles.text}`}>{changes.map((change, index) => drawChange(change, index))}</div>
      <p>
        <ShopLink to={address}>{texts.toCurrent}</ShopLink>
      </p>
    </article>
  )
}

function drawChange(change: ParagraphChange, key: number): ReactNode {
  if ('parts' in change) return <p key={key}>{change.parts.map(({ kind, text }, part) => mark(kind, text, part))}</p>
  return <p key={key}>{mark(change.kind, change.text)}</p>
}

function mark(kind: 'same' | 'added' | 'removed', text: string, key?: number): ReactNode {
  if (kind === 'added') return <ins key={key}>{text}</ins>
  if (kind === 'removed') return <del key={key}>{text}</del>
  return <span key={key}>{text}</span>
}
