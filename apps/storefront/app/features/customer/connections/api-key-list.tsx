import type { ApiKey, ApiKeys } from '@shop/contract/partner-api/api-keys'
import { formatDate, formatMoment } from '@shop/czech/format-date'
import { toPragueDay, toPragueTime } from '@shop/domain/calendar/prague-time'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { apiKeyTexts as texts } from '#app/texts/customer/api-keys.ts'
import styles from './connections.module.css'

/** Keys of a partner, how they begin and when a machine came with them last. */
export function ApiKeyList({ keys, isPartner }: ApiKeys) {
  if (keys.length === 0) return <p className="muted">{texts.empty}</p>
  return (
    <>
      {isPartner ? null : <p>{texts.suspendedLead}</p>}
      <ul className={styles.list}>
        {keys.map((one) => (
          <ApiKeyItem key={one.id} one={one} isPartner={isPartner} />
        ))}
      </ul>
    </>
  )
}

function ApiKeyItem({ one, isPartner }: { one: ApiKey; isPartner: boolean }) {
  const { id, name, prefix, scopes, createdAt, usedAt, revokedAt } = one
  return (
    <li className={styles.item}>
      <p className={styles.url}>
        <b>{name}</b> <code>{`${prefix}…`}</code> <State revokedAt={revokedAt} isPartner={isPartner} />
      </p>
      <p className="small muted">{scopes.map((scope) => texts.scopeNames[scope]).join(', ')}</p>
      <p className="small muted">
        {texts.made(formatDate(toPragueDay(createdAt)))}
        {'. '}
        {usedAt ? texts.used(formatMoment(toPragueTime(new Date(usedAt)))) : texts.unused}
        {revokedAt ? `. ${texts.revokedOn(formatDate(toPragueDay(revokedAt)))}` : null}
      </p>
      {revokedAt ? null : (
        <Form method="post" className="row" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="revoke-key"
            size="small"
            variant="line"
            aria-label={texts.of(texts.revoke, name)}
          >
            {texts.revoke}
          </Button>
        </Form>
      )}
    </li>
  )
}

function State({ revokedAt, isPartner }: { revokedAt: string | null; isPartner: boolean }) {
  if (revokedAt) return <Badge>{texts.revoked}</Badge>
  if (!isPartner) return <Badge tone="warn">{texts.suspended}</Badge>
  return <Badge tone="success">{texts.holds}</Badge>
}
