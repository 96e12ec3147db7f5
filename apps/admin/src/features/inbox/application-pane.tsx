import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/data/data-fetch.ts'
import { FileLinks } from '#app/parts/file-links.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { runCommand } from '#app/session/services.ts'
import { APPLICATION as TEXTS } from '#app/texts/inbox.ts'
import { formatMoment } from '#app/texts/moments.ts'
import type { Application } from './application.ts'
import { ApplicationDecision } from './application-decision.tsx'
import { Beside } from './beside.tsx'
import { Clock } from './clock.tsx'
import type { PaneProps } from './pane-props.ts'
import { PersonSection } from './thread-beside.tsx'

/** Who asks for what, what was checked already, and the decision. */
export function ApplicationPane({ item, onDone }: PaneProps) {
  const { data, refetch } = useQuery({
    queryKey: ['inbox-application', item],
    queryFn: () => callFunction<Application | null>('staff_application', { wanted: item }),
  })
  if (!data) return <div className="pane" />
  const answers = Object.entries(data.answers).filter(([, value]) => value !== '')
  return (
    <>
      <section className="pane" aria-label={data.number}>
        <div className="tool">
          <h2>
            {data.number} {data.subject}
          </h2>
          <span className="st inf">{TEXTS.states[data.state]}</span>
          {data.state === 'in_review' ? <Clock until={data.answerBy} /> : null}
        </div>
        <div className="apl">
          <dl className="kv">
            {data.companyId ? (
              <>
                <dt>{TEXTS.company}</dt>
                <dd>{data.companyId}</dd>
              </>
            ) : null}
            {answers.map(([name, value]) => (
              <Answer key={name} name={TEXTS.answers[name] ?? name} value={value} />
            ))}
            {data.message ? <Answer name={TEXTS.message} value={`„${data.message}“`} /> : null}
            {data.suppliedAt && data.note ? <Answer name={TEXTS.asked} value={data.note} /> : null}
            {data.suppliedAt ? (
              <Answer name={TEXTS.supplied(formatMoment(data.suppliedAt))} value={data.supplement || TEXTS.filesOnly} />
            ) : null}
          </dl>
          <FileLinks
            files={data.files}
            read={(fileId) => runCommand('staffApplicationFile', { number: item, fileId })}
          />
          <Checks application={data} />
          <ApplicationDecision
            key={data.number}
            application={data}
            onDone={async () => {
              await refetch()
              await onDone(false)
            }}
          />
        </div>
      </section>
      <Beside label={TEXTS.contact}>
        <PersonSection
          person={data.person}
          object={{ objectType: 'application', objectId: data.id }}
          onRevealed={refetch}
        />
      </Beside>
    </>
  )
}

function Answer({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

function Checks({ application: { kind, vatId, isRegisterChecked, isVatPayer, person } }: { application: Application }) {
  const { customerId, sameCompany } = person
  return (
    <ul className="chk">
      {kind === 'wholesale' ? (
        <Check isFine={isRegisterChecked} text={isRegisterChecked ? TEXTS.registered : TEXTS.unregistered} />
      ) : null}
      {vatId === null ? null : <Check isFine={isVatPayer === true} text={TEXTS.vatPayer(vatId, isVatPayer)} />}
      <Check isFine={customerId !== null} text={customerId === null ? TEXTS.noAccount : TEXTS.hasAccount} />
      <Check isFine={sameCompany === 0} text={sameCompany === 0 ? TEXTS.noDuplicate : TEXTS.duplicate(sameCompany)} />
    </ul>
  )
}

function Check({ isFine, text }: { isFine: boolean; text: string }) {
  return (
    <li className={isFine ? undefined : 'wrn'}>
      <Icon name={isFine ? 'check' : 'alert'} /> {text}
    </li>
  )
}
