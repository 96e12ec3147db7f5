import type { StaffCoupon } from '@shop/contract/promotion/staff-coupon'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LinkBase } from 'react-admin'
import { Note } from '#app/parts/note.tsx'
import { useMayDo } from '#app/session/use-session.ts'
import { COUPONS } from '#app/texts/coupon.ts'
import { PARTS } from '#app/texts/parts.ts'
import { describeBenefit } from './describe-benefit.ts'
import { ask } from './price-questions.ts'

const LOOKS = { draft: 'wrn o', planned: 'inf', running: 'ok', over: '', stopped: 'bad' } as const

/** Coupons with what became of them. */
export function CouponsTab() {
  const [find, setFind] = useState('')
  const mayWrite = useMayDo('promotions')
  const { data, isPending, isError } = useQuery({
    queryKey: ['coupons', find],
    queryFn: () => ask('staffCoupons', { find }),
  })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFind(String(new FormData(event.currentTarget).get('find')))
  }
  return (
    <>
      <div className="tool">
        <form className="row" onSubmit={search}>
          <input className="inp" name="find" type="search" aria-label={COUPONS.find} placeholder={COUPONS.find} />
          <button type="submit" className="btn">
            {COUPONS.findButton}
          </button>
        </form>
        {mayWrite && (
          <LinkBase to="/ceny/kupony/novy" className="btn p r">
            {COUPONS.add}
          </LinkBase>
        )}
      </div>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {isPending && <p className="pad mut">{PARTS.loading}</p>}
      {data &&
        (data.coupons.length === 0 ? (
          <div className="empty pad">
            <h2>{COUPONS.empty}</h2>
          </div>
        ) : (
          <CouponsTable coupons={data.coupons} />
        ))}
    </>
  )
}

function CouponsTable({ coupons }: { coupons: readonly StaffCoupon[] }) {
  const { columns } = COUPONS
  return (
    <table className="tb">
      <caption className="vh">{COUPONS.caption}</caption>
      <thead>
        <tr>
          <th>{columns.code}</th>
          <th>{columns.name}</th>
          <th>{columns.benefit}</th>
          <th>{columns.days}</th>
          <th>{columns.state}</th>
          <th className="num">{columns.uses}</th>
          <th className="num">{columns.cost}</th>
          <th className="num">{columns.paid}</th>
        </tr>
      </thead>
      <tbody>
        {coupons.map(({ id, draft, state, redemptions, cost, paid }) => (
          <tr key={id}>
            <td>
              <LinkBase to={`/ceny/kupony/${id}`} className="mono">
                {draft.code}
              </LinkBase>
            </td>
            <td>
              {draft.name}
              {draft.isAutomatic && <span className="block xs mut">{COUPONS.automatic}</span>}
            </td>
            <td>{describeBenefit(draft.benefit)}</td>
            <td>
              {formatDate(draft.validFrom)} – {formatDate(draft.validTo)}
            </td>
            <td>
              <span className={`st ${LOOKS[state]}`}>{COUPONS.states[state]}</span>
            </td>
            <td className="num">{COUPONS.of(redemptions, draft.limitTotal)}</td>
            <td className="num b6">{formatPrice(cost)}</td>
            <td className="num">{formatPrice(paid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
