import type { DeliveryRules } from '@shop/contract/delivery/delivery-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { PARTS } from '#app/texts/parts.ts'
import { CarrierFeeds } from './carrier-feeds.tsx'
import { ClosedDays } from './closed-days.tsx'
import { DeliveryPreview } from './delivery-preview.tsx'
import { PaymentTable, ShippingTable } from './delivery-tables.tsx'
import { MethodDialog } from './method-dialog.tsx'
import { SettingScreen } from './setting-screen.tsx'

type Opened = { method: 'shipping' | 'payment'; id: number }

/** What deliveries cost, when nothing leaves, and what a customer is offered by it. */
export function DeliveryPage() {
  const client = useQueryClient()
  const mayChange = useMayDo('settings')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [conflict, setConflict] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const { data, isError } = useQuery({ queryKey: ['delivery_rules'], queryFn: readRules })
  const row = opened && data?.[opened.method].find(({ id }) => id === opened.id)
  const follow = async (sentence: string | null) => {
    setSaid(sentence)
    await client.invalidateQueries({ queryKey: ['delivery_rules'] })
    await client.invalidateQueries({ queryKey: ['delivery_preview'] })
    await client.invalidateQueries({ queryKey: ['row_history'] })
  }
  return (
    <SettingScreen tab="delivery">
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {said && <Note kind="ok">{said}</Note>}
      {data && (
        <>
          <ShippingTable rows={data.shipping} onOpen={(id) => setOpened({ method: 'shipping', id })} />
          <PaymentTable rows={data.payment} onOpen={(id) => setOpened({ method: 'payment', id })} />
          <CarrierFeeds />
          <DeliveryPreview today={data.today} />
          <ClosedDays rules={data} mayChange={mayChange} onSaved={follow} />
        </>
      )}
      {opened && row && (
        <MethodDialog
          key={row.version}
          method={opened.method}
          row={row}
          today={data?.today ?? ''}
          onClose={() => {
            setConflict(null)
            setOpened(null)
          }}
          note={conflict}
          onConflict={(sentence) => {
            setConflict(sentence)
            return follow(null)
          }}
          onDone={(sentence) => {
            setConflict(null)
            setOpened(null)
            return follow(sentence)
          }}
        />
      )}
    </SettingScreen>
  )
}

async function readRules(): Promise<DeliveryRules> {
  const answer = await runCommand('deliveryRules', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
