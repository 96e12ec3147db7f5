import { formatZip } from '@shop/czech/format-contact'
import { nonBreaking } from '@shop/czech/non-breaking'
import type { Visit } from '#app/server/session.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

export async function loadWays() {
  const { items } = await publicData.list(
    publicData
      .from('shipping_methods')
      .select('code,name,kind,price,free_from')
      .eq('storefront_id', storefrontId)
      .order('position'),
  )
  return items.map(({ code, name, kind, price, free_from: freeFrom }) => {
    return { code, name: nonBreaking(name), kind, price, freeFrom }
  })
}

export const nearOf = (search: URLSearchParams): string => (search.get('misto') ?? '').trim().slice(0, 80)

export type FoundPoints = Awaited<ReturnType<typeof findPoints>>

/** Points near a town or a postcode that will still be there when the parcel comes; whether they take it is judged when one is chosen. */
export async function findPoints({ services }: Visit, ways: Awaited<ReturnType<typeof loadWays>>, near: string) {
  const found = near.length > 1 ? await services.pickupPoints({ near, parcel: 'any' }) : null
  const points = found?.ok ? found.value.points.filter(({ status }) => status !== 'closing') : []
  return {
    near: found ? formatZip(near) : '',
    points: points.map(({ id, place, street, city, zip, shippingCode }) => ({
      id,
      shippingCode,
      name: nonBreaking(place),
      way: ways.find(({ code }) => code === shippingCode)?.name ?? '',
      address: nonBreaking(`${street}, ${formatZip(zip)} ${city}`),
    })),
    isAsked: found !== null,
  }
}
