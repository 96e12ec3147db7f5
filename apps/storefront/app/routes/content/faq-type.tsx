import { data } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { pageNotFound } from '#app/errors/page-error.ts'
import { JsonLd } from '#app/features/catalog/product/json-ld.tsx'
import { FaqColumns, FaqQuestions, FaqSearch } from '#app/features/content/faq/faq-view.tsx'
import { loadFaqType } from '#app/features/content/faq/load-faq.server.ts'
import { toFaqJsonLd } from '#app/features/content/faq/to-faq-json-ld.server.ts'
import { MethodTables } from '#app/features/content/methods/method-tables.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { PageHead } from '#app/prose/page-head.tsx'
import { contentPage } from '#app/server/content-page.server.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import type { Route } from './+types/faq-type.ts'

const ABOVE: NamedLink[] = [{ label: contentTexts.faqName, to: '/casto-kladene-dotazy' }]

export async function loader({ params }: Route.LoaderArgs) {
  const page = await loadFaqType(params.type)
  if (!page) throw pageNotFound()
  const jsonLd = toFaqJsonLd(page.questions, { above: ABOVE, name: page.type.name })
  return data({ ...page, jsonLd }, { headers: await contentPage('faq') })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData: { type } }) =>
  pageMeta({ title: type.title, description: type.seoDescription })

export default function FaqType({ loaderData }: Route.ComponentProps) {
  const { type, types, questions, methods, jsonLd } = loaderData
  return (
    <div className="wrap">
      <PageHead name={type.name} above={ABOVE} heading={type.name} lead={type.description} />
      <FaqSearch />
      <FaqColumns topics={types}>
        {methods ? <MethodTables methods={methods} /> : null}
        <FaqQuestions questions={questions} isFirstOpen={!methods} />
      </FaqColumns>
      <JsonLd graph={jsonLd} />
    </div>
  )
}
