import type { CaseForm, CaseQuote } from '@shop/contract/case/case'
import type { CaseKind } from '@shop/domain/case/case-state'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { stateOf } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { caseFormTexts as texts } from '#app/texts/order/case-form.ts'
import { CASE_FORM, type WrittenValues } from './case-form-name.ts'
import { CaseList } from './case-list.tsx'
import styles from './case-page.module.css'
import { ComplaintForm } from './complaint-form.tsx'
import { GuaranteeForm } from './guarantee-form.tsx'
import { ChooseWithdrawn, ConfirmWithdrawal } from './withdrawal-form.tsx'

interface CaseFormPageProps {
  kind: CaseKind
  form: CaseForm
  answer: unknown
  /** What the link itself knows, as that of a recall does. */
  written?: WrittenValues
}

type StepAnswer = { step: 'edit'; values: WrittenValues } | { step: 'confirm'; values: WrittenValues; quote: CaseQuote }

/** The form of one kind for one order, and beside it what one should know before sending it. */
export function CaseFormPage({ kind, form, answer, written: known = {} }: CaseFormPageProps) {
  const state = stateOf(CASE_FORM, answer)
  const step = answer && typeof answer === 'object' && 'step' in answer ? (answer as StepAnswer) : null
  const written = step?.values ?? state?.values ?? known
  return (
    <div className={`wrap section-tight ${styles.page}`}>
      <div className="stack">
        <h1>{texts.headings[kind]}</h1>
        <p className="muted">
          {texts.about(form.orderNumber, form.deliveredOn)} {form.until[kind] ? texts.untilDay(form.until[kind]) : null}
        </p>
        {form.canCancel && kind === 'withdrawal' ? <CancelInstead token={form.orderToken} /> : null}
        {step?.step === 'confirm' ? (
          <ConfirmWithdrawal quote={step.quote} written={written} />
        ) : (
          <KindForm kind={kind} form={form} state={state} written={written} />
        )}
      </div>
      <aside className={styles.aside}>
        <Beside kind={kind} />
        {form.cases.length > 0 ? (
          <section className="stack">
            <h2 className="h3">{texts.already}</h2>
            <CaseList cases={form.cases} />
          </section>
        ) : null}
      </aside>
    </div>
  )
}

type KindFormProps = Omit<CaseFormPageProps, 'answer' | 'written'> & {
  state: ReturnType<typeof stateOf>
  written: WrittenValues
}

function KindForm({ kind, ...rest }: KindFormProps) {
  if (kind === 'withdrawal') return <ChooseWithdrawn {...rest} />
  return kind === 'complaint' ? <ComplaintForm {...rest} /> : <GuaranteeForm {...rest} />
}

function CancelInstead({ token }: { token: string | null }) {
  return (
    <Notice>
      <p>{texts.canCancel}</p>
      {token ? (
        <Button as={ShopLink} to={`/l/objednavka/${token}`} size="small" variant="line">
          {texts.openOrder}
        </Button>
      ) : null}
    </Notice>
  )
}

function Beside({ kind }: { kind: CaseKind }) {
  if (kind === 'withdrawal') return null
  const isComplaint = kind === 'complaint'
  return (
    <section className="stack">
      <h2 className="h3">{isComplaint ? texts.rights : texts.guaranteeRules}</h2>
      <ul className="noses">
        {(isComplaint ? texts.rightsList : texts.guaranteeList).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {isComplaint ? (
        <p>
          <TextLink as={ShopLink} to="/s/reklamacni-rad">
            {texts.rules}
          </TextLink>
        </p>
      ) : null}
    </section>
  )
}
