import type { GroupPage, MemberAct } from '@shop/contract/order/group-order'
import { Button } from '@shop/ui/button/button'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { Form } from 'react-router'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { groupOrderTexts as texts } from '#app/texts/customer/group-order.ts'
import { MEMBER_PARAM } from './group-forms.ts'
import styles from './group-page.module.css'

type You = NonNullable<GroupPage['you']>

interface OwnPartProps {
  group: GroupPage
  you: You
  token: string
  state: FormState | undefined
}

/** What a member may do now; in each state at most two things. */
const ACTS: Partial<Record<You['state'], readonly MemberAct[]>> = {
  unconfirmed: ['confirm', 'leave'],
  joined: ['leave'],
  left: ['come_back'],
  to_pay: ['leave'],
  asked: ['stay', 'take_back'],
}
const NEEDS_OPEN: readonly MemberAct[] = ['confirm', 'come_back']

/** The part of one member: what it costs now and at the next step, and what can be done with it. */
export function OwnPart({ group, you, token, state }: OwnPartProps) {
  const acts = (ACTS[you.state] ?? []).filter((act) => group.state === 'open' || !NEEDS_OPEN.includes(act))
  const isOpen = group.state === 'open'
  const showsOther = you.otherPrice !== you.price && (isOpen || you.state === 'asked')
  return (
    <section className={styles.part} aria-label={texts.yours}>
      <h2 className="h3">{`${texts.yours}, ${texts.kilos(you.grams)}`}</h2>
      <p>{you.reason === 'goods_gone' ? texts.goodsGone : texts.mine[you.state]}</p>
      {group.payUntil && you.state === 'to_pay' ? <p className="small">{texts.payUntil(group.payUntil)}</p> : null}
      {group.answerUntil && you.state === 'asked' ? (
        <p className="small">{texts.answerUntil(group.answerUntil)}</p>
      ) : null}
      <SummaryRows>
        <SummaryRow name={isOpen ? texts.now(group.percent) : texts.yours} amount={texts.price(you.price)} />
        {showsOther ? <SummaryRow name={texts.ahead(group)} amount={texts.price(you.otherPrice)} /> : null}
        <SummaryRow name={texts.delivery} amount={texts.free} />
      </SummaryRows>
      <FormProblems state={state} />
      {you.orderToken ? (
        <Button as={ShopLink} to={`/kosik/dekujeme?objednavka=${you.orderToken}`} block prefetch="none">
          {you.awaitsPayment ? (you.state === 'stayed' ? texts.payDifference : texts.pay) : texts.order}
        </Button>
      ) : null}
      {acts.length > 0 ? (
        <Form method="post" className="stack">
          <PartFields token={token} />
          {acts.map((act, index) => (
            <Button
              key={act}
              type="submit"
              name="act"
              value={act}
              variant={index === 0 && act !== 'leave' ? undefined : 'line'}
              block
            >
              {texts.acts[act]}
            </Button>
          ))}
        </Form>
      ) : null}
    </section>
  )
}

/** By these the services know whose part it is. */
export function PartFields({ token }: { token: string }) {
  return <input type="hidden" name={MEMBER_PARAM} value={token} />
}
