import type { Reply } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import { useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { useSession } from '#app/session/use-session.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { SETTING } from '#app/texts/setting.ts'

type Answer = { ok: true } | { ok: false; code: string }

export type Members = Reply<ServicesEndpoints['staffMembers']>

interface MemberTableProps extends Members {
  /** A sentence when something was refused, and one about what was done. */
  onDone(refusal: string | null, done?: string): void
}

export function MemberTable({ members, invitations, onDone }: MemberTableProps) {
  const own = useSession().session?.staff?.email
  const tell = (answer: Answer, done?: string) =>
    onDone(answer.ok ? null : (SETTING.refusals[answer.code] ?? SETTING.refused), done)
  return (
    <table className="tb">
      <caption className="vh">{SETTING.people}</caption>
      <thead>
        <tr>
          <th>{SETTING.name}</th>
          <th>{SETTING.role}</th>
          <th>{SETTING.factor}</th>
          <th>{SETTING.seen}</th>
          <th>
            <span className="vh">{SETTING.disable}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <td>
              <b className="b6">{member.name}</b> <span className="mut">{member.email}</span>
            </td>
            <td>
              {SETTING.roles[member.role]} {member.approves && <span className="tag">{SETTING.owner}</span>}
            </td>
            <td>
              <FactorState has={member.hasSecondFactor} isDisabled={member.disabledAt !== null} />
            </td>
            <td className="mut">{member.lastSeenAt ? formatMoment(member.lastSeenAt) : SETTING.never}</td>
            <td className="num">
              {member.hasSecondFactor && member.email !== own && (
                <ResetButton member={member} onAnswer={(answer) => tell(answer, SETTING.resetDone(member.name))} />
              )}{' '}
              <AccessButton
                id={member.id}
                isDisabled={member.disabledAt !== null}
                onAnswer={(answer) => tell(answer)}
              />
            </td>
          </tr>
        ))}
        {invitations.length > 0 && (
          <tr className="gr">
            <td colSpan={5}>{SETTING.invited}</td>
          </tr>
        )}
        {invitations.map(({ id, email, role, approves, expiresAt }) => (
          <tr key={id}>
            <td>{email}</td>
            <td>
              {SETTING.roles[role]} {approves && <span className="tag">{SETTING.owner}</span>}
            </td>
            <td colSpan={2} className="mut">
              {SETTING.expires} {formatMoment(expiresAt)}
            </td>
            <td className="num">
              <button
                type="button"
                className="btn"
                onClick={async () => tell(await runCommand('withdrawInvitation', { id }))}
              >
                {SETTING.withdraw}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FactorState({ has, isDisabled }: { has: boolean; isDisabled: boolean }) {
  if (isDisabled) return <span className="st bad">{SETTING.disabled}</span>
  return <span className={has ? 'st ok' : 'st wrn'}>{has ? SETTING.has : SETTING.missing}</span>
}

interface ResetButtonProps {
  member: Members['members'][number]
  onAnswer(answer: Answer): void
}

/** Asked twice: it cannot be taken back, and somebody is signed out in the middle of work. */
function ResetButton({ member: { id, name }, onAnswer }: ResetButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const reset = async () => {
    const answer = await runCommand('resetSecondFactor', { id })
    setAsking(false)
    onAnswer(answer)
  }
  return (
    <>
      <button type="button" className="btn q" onClick={() => setAsking(true)}>
        {SETTING.reset}
      </button>
      {isAsking && (
        <Dialog title={SETTING.resetTitle(name)} onClose={() => setAsking(false)}>
          <div className="stack l">
            <p>{SETTING.resetSentence}</p>
            <button type="button" className="btn xx lg" onClick={reset}>
              {SETTING.resetNow}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}

interface AccessButtonProps {
  id: string
  isDisabled: boolean
  onAnswer(answer: Answer): void
}

function AccessButton({ id, isDisabled, onAnswer }: AccessButtonProps) {
  return (
    <button
      type="button"
      className={isDisabled ? 'btn' : 'btn x'}
      onClick={async () => onAnswer(await runCommand(isDisabled ? 'enableStaff' : 'disableStaff', { id }))}
    >
      {isDisabled ? SETTING.enable : SETTING.disable}
    </button>
  )
}
