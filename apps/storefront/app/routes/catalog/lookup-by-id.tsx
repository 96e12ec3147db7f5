import { redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { findSlugById } from '#app/features/catalog/product/find-product.server.ts'
import type { Route } from './+types/lookup-by-id.ts'

/** The stable address in feeds, on invoices and on paper; parameters of campaigns survive it. */
export async function loader({ params, url }: Route.LoaderArgs) {
  if (!params.id) throw redirect('/produkty')
  const slug = /^[1-9]\d{0,14}$/.test(params.id) ? await findSlugById(Number(params.id)) : null
  if (!slug) throw pageNotFound()
  throw redirect(`/produkt/${slug}${url.search}`, 301)
}

export default function LookupById() {
  return null
}
