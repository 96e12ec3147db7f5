import type { CompanyPeople, OwnCompanyOrder } from '@shop/contract/company/people'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { mayInCompany } from '@shop/domain/company/company-rights'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { companyPeopleTexts as texts } from '#app/texts/customer/company/company-people.ts'
import { OWN_FORM } from './company-forms.ts'
import styles from './company-people.module.css'

/** What somebody may order for the company and what they have ordered. */
export function OwnPart({ place, answer }: { place: CompanyPeople; answer: unknown }) {
  const { role, isOwner, isSuspended, ownOrders, deciders } = place
  const mayOrder = mayInCompany(role, 'order') && !isSuspended
  return (
    <>
      {isOwner ? null : (
        <AccountBlock id="limit" heading={texts.leftHeading}>
          {isSuspended ? <p>{texts.suspended}</p> : mayOrder ? <Limits place={place} /> : null}
          {mayInCompany(role, 'order') ? null : <p>{texts.accountantOrders}</p>}
          {mayInCompany(role, 'see_money') ? null : <p className="small muted">{texts.buyerMoney}</p>}
          {mayOrder ? (
            <div className="row">
              <Button as={ShopLink} to="/velkoobchod/rychla-objednavka" size="small">
                {texts.quickOrder}
              </Button>
            </div>
          ) : null}
        </AccountBlock>
      )}
      {ownOrders ? (
        <AccountBlock id="moje-objednavky" heading={texts.ownOrders}>
          <FormProblems state={stateOf(OWN_FORM, answer)} />
          {ownOrders.length === 0 ? <p className="muted">{texts.ownOrdersNone}</p> : null}
          <ul className={styles.list}>
            {ownOrders.map((order) => (
              <OwnOrder key={order.number} order={order} deciders={deciders} />
            ))}
          </ul>
        </AccountBlock>
      ) : null}
    </>
  )
}

function Limits({ place: { limits, deciders, branch } }: { place: CompanyPeople }) {
  const order = limits?.order ?? null
  const month = limits?.month ?? null
  if (!limits || (order === null && month === null)) return <p>{texts.unlimited}</p>
  return (
    <>
      {month === null ? null : (
        <>
          <p className="h3">{texts.leftOf(Math.max(0, month - limits.spent))}</p>
          <progress
            className={styles.spent}
            value={Math.min(limits.spent, month)}
            max={Math.max(month, 1)}
            aria-label={texts.spentOf(limits.spent, month)}
          />
          <p className="small muted">{texts.spentOf(limits.spent, month)}</p>
        </>
      )}
      <p>{order === null ? texts.overMonthBy(deciders) : texts.alone(order, deciders)}</p>
      {branch ? (
        <p className="small">
          {texts.branch}: {branch.name}, {branch.street}, {branch.city}
        </p>
      ) : null}
    </>
  )
}

function OwnOrder({ order, deciders }: { order: OwnCompanyOrder; deciders: readonly string[] }) {
  const { orderId, number, placedAt, state, net, awaitsCompany, reason, accessToken } = order
  return (
    <li className={styles.person}>
      <p className={styles.name}>
        <ShopLink to={`/l/objednavka/${accessToken}`}>{number}</ShopLink>
        <span className="small muted">{formatDate(toPragueDay(placedAt))}</span>
      </p>
      <p className="small">
        <Badge tone={awaitsCompany ? 'warn' : undefined}>
          {awaitsCompany ? texts.awaits(deciders) : accountTexts.orderStates[state]}
        </Badge>
        {reason ? ` ${texts.refused(reason)}` : null}
      </p>
      <p className="small">
        {texts.net} {formatPrice(net)}
      </p>
      {awaitsCompany ? (
        <Form method="post" className="stack">
          <input type="hidden" name="id" value={orderId} />
          <p className="small muted">{texts.takeBackLead}</p>
          <div className="row">
            <Button type="submit" name="intent" value="take-back" size="small" variant="line">
              {texts.of(texts.edit, number)}
            </Button>
          </div>
        </Form>
      ) : null}
    </li>
  )
}

/** Only the owner of the account has to stay. */
export function LeaveCompany({ isOwner }: { isOwner: boolean }) {
  if (isOwner) return null
  return (
    <AccountBlock heading={texts.leave} lead={texts.leaveLead}>
      <Form method="post" className="row">
        <Button type="submit" name="intent" value="leave" size="small" variant="danger">
          {texts.leave}
        </Button>
      </Form>
    </AccountBlock>
  )
}
