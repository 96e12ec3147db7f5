import type { CaseView as Case } from '@shop/contract/case/case'
import type { ThreadView as Thread } from '@shop/contract/inbox/thread'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { caseTexts as texts } from '#app/texts/order/case.ts'
import { CaseDecision } from './case-decision.tsx'
import styles from './case-page.module.css'
import { CaseThread } from './case-thread.tsx'
import { HowToSend } from './how-to-send.tsx'
import { isAwaited, isOpenCase } from './is-open-case.ts'
import { MissingAccount } from './missing-account.tsx'

interface CaseViewProps {
  found: Case
  token: string
  /** Just sent: the head says so. */
  isFresh: boolean
  state: FormState | undefined
  /** What was written about it; none where nobody talks. */
  thread: Thread | null
  isSent: boolean
  answer: FormState | undefined
}

/** One case: that it was taken and when, what it says, what comes next, and the way back while there is one. */
export function CaseView({ found, token, isFresh, state, thread, isSent, answer }: CaseViewProps) {
  return (
    <div className={`wrap section-tight ${styles.page}`}>
      <div className="stack">
        <CaseHead found={found} token={token} isFresh={isFresh} />
        <FormProblems state={state} />
        <CaseDecision found={found} />
        {found.needsAccount ? <MissingAccount state={state} /> : null}
        <About found={found} token={token} />
        <Way found={found} />
        {thread && found.threadToken ? (
          <CaseThread thread={thread} threadToken={found.threadToken} isSent={isSent} state={answer} />
        ) : null}
      </div>
      <aside className={styles.aside}>
        {isAwaited(found.state) ? <HowToSend found={found} /> : null}
        {found.canCancel ? <CancelCase found={found} /> : null}
      </aside>
    </div>
  )
}

function CaseHead({ found, token, isFresh }: Pick<CaseViewProps, 'found' | 'token' | 'isFresh'>) {
  const { number, kind, state, email, decideBy, decidedAt, ended } = found
  const isOpen = isOpenCase(state)
  return (
    <div className={`on-dark ${styles.head}`} role={isFresh ? 'status' : undefined}>
      <p className="small">
        {texts.kinds[kind]} <span className="num">{number}</span>
      </p>
      <h1>{ended ? texts.ends[ended].heading : isFresh && isOpen ? texts.acceptedHeads[kind] : texts.states[state]}</h1>
      <p className={`num ${styles.stamp}`}>
        <Received found={found} />
      </p>
      <p>
        {texts.number(number)} {ended ? texts.ends[ended].text : texts.confirmedTo(email)}{' '}
        {isOpen
          ? `${kind === 'withdrawal' ? texts.refundBy(decideBy, state === 'awaiting_goods' || state === 'reminded') : texts.decideBy(decideBy)}.`
          : null}
      </p>
      <div className="row">
        <Button as="a" href={`/l/pripad/${token}/potvrzeni.pdf`} download variant="white">
          <Icon name="download" />
          {decidedAt ? texts.protocol : texts.receipt}
        </Button>
      </div>
    </div>
  )
}

/** The moment of the form; of what staff wrote down the day it came, and how. */
function Received({ found: { kind, channel, receivedOn, submittedAt } }: Pick<CaseViewProps, 'found'>) {
  if (receivedOn === null) {
    return (
      <>
        {texts.received} <b>{texts.stamp(submittedAt)}</b>
      </>
    )
  }
  const isSent = kind === 'withdrawal' && (channel === 'letter' || channel === 'email')
  return (
    <>
      {isSent ? texts.sentOn : texts.cameOn} <b>{texts.came(receivedOn, texts.channels[channel])}</b>
    </>
  )
}

function About({ found, token }: Pick<CaseViewProps, 'found' | 'token'>) {
  const { orderNumber, lines, wish, kind, problem, description, declaration, files, amount, decidedAt, ended } = found
  const isOwnWords = found.receivedOn === null
  return (
    <section className="stack" aria-labelledby="o-co-jde">
      <h2 id="o-co-jde" className="h3">
        {texts.about}
      </h2>
      <ul className="noses">
        {lines.map((line) => (
          <li key={line.position}>
            {line.name} {line.variantName}, {texts.pieces(line.pieces)}
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <dt>{texts.order}</dt>
        <dd className="num">{orderNumber}</dd>
        {kind === 'withdrawal' ? null : (
          <>
            <dt>{texts.wish}</dt>
            <dd>{texts.wishes[wish]}</dd>
          </>
        )}
        {problem ? (
          <>
            <dt>{texts.problem}</dt>
            <dd>{texts.problems[problem]}</dd>
          </>
        ) : null}
        {description ? (
          <>
            <dt>{isOwnWords ? texts.words : texts.toldUs}</dt>
            <dd>{description}</dd>
          </>
        ) : null}
        {decidedAt === null && amount > 0 && (ended === null || ended === 'lines_cut') ? (
          <>
            <dt>{texts.expected}</dt>
            <dd className="num">{formatPrice(amount)}</dd>
          </>
        ) : null}
      </dl>
      {declaration ? <blockquote className={styles.words}>{declaration}</blockquote> : null}
      {files.length > 0 ? (
        <ul className={styles.files} aria-label={texts.files}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <a href={`/l/pripad/${token}/soubor/${id}`} aria-label={texts.file(name)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Way({ found: { history } }: { found: Case }) {
  return (
    <section className="stack" aria-labelledby="jak-to-jde">
      <h2 id="jak-to-jde" className="h3">
        {texts.way}
      </h2>
      <ol className="noses">
        {history.map(({ at, state }) => (
          <li key={`${at} ${state}`}>
            <b>{texts.states[state]}</b> <span className="small muted">{texts.at(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Says what follows before the button; without scripts it is the same form. */
function CancelCase({ found: { kind } }: { found: Case }) {
  const pending = usePending()
  return (
    <section>
      <details>
        <summary>
          {texts.cancel} {texts.cancelNames[kind]}
        </summary>
        <Form method="post" className="stack">
          <Notice>{texts.cancelTexts[kind]}</Notice>
          <Button type="submit" name="intent" value="cancel" variant="danger" loading={pending === 'cancel'}>
            {texts.cancelYes}
          </Button>
        </Form>
      </details>
    </section>
  )
}
