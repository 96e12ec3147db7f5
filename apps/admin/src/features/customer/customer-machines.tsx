import type { PartnerMachines } from '@shop/contract/webhook/staff-machines'
import { useQuery } from '@tanstack/react-query'
import { services } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { MACHINES } from '#app/texts/shop/machines.ts'

/** What machines of a partner hear and ask; nothing is drawn for who has none. */
export function CustomerMachines({ customerId }: { customerId: number }) {
  const mayRead = useMayDo('applications')
  const { data } = useQuery({
    queryKey: ['partner_machines', customerId],
    queryFn: () => services.partnerMachines({ customerId }),
    enabled: mayRead,
  })
  const machines = data?.ok ? data.value : null
  if (!machines || machines.webhooks.length + machines.keys.length === 0) return null
  return (
    <section className="sec" aria-label={MACHINES.heading}>
      <header>
        <h2>{MACHINES.heading}</h2>
      </header>
      {!machines.isPartner && <p className="bad sm">{MACHINES.notPartner}</p>}
      <h3>{MACHINES.webhooks}</h3>
      {machines.webhooks.length === 0 && <p className="mut sm">{MACHINES.noWebhooks}</p>}
      <ul className="stack">
        {machines.webhooks.map((webhook) => (
          <WebhookLine key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      <h3>{MACHINES.keys}</h3>
      {machines.keys.length === 0 && <p className="mut sm">{MACHINES.noKeys}</p>}
      <ul className="stack">
        {machines.keys.map((key) => (
          <KeyLine key={key.id} apiKey={key} />
        ))}
      </ul>
    </section>
  )
}

function WebhookLine({ webhook }: { webhook: PartnerMachines['webhooks'][number] }) {
  const { host, topics, state, failingSince, waiting, last } = webhook
  const outcome =
    last && MACHINES.last(MACHINES.outcomes[last.outcome] ?? last.outcome, last.status, formatMoment(last.at))
  return (
    <li>
      <b>{host}</b> <span className={state === 'paused' ? 'bad' : 'mut'}>{MACHINES.states[state]}</span>
      {waiting > 0 && `, ${MACHINES.waiting(waiting)}`}
      {failingSince && <span className="bad">, {MACHINES.failing(formatMoment(failingSince))}</span>}
      <br />
      <span className="mut sm">
        {topics.map((topic) => MACHINES.topics[topic]).join(', ')}; {outcome ?? MACHINES.never}
      </span>
    </li>
  )
}

function KeyLine({ apiKey }: { apiKey: PartnerMachines['keys'][number] }) {
  const { name, prefix, scopes, usedAt, revokedAt } = apiKey
  return (
    <li>
      <b>{name}</b> <span className="mut">{prefix}…</span>
      <br />
      <span className="mut sm">
        {scopes.map((scope) => MACHINES.scopes[scope]).join(', ')};{' '}
        {revokedAt
          ? MACHINES.revoked(formatMoment(revokedAt))
          : usedAt
            ? MACHINES.used(formatMoment(usedAt))
            : MACHINES.unused}
      </span>
    </li>
  )
}
