import { LINK_ACTIONS, type LinkAction, type LinkPurpose, type LinkView } from '@shop/contract/link'
import { maskEmail } from '@shop/domain/customer/mask-email'
import { insertLink, type LinkRow } from '#app/identity/links.sql'
import type { Db } from '#app/store/database'
import { hashSecret, makeSecret } from '#app/store/secret'

/** What may come along with pressing the button. */
export interface GivenWithLink {
  password: string | null
  hash: string | null
  registrationKey: string | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const LINK_LIFETIME_MS: Record<LinkPurpose, number> = {
  confirm_registration: 48 * HOUR,
  confirm_email: 48 * HOUR,
  reset_password: 60 * MINUTE,
  sign_in: 15 * MINUTE,
}

type LinkObject = { userId: string } | { registrationId: number }

interface LinkOrder {
  purpose: LinkPurpose
  email: string
  object: LinkObject
  returnTo?: string | null
  now: Date
  storefrontUrl: string
}

/** Makes a link and returns its address; it must go into a mail and nowhere else. `id` names the event of that mail. */
export async function issueLink(db: Db, order: LinkOrder): Promise<{ id: number; url: string }> {
  const { purpose, email, object, returnTo = null, now, storefrontUrl } = order
  const token = makeSecret()
  const id = await insertLink(db, {
    tokenHash: hashSecret(token),
    purpose,
    email,
    userId: 'userId' in object ? object.userId : null,
    registrationId: 'registrationId' in object ? object.registrationId : null,
    returnTo,
    now,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS[purpose]),
  })
  return { id, url: `${storefrontUrl}/l/${actionOf(purpose)}/${token}` }
}

function actionOf(purpose: LinkPurpose): LinkAction {
  const actions = Object.keys(LINK_ACTIONS) as LinkAction[]
  const action = actions.find((name) => (LINK_ACTIONS[name] as readonly LinkPurpose[]).includes(purpose))
  if (!action) throw new Error(`No address opens ${purpose}.`)
  return action
}

export function linkState(link: LinkRow, now: Date): LinkView['state'] {
  if (link.usedAt) return 'used'
  if (link.revokedAt) return 'revoked'
  return link.expiresAt <= now ? 'expired' : 'ready'
}

export function toLinkView(link: LinkRow, now: Date): LinkView {
  return {
    purpose: link.purpose,
    state: linkState(link, now),
    email: maskEmail(link.email),
    expiresAt: link.expiresAt.toISOString(),
    usedAt: link.usedAt?.toISOString() ?? null,
  }
}
