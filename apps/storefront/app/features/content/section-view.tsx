import { BlockHead, type BlockTheme } from './block-head.tsx'
import { RichText } from './prose.tsx'
import type { SectionPage } from './section.ts'
import { SectionBlocks } from './section-blocks.tsx'

export function SectionView({ page, theme }: { page: SectionPage; theme: BlockTheme }) {
  return (
    <>
      <BlockHead
        theme={theme}
        name={page.name}
        heading={page.heading}
        lead={<RichText text={page.lead} />}
        actions={page.actions}
      />
      <SectionBlocks blocks={page.blocks} />
    </>
  )
}
