import type { ReactNode } from 'react'
import { BlockHead, type BlockTheme } from './block-head.tsx'
import { RichText } from './prose.tsx'
import type { FormBlock, SectionPage } from './section.ts'
import { SectionBlocks } from './section-blocks.tsx'

interface SectionViewProps {
  page: SectionPage
  theme: BlockTheme
  drawForm?: (form: FormBlock) => ReactNode
  /** Stands between the head and the first block. */
  children?: ReactNode
}

export function SectionView({ page, theme, drawForm, children }: SectionViewProps) {
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
      <SectionBlocks blocks={page.blocks} drawForm={drawForm} />
    </>
  )
}
