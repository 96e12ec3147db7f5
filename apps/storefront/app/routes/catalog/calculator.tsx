import bowl from '@shop/ui/assets/bowl.svg'
import { Button } from '@shop/ui/button/button'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { Notice } from '@shop/ui/notice/notice'
import { BlockHead } from '#app/features/content/block-head.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { publicPage } from '#app/server/page-cache.server.ts'
import { catalogTexts } from '#app/texts/catalog.ts'
import type { Route } from './+types/calculator.ts'

const { calculator } = catalogTexts

export function headers() {
  return publicPage()
}

export const meta: Route.MetaFunction = () => pageMeta({ title: calculator.title, description: calculator.description })

export default function Calculator() {
  return (
    <>
      <BlockHead
        theme={{ colour: 'kure', art: { src: bowl, width: 640, height: 420 } }}
        name={calculator.heading}
        heading={calculator.heading}
        lead={calculator.lead}
      />
      <section className="wrap section-tight stack">
        <h2>{calculator.howHeading}</h2>
        <ul className="noses">
          {calculator.how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <LinkArrow as={ShopLink} to="/blog/kolik-krmiva-do-misky">
          {calculator.article}
        </LinkArrow>
        <Notice tone="warn">{calculator.disclaimer}</Notice>
        <Button as={ShopLink} to="/produkty/granule">
          {calculator.choose}
        </Button>
      </section>
    </>
  )
}
