import type { ServicesClient } from '@shop/clients/services'
import { GroupHash, type GroupPage } from '@shop/contract/order/group-order'

/** Links of groups are shorter than those of baskets: one address, two kinds of things behind it. */
export function isGroupHash(hash: string): boolean {
  return GroupHash.safeParse(hash).success
}

/** Null for an address that is no group. */
export async function loadGroup(
  services: ServicesClient,
  hash: string,
  member: string | null,
): Promise<GroupPage | null> {
  if (!isGroupHash(hash)) return null
  const answer = await services.groupPage(member ? { hash, member: member.slice(0, 120) } : { hash })
  return answer.ok ? answer.value : null
}
