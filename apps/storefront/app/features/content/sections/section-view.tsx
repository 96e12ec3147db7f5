import type { ReactNode } from 'react'
import { RichText } from '#app/prose/prose.tsx'
import { BlockHead, type BlockTheme } from './block-head.tsx'
import type { SectionPage } from './section.ts'
import { type BlockDrawings, SectionBlocks } from './section-blocks.tsx'

interface SectionViewProps extends BlockDrawings {
  page: SectionPage
  theme: BlockTheme
  /** Stands between the head and the first block. */
  children?: ReactNode
}

export function SectionView({ page, theme, children, ...drawings }: SectionViewProps) {
  return (
    <>
      <BlockHead
        theme={theme}
        name={page.name}
        heading={page.heading}
        lead={<RichText text={page.lead} />}
        actions={page.actions}
      />
      {children}
      <SectionBlocks blocks={page.blocks} {...drawings} />
    </>
  )
}
