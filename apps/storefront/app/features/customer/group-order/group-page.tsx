import type { GroupPage } from '@shop/contract/order/group-order'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { ProgressTrail } from '@shop/ui/progress-trail/progress-trail'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, stateOf } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { groupOrderTexts as texts } from '#app/texts/customer/group-order.ts'
import { GoodsChoice } from './goods-choice.tsx'
import { JOIN_FORM, PART_FORM } from './group-forms.ts'
import styles from './group-page.module.css'
import { MemberList } from './member-list.tsx'
import { OwnPart, PartFields } from './own-part.tsx'

interface GroupOrderPageProps {
  group: GroupPage
  /** Of the member whose link was opened. */
  token: string | null
  done: string | null
  answer: FormState | undefined
}

/** A group order for whoever has its link: prices, sum and deadline; for a member also the own part and the others. */
export function GroupOrderPage({ group, token, done, answer }: GroupOrderPageProps) {
  const { you, state } = group
  const isOpen = state === 'open'
  return (
    <>
      <GroupHead group={group} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          {done && Object.hasOwn(texts.done, done) ? (
            <Notice tone="success" role="status">
              {texts.done[done as keyof typeof texts.done]}
            </Notice>
          ) : null}
          {state === 'failed' ? <Ended /> : null}
          {isOpen && you === null ? <JoinForm group={group} state={stateOf(JOIN_FORM, answer)} /> : null}
          {isOpen && you && token && (you.state === 'joined' || you.state === 'unconfirmed') ? (
            <PartForm group={group} token={token} isConfirmed={you.state === 'joined'} />
          ) : null}
          {you ? <MemberList members={group.members} grams={group.grams} /> : null}
          <section className="stack">
            <h2>{texts.how}</h2>
            <ol className={styles.steps}>
              {texts.steps(group.deadlineAt).map((step) => (
                <li key={step}>{nonBreaking(step)}</li>
              ))}
            </ol>
          </section>
        </div>
        <aside className={styles.side}>
          {you && token ? <OwnPart group={group} you={you} token={token} state={stateOf(PART_FORM, answer)} /> : null}
          <section className="stack">
            <h2 className="h3">{texts.where}</h2>
            <p>
              {nonBreaking(`${group.placeName}, ${group.place}`)}
              {group.pickupNote ? <span className={styles.line}>{nonBreaking(group.pickupNote)}</span> : null}
            </p>
            <p className="small">{texts.byName}</p>
            <p className="small muted">{texts.nothingForOrganiser}</p>
          </section>
        </aside>
      </div>
    </>
  )
}

function GroupHead({ group }: { group: GroupPage }) {
  const { title, organiser, next, grams, people, state, deadlineAt, steps } = group
  const goal = next?.fromGrams ?? steps.at(-1)?.fromGrams ?? null
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.headline}`}>
        <div className="stack">
          <Breadcrumbs label={catalogTexts.breadcrumbs}>
            <ShopLink to="/">{texts.home}</ShopLink>
            <span aria-current="page">{texts.crumb}</span>
          </Breadcrumbs>
          <h1>{nonBreaking(title)}</h1>
          <p className="lead">{nonBreaking(texts.preparedBy(organiser))}</p>
        </div>
        <div className="stack">
          <p className="h2">{texts.goal(group)}</p>
          <ProgressTrail value={goal ? (100 * grams) / goal : 0} label={texts.progress} />
          <p className={styles.facts}>
            <b>{texts.sum(grams, next?.fromGrams ?? null)}</b>
            <span>{texts.people(people)}</span>
          </p>
          <p className="small">
            {state === 'open' ? texts.deadline(deadlineAt) : null} {texts.groupStates[state]}
          </p>
        </div>
      </div>
    </header>
  )
}

function Ended() {
  return (
    <section className="stack">
      <h2>{texts.calledOff}</h2>
      <p>{texts.calledOffText}</p>
      <div>
        <Button as={ShopLink} to="/produkty">
          {texts.shop}
        </Button>
      </div>
    </section>
  )
}

function JoinForm({ group, state }: { group: GroupPage; state: FormState | undefined }) {
  const shared = { form: JOIN_FORM, state }
  return (
    <Form method="post" className="stack">
      <h2>{texts.choose}</h2>
      <p className="muted">{texts.chooseLead}</p>
      <GoodsChoice goods={group.goods} values={state?.values} />
      <h2>{texts.join}</h2>
      <p>{texts.joinLead}</p>
      <FormProblems state={state} />
      <div className="form-grid">
        <FormInput {...shared} name="firstName" label={texts.firstName} autoComplete="given-name" required />
        <FormInput
          {...shared}
          name="lastName"
          label={texts.lastName}
          hint={texts.nameHint}
          autoComplete="family-name"
          required
        />
        <FormInput
          {...shared}
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          span="full"
          required
        />
      </div>
      <div>
        <Button type="submit" size="large">
          {texts.joinSubmit}
        </Button>
      </div>
    </Form>
  )
}

interface PartFormProps {
  group: GroupPage
  token: string
  isConfirmed: boolean
}

function PartForm({ group, token, isConfirmed }: PartFormProps) {
  return (
    <Form method="post" className="stack">
      <h2>{texts.yours}</h2>
      <p className="muted">{texts.chooseLead}</p>
      <GoodsChoice key={group.grams} goods={group.goods} isFixed={!isConfirmed} />
      {isConfirmed ? (
        <div>
          <PartFields token={token} />
          <Button type="submit" name="act" value="change" variant="line">
            {texts.acts.change}
          </Button>
        </div>
      ) : null}
    </Form>
  )
}
