import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo, useSession } from '#app/session/use-session.ts'
import { SETTING } from '#app/texts/setting.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { type Members, MemberTable } from './member-table.tsx'
import { OwnSignInPage } from './own-sign-in-page.tsx'
import { SettingScreen } from './setting-screen.tsx'

const MEMBERS = ['staff_members']

/** Who works here, as what, and an end at once. */
export function MembersPage() {
  const mayDo = useMayDo('members')
  const role = useSession().session?.staff?.role
  const [isInviting, setInviting] = useState(false)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: MEMBERS, queryFn: readMembers, enabled: mayDo })
  useKeys(mayDo ? [{ keys: 'N', label: SETTING.invite, isInBar: true, run: () => setInviting(true) }] : [])
  const refresh = (refusal: string | null, done: string | null = null) => {
    if (refusal) setSaid({ kind: 'bad', text: refusal })
    else setSaid(done ? { kind: 'ok', text: done } : null)
    return client.invalidateQueries({ queryKey: MEMBERS })
  }
  if (role !== 'staff_admin') return <OwnSignInPage />
  if (!mayDo) {
    return (
      <SettingScreen tab="people">
        <p className="pad mut">{SETTING.onlyOwner}</p>
      </SettingScreen>
    )
  }
  return (
    <SettingScreen tab="people">
      <div className="tool">
        <h2>{SETTING.people}</h2>
        <button type="button" className="btn p" onClick={() => setInviting(true)}>
          <Icon name="plus" /> {SETTING.invite} <kbd>N</kbd>
        </button>
      </div>
      {said && <Note kind={said.kind}>{said.text}</Note>}
      {data && <MemberTable {...data} onDone={refresh} />}
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={async (email) => {
            setInviting(false)
            await refresh(null)
            setSaid({ kind: 'ok', text: SETTING.sent(email) })
          }}
        />
      )}
    </SettingScreen>
  )
}

async function readMembers(): Promise<Members> {
  const answer = await runCommand('staffMembers', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
