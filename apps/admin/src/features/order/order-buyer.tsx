import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { services } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { COMPANY } from '#app/texts/shop/company.ts'

/** Who ordered for a company and who of it agreed; nothing is drawn where nobody did. */
export function OrderBuyer({ orderId }: { orderId: number }) {
  const mayRead = useMayDo('applications')
  const { data } = useQuery({
    queryKey: ['order_buyer', orderId],
    queryFn: () => services.orderBuyer({ orderId }),
    enabled: mayRead,
  })
  const buyer = data?.ok ? data.value.buyer : null
  if (!buyer) return null
  const { orderedBy, branch, over, limit, decision, decidedBy, reason } = buyer
  const verdict = decision
    ? [COMPANY.decisions[decision], decidedBy?.name].filter(Boolean).join(' ')
    : COMPANY.undecided
  return (
    <section className="sec" aria-label={COMPANY.buyer}>
      <dl className="kv">
        <dt>{COMPANY.buyer}</dt>
        <dd>
          {orderedBy ? (
            <LinkBase className="lk" to={`/zakaznici/${orderedBy.customerId}`}>
              {orderedBy.name}
            </LinkBase>
          ) : (
            COMPANY.gone
          )}
        </dd>
        {branch && (
          <>
            <dt>{COMPANY.branch}</dt>
            <dd>{branch}</dd>
          </>
        )}
        {over && (
          <>
            <dt>{COMPANY.verdict}</dt>
            <dd>{[verdict, COMPANY.over(over, limit ?? 0), reason].filter(Boolean).join(', ')}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
