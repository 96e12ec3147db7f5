import { Notice } from '@shop/ui/notice/notice'
import { PaymentTable, ShippingTable } from '#app/features/content/methods/method-tables.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { PageContents } from '#app/prose/page-contents.tsx'
import { PageHead } from '#app/prose/page-head.tsx'
import { Prose } from '#app/prose/prose.tsx'
import { contentTexts } from '#app/texts/content/content.ts'
import { wordingTexts as texts } from '#app/texts/content/wordings.ts'
import type { StaticPage } from './load-static-page.server.ts'
import { PrintButton } from './print-button.tsx'
import styles from './static-page-view.module.css'
import { WordingList } from './wording-list.tsx'

export function StaticPageView({ page }: { page: StaticPage }) {
  const { methods } = page
  const coming = page.wordings.find(({ state }) => state === 'coming')
  const address = `/s/${page.slug}` as const
  return (
    <article className="wrap">
      <PageHead name={page.heading} heading={page.heading} lead={page.perex} />
      <p className={`row small muted ${styles.facts}`}>
        <span>
          {contentTexts.effective} {page.effectiveFrom}, {contentTexts.version} {page.version}
        </span>
        <PrintButton />
      </p>
      {page.state === 'past' ? (
        <Notice tone="warn" icon="alert">
          {texts.past} <ShopLink to={address}>{texts.toCurrent}</ShopLink>
        </Notice>
      ) : null}
      {coming && page.state === 'current' ? (
        <Notice>
          {texts.coming(coming.effectiveFrom)}{' '}
          <ShopLink to={`${address}?verze=${coming.version}`}>{texts.readComing}</ShopLink>
        </Notice>
      ) : null}
      <div className={styles.columns}>
        <PageContents label={texts.contents} headings={page.headings} />
        <div className={styles.text}>
          <Prose
            blocks={page.blocks}
            drawLive={(block) => {
              if (block.type !== 'prices' || !methods) return null
              return block.of === 'shipping' ? <ShippingTable methods={methods} /> : <PaymentTable methods={methods} />
            }}
          />
          <WordingList slug={page.slug} wordings={page.wordings} shown={page.version} />
        </div>
      </div>
    </article>
  )
}
