import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-admin'
import { Note } from '#app/parts/note.tsx'
import { services } from '#app/session/services.ts'
import { ENTRY, INVITATION } from '#app/texts/entry.ts'
import { ROLES } from '#app/texts/frame.ts'
import { EntryPage } from './entry-page.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

/** The link of an invitation. It says as what one will work here, takes a name and a password, and goes on to the second factor. */
export function InvitationPage() {
  const { token = '' } = useParams()
  const [password, setPassword] = useState<string | null>(null)
  const { data: invitation, isPending } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => services.describeInvitation({ token }),
    retry: false,
  })
  if (password !== null) return <SecondFactorSetup password={password} />
  if (isPending) return null
  if (!invitation?.ok) {
    return (
      <EntryPage title={INVITATION.unknownTitle}>
        <p>{INVITATION.unknown}</p>
      </EntryPage>
    )
  }
  const { email, role, approves } = invitation.value
  return (
    <EntryPage title={INVITATION.title}>
      <p>{INVITATION.sentence(email, ROLES[role])}</p>
      {approves && <p>{INVITATION.owner}</p>}
      <AcceptForm token={token} onAccepted={setPassword} />
    </EntryPage>
  )
}

function AcceptForm({ token, onAccepted }: { token: string; onAccepted(password: string): void }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const accept = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [name, password] = [String(form.get('name')), String(form.get('password'))]
    const answer = await services.acceptInvitation({ token, name, password })
    if (answer.ok) onAccepted(password)
    else setRefusal(toSentence(answer.code))
  }
  return (
    <form className="stack l" onSubmit={accept}>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <label className="fld">
        <span>{INVITATION.name}</span>
        <input className="inp b" name="name" autoComplete="name" maxLength={60} required />
      </label>
      <label className="fld">
        <span>{INVITATION.password}</span>
        <input className="inp b" name="password" type="password" autoComplete="new-password" required />
        <em>{INVITATION.hint}</em>
      </label>
      <button type="submit" className="btn p lg w">
        {INVITATION.accept}
      </button>
    </form>
  )
}

function toSentence(code: string): string {
  if (code === 'member_exists') return INVITATION.exists
  if (code === 'invalid_input') return INVITATION.weak
  return code === 'invitation_unknown' ? INVITATION.unknown : ENTRY.refused
}
