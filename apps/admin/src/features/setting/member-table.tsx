import type { Reply } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import { runCommand } from '#app/session/services.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { SETTING } from '#app/texts/setting.ts'

export type Members = Reply<ServicesEndpoints['staffMembers']>

interface MemberTableProps extends Members {
  /** A sentence when something was refused. */
  onDone(refusal: string | null): void
}

export function MemberTable({ members, invitations, onDone }: MemberTableProps) {
  const tell = (answer: { ok: true } | { ok: false; code: string }) =>
    onDone(answer.ok ? null : (SETTING.refusals[answer.code] ?? SETTING.refused))
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
              <AccessButton id={member.id} isDisabled={member.disabledAt !== null} onAnswer={tell} />
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

interface AccessButtonProps {
  id: string
  isDisabled: boolean
  onAnswer(answer: { ok: true } | { ok: false; code: string }): void
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
