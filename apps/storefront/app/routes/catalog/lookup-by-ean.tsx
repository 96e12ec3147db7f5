import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { data, Form, redirect } from 'react-router'
import { findVariantByEan } from '#app/features/catalog/find-product.server.ts'
import { parseEan } from '#app/features/catalog/parse-ean.ts'
import { PageHead } from '#app/features/content/page-head.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { catalogTexts } from '#app/texts/catalog.ts'
import type { Route } from './+types/lookup-by-ean.ts'

const { ean: texts } = catalogTexts

export async function loader({ params, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('kod')
  if (typed) throw redirect(`/ean/${encodeURIComponent(typed.trim())}`)
  if (!params.ean) return { isUnknown: false }
  const ean = parseEan(params.ean)
  const found = ean && (await findVariantByEan(ean))
  if (found) throw redirect(`/produkt/${found.slug}?varianta=${found.sku}`)
  return data({ isUnknown: true }, { status: 404 })
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function LookupByEan({ loaderData: { isUnknown }, params }: Route.ComponentProps) {
  return (
    <div className="wrap wrap-read section-tight">
      <PageHead
        name={texts.heading}
        heading={isUnknown ? texts.unknownHeading : texts.heading}
        lead={isUnknown ? texts.unknownText : texts.lead}
      />
      <Form action="/ean" className="stack">
        <Field label={texts.label}>
          <Input name="kod" inputMode="numeric" autoComplete="off" required defaultValue={params.ean} />
        </Field>
        <Button type="submit">{texts.submit}</Button>
      </Form>
    </div>
  )
}
