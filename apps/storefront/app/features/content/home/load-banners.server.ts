import { BannerRow } from '@shop/contract/content'
import { nonBreaking } from '@shop/czech/non-breaking'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { toShopAddress } from '#app/addresses/shop-address.ts'
import { isSafeTarget } from '#app/prose/is-safe-target.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

export interface HomeBanner {
  id: number
  heading: string
  text: string
  action: NamedLink | null
  picture: string
  tint: string
}

/** What runs now; the database decides. */
export async function loadBanners(): Promise<HomeBanner[]> {
  const columns = 'id,heading,body,label,href,picture,tint'
  const query = publicData.from('home_banners').select(columns).eq('storefront_id', storefrontId)
  const { items } = await publicData.list(query.order('position').order('id'))
  return BannerRow.array().parse(items).map(toBanner)
}

export function toBanner({ id, heading, body, label, href, picture, tint }: BannerRow): HomeBanner {
  return {
    ...{ id, picture, tint },
    heading: nonBreaking(heading),
    text: nonBreaking(body),
    action: label !== '' && isSafeTarget(href) ? { label: nonBreaking(label), to: toShopAddress(href) } : null,
  }
}
