import type { StaffRole } from '@shop/contract/staff/staff-rights'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useSession } from '#app/session/use-session.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { NOTICES } from '#app/texts/setting.ts'
import { canBeTold, type DeviceOutcome, readThisDevice, turnOff, turnOn } from './this-device.ts'

const DEVICES = ['own_notices']

/** On which devices this member wants to hear that something waits. */
export function NoticesSection() {
  const client = useQueryClient()
  const role = useSession().session?.staff?.role
  const [outcome, setOutcome] = useState<DeviceOutcome | 'off' | null>(null)
  const { data } = useQuery({ queryKey: DEVICES, queryFn: readNotices })
  const say = async (next: DeviceOutcome | 'off') => {
    setOutcome(next)
    await client.invalidateQueries({ queryKey: DEVICES })
  }
  if (!data) return null
  const isOnHere = data.devices.some(({ id }) => id === data.thisDevice)
  const sentence = explainOff(data.publicKey, role)
  return (
    <section className="sec narrowsec" aria-labelledby="upozorneni">
      <header>
        <h2 id="upozorneni">{NOTICES.title}</h2>
      </header>
      <div className="stack l">
        <p className="mut">{NOTICES.sentence}</p>
        {outcome && (
          <Note kind={outcome === 'on' || outcome === 'off' ? 'ok' : 'bad'}>{NOTICES.outcomes[outcome]}</Note>
        )}
        {sentence && <Note kind="inf">{sentence}</Note>}
        <DeviceTable
          devices={data.devices}
          thisDevice={data.thisDevice}
          onDrop={async (id) => say((await turnOff(id)) ? 'off' : 'failed')}
        />
        {data.publicKey && !sentence && !isOnHere && (
          <div className="acts">
            <button type="button" className="btn p" onClick={async () => say(await turnOn(data.publicKey ?? ''))}>
              {NOTICES.turnOn}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}

/** Why nothing can be turned on here; null when it can. */
function explainOff(publicKey: string | null, role: StaffRole | undefined): string | null {
  if (role === 'staff_warehouse') return NOTICES.warehouse
  if (!publicKey) return NOTICES.noKeys
  return canBeTold() ? null : NOTICES.unsupported
}

interface DeviceTableProps {
  devices: Awaited<ReturnType<typeof readNotices>>['devices']
  thisDevice: number | null
  onDrop(id: number): void
}

function DeviceTable({ devices, thisDevice, onDrop }: DeviceTableProps) {
  if (devices.length === 0) return <p>{NOTICES.none}</p>
  return (
    <table className="tb in">
      <caption className="vh">{NOTICES.caption}</caption>
      <thead>
        <tr>
          <th>{NOTICES.device}</th>
          <th>{NOTICES.since}</th>
          <th>{NOTICES.told}</th>
          <th>
            <span className="vh">{NOTICES.drop}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {devices.map(({ id, device, createdAt, toldAt }) => (
          <tr key={id}>
            <td>
              {device || NOTICES.unknown} {id === thisDevice && <span className="st ok">{NOTICES.here}</span>}
            </td>
            <td className="nw">{formatMoment(createdAt)}</td>
            <td className="nw">{toldAt ? formatMoment(toldAt) : NOTICES.notYet}</td>
            <td className="num">
              <button
                type="button"
                className="btn"
                aria-label={NOTICES.dropOf(device || NOTICES.unknown)}
                onClick={() => onDrop(id)}
              >
                {NOTICES.drop}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function readNotices() {
  const [answer, thisDevice] = await Promise.all([runCommand('ownNotices', {}), readThisDevice()])
  if (!answer.ok) throw new Error(answer.code)
  return { ...answer.value, thisDevice }
}
