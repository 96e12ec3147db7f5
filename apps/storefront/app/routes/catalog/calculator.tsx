import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { data } from 'react-router'
import { BigCalculator } from '#app/features/catalog/calculator/big-calculator.tsx'
import { parseCalculator } from '#app/features/catalog/calculator/calculator-input.ts'
import { loadCalculator } from '#app/features/catalog/calculator/load-calculator.server.ts'
import { shareProposal } from '#app/features/catalog/calculator/share-proposal.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { publicPageUntilCutOff } from '#app/server/public-page-until-cut-off.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { bigCalculatorTexts as texts } from '#app/texts/catalog/big-calculator.ts'
import type { Route } from './+types/calculator.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const asked = parseCalculator(url.searchParams)
  const page = { asked, ...(await loadCalculator(asked)) }
  // Somebody's dog in the address makes the answer somebody's own.
  const isOwn = asked.dogs.some(({ dog }) => dog !== null)
  const shared = publicPageUntilCutOff(page.promise.orderBy, 'catalog')
  return data(page, { headers: isOwn ? { 'Cache-Control': 'private, no-store' } : shared })
}

/** What was worked out, as a basket behind a link. */
export async function action({ request, context }: Route.ActionArgs) {
  return shareProposal(request, visitOf(context).services)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, description: texts.description })

export default function Calculator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BigCalculator {...loaderData} refusal={actionData?.refusal ?? null} />
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
