import type { ReactNode } from 'react'
import { useSession } from '#app/session/use-session.ts'
import { FRAME, ROLES } from '#app/texts/frame.ts'
import type { Area } from './area.ts'
import { Screen } from './screen.tsx'

/** A link from a colleague opens a page that says who can; never an empty screen. */
export function GuardedArea({ area: { title, roles }, children }: { area: Area; children: ReactNode }) {
  const role = useSession().session?.staff?.role
  if (role && roles.includes(role)) return children
  return (
    <Screen title={title}>
      <div className="empty pad">
        <h3>{FRAME.forbiddenTitle}</h3>
        <p className="mut">{FRAME.forbidden(roles.map((one) => ROLES[one]).join(', '))}</p>
      </div>
    </Screen>
  )
}
