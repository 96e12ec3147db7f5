import bowl from '@shop/ui/assets/bowl.svg'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { data } from 'react-router'
import { BigCalculator } from '#app/features/catalog/calculator/big-calculator.tsx'
import { parseCalculator } from '#app/features/catalog/calculator/calculator-input.ts'
import { loadCalculator } from '#app/features/catalog/calculator/load-calculator.server.ts'
import { BlockHead } from '#app/features/content/sections/block-head.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { publicPage } from '#app/server/page-cache.server.ts'
import { bigCalculatorTexts as texts } from '#app/texts/catalog/big-calculator.ts'
import type { Route } from './+types/calculator.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const asked = parseCalculator(url.searchParams)
  const page = { asked, ...(await loadCalculator(asked)) }
  // Somebody's dog in the address makes the answer somebody's own.
  const isOwn = asked.dogs.some(({ dog }) => dog !== null)
  return data(page, { headers: isOwn ? { 'Cache-Control': 'private, no-store' } : publicPage('catalog', 'calculator') })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, description: texts.description })

export default function Calculator({ loaderData: { asked, foods, treats, packs } }: Route.ComponentProps) {
  return (
    <>
      <BlockHead
        theme={{ colour: 'yellow', art: { src: bowl, width: 640, height: 420 } }}
        name={texts.heading}
        heading={texts.heading}
        lead={texts.lead}
      />
      <BigCalculator asked={asked} foods={foods} treats={treats} packs={packs} />
      <section className="soft section-tight">
        <div className="wrap stack">
          <h2>{texts.howHeading}</h2>
          <ul className="noses">
            {texts.how.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <LinkArrow as={ShopLink} to="/blog/kolik-krmiva-do-misky">
            {texts.article}
          </LinkArrow>
        </div>
      </section>
    </>
  )
}
