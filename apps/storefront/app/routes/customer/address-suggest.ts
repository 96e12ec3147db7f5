import type { AddressSuggestion } from '#app/features/customer/addresses/address-suggestion.ts'
import { publicData } from '#app/server/shop.server.ts'
import type { Route } from './+types/address-suggest.ts'

const LONGEST_QUERY = 100
const MOST = 6

/** Addresses for what is typed so far. Public register, same answer for everybody. */
export async function loader({ url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  const { items } =
    q.length < 3
      ? { items: [] }
      : await publicData.list(publicData.rpc('suggest_address', { q, max_results: MOST }, { get: true }))
  const suggestions: AddressSuggestion[] = items.map((row) => ({
    placeCode: row.place_code,
    label: row.label ?? '',
    street: row.street ?? '',
    city: row.city ?? '',
    zip: row.zip ?? '',
    isComplete: row.is_complete === true,
  }))
  return Response.json({ suggestions }, { headers: { 'Cache-Control': 'public, max-age=60, s-maxage=300' } })
}
