import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

const ICONS = { bad: 'alert', wrn: 'clock', inf: 'bell', ok: 'check' } as const satisfies Record<string, IconName>

/** A sentence that must be seen; the bad one is also read aloud at once. */
export function Note({ kind, children }: { kind: keyof typeof ICONS; children: ReactNode }) {
  return (
    <div className={`note ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} />
      <div className="grow">{children}</div>
    </div>
  )
}
