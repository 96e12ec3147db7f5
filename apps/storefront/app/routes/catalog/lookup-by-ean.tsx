import { type EanRefusal, parseEan } from '@shop/domain/catalog/ean'
import { data, redirect } from 'react-router'
import { MissingMark } from '#app/errors/missing-mark.tsx'
import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import { loadPopularCards } from '#app/features/catalog/product/find-product.server.ts'
import { EanForm } from '#app/features/catalog/search/ean-form.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { PageHead } from '#app/prose/page-head.tsx'
import { attempt } from '#app/server/attempt.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { eanTexts } from '#app/texts/catalog/ean.ts'
import type { Route } from './+types/lookup-by-ean.ts'

const OFFERED = 4

interface Lookup {
  refusal: EanRefusal | 'unknown' | 'later' | null
}

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const typed = url.searchParams.get('kod')
  if (typed !== null) throw redirect(`/ean/${encodeURIComponent(typed.trim())}`)
  if (!params.ean) return { refusal: null, offer: [] } satisfies Lookup & { offer: [] }
  const ean = parseEan(params.ean)
  if (!ean.ok) return data({ refusal: ean.code, offer: [] }, { status: 404 })
  const looked = await attempt(request, visitOf(context).services.lookUpEan({ ean: ean.value }))
  if (!looked.ok) {
    return data({ refusal: 'later' as const, offer: [] }, { status: looked.code === 'too_many_attempts' ? 429 : 503 })
  }
  const { pack } = looked.value
  if (pack) throw redirect(`/produkt/${pack.slug}?varianta=${pack.sku}`)
  return data({ refusal: 'unknown' as const, offer: await loadPopularCards(OFFERED) }, { status: 404 })
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: eanTexts.title, description: eanTexts.description, noIndex: true })

export default function LookupByEan({ loaderData: { refusal, offer }, params }: Route.ComponentProps) {
  return (
    <div className="wrap section-tight">
      {refusal && refusal !== 'later' ? <MissingMark /> : null}
      <PageHead
        name={eanTexts.heading}
        heading={refusal === 'unknown' ? eanTexts.unknownHeading : eanTexts.heading}
        lead={refusal === 'unknown' ? eanTexts.unknownText : eanTexts.lead}
      />
      <EanForm typed={params.ean} refusal={refusal === 'unknown' ? null : refusal} />
      {offer.length > 0 ? (
        <section className="section-tight stack">
          <h2>{eanTexts.offer}</h2>
          <ProductCards cards={offer} columns="four" heading="h3" />
        </section>
      ) : null}
    </div>
  )
}
