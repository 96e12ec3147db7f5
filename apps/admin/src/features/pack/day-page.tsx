import type { PackingDay } from '@shop/contract/staff/bench'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Screen } from '#app/frame/screen.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { PACK } from '#app/texts/pack.ts'
import { UnlabelledList } from './unlabelled-list.tsx'

const DAY = ['packing_day']
/** As many as one command takes. */
const MOST_BOXES = 200

/** The end of the day: what each carrier signs for, and what stays because it has no label. */
export function DayPage() {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data } = useQuery({ queryKey: DAY, queryFn: readDay, refetchInterval: 10_000 })
  const handOver = async (parcelIds: number[]) => {
    let isTaken = true
    for (let at = 0; at < parcelIds.length && isTaken; at += MOST_BOXES) {
      isTaken = (await runCommand('handOverBoxes', { parcelIds: parcelIds.slice(at, at + MOST_BOXES) })).ok
    }
    setRefusal(isTaken ? null : PACK.notHandedOver)
    await client.invalidateQueries({ queryKey: DAY })
  }
  const retry = async (parcelId: number) => {
    const benchId = Number(localStorage.getItem('bench') ?? 0) || 1
    const answer = await runCommand('retryLabel', { benchId, parcelId })
    setRefusal(answer.ok ? null : PACK.notAsked)
    await client.invalidateQueries({ queryKey: DAY })
  }
  const writeNumber = async (parcelId: number, trackingNumber: string) => {
    const answer = await runCommand('labelParcel', { parcelId, trackingNumber })
    setRefusal(answer.ok ? null : PACK.notTaken)
    await client.invalidateQueries({ queryKey: DAY })
  }
  const missing =
    data?.carriers.flatMap((day) => day.unlabelled.map((parcel) => ({ ...parcel, carrier: day.carrier }))) ?? []
  return (
    <Screen title={PACK.day}>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <table className="tb">
        <caption className="vh">{PACK.day}</caption>
        <thead>
          <tr>
            {PACK.dayColumns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data?.carriers.map((day) => (
            <CarrierRow key={day.carrier ?? ''} day={day} onHandOver={handOver} />
          ))}
        </tbody>
      </table>
      <p className="pad mut">{data?.carriers.length === 0 ? PACK.nothingPacked : PACK.wholeList}</p>
      {missing.length > 0 && <UnlabelledList parcels={missing} onRetry={retry} onNumber={writeNumber} />}
    </Screen>
  )
}

function CarrierRow({
  day,
  onHandOver,
}: {
  day: PackingDay['carriers'][number]
  onHandOver(parcelIds: number[]): Promise<void>
}) {
  const { carrier, packed, labelled, unlabelled, handedOver } = day
  return (
    <tr>
      <th scope="row">{carrier ?? PACK.ownCounter}</th>
      <td>{packed}</td>
      <td>{labelled.length}</td>
      <td>{unlabelled.length}</td>
      <td>{handedOver}</td>
      <td>
        {labelled.length > 0 && (
          <>
            <button type="button" className="btn" onClick={() => openManifest(carrier)}>
              {PACK.printManifest}
            </button>{' '}
            <button
              type="button"
              className="btn p"
              onClick={() => onHandOver(labelled.map(({ parcelId }) => parcelId))}
            >
              {PACK.handOver(labelled.length)}
            </button>
          </>
        )}
      </td>
    </tr>
  )
}

async function openManifest(carrier: string | null): Promise<void> {
  const file = await runCommand('manifest', { carrier: carrier ?? '' })
  if (!file.ok) return
  const bytes = Uint8Array.from(atob(file.value.content), (sign) => sign.charCodeAt(0))
  window.open(URL.createObjectURL(new Blob([bytes], { type: file.value.contentType })), '_blank')
}

async function readDay(): Promise<PackingDay> {
  const answer = await runCommand('packingDay', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
