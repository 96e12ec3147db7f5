import { STAFF_ROLES, type StaffRole } from '@shop/contract/staff/staff-rights'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { SETTING } from '#app/texts/setting.ts'

export function InviteDialog({ onClose, onInvited }: { onClose(): void; onInvited(email: string): void }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email'))
    const answer = await runCommand('inviteStaff', { email, role: String(form.get('role')) as StaffRole })
    if (answer.ok) onInvited(email)
    else setRefusal(SETTING.refusals[answer.code] ?? SETTING.refused)
  }
  return (
    <Dialog title={SETTING.inviteTitle} onClose={onClose}>
      <form className="stack l" onSubmit={invite}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{SETTING.email}</span>
          <input className="inp" name="email" type="email" required />
        </label>
        <label className="fld">
          <span>{SETTING.role}</span>
          <select className="sel" name="role">
            {STAFF_ROLES.map((role) => (
              <option key={role} value={role}>
                {SETTING.roles[role]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn p lg">
          {SETTING.send}
        </button>
      </form>
    </Dialog>
  )
}
