import type { StaffProduct } from '@shop/contract/staff/staff-product'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { ScheduleDialog } from '#app/parts/schedule-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PRODUCT, PRODUCT_REFUSALS } from '#app/texts/product.ts'
import { EndDialog } from './end-dialog.tsx'
import { particularNames } from './particular-names.ts'

export interface Said {
  kind: 'ok' | 'bad'
  text: string
  /** Each particular that stops it, by name. */
  missing?: readonly string[]
}

interface PublishActionsProps {
  product: StaffProduct
  isChanged: boolean
  /** Why, for the history; whoever ends goods is asked by the dialog. */
  reason: string
  onSaved(product: StaffProduct, said: Said): void
  onSaid(said: Said): void
}

/** On sale, later, or no more. The guard answers with every particular that is missing; a draft is saved before. */
export function PublishActions({ product, isChanged, reason, onSaved, onSaid }: PublishActionsProps) {
  const [opened, setOpened] = useState<'schedule' | 'end' | null>(null)
  const { status, productId, version } = product
  const mayPublish = status !== 'active'
  const publish = async (at: string | null) => {
    if (isChanged) return onSaid({ kind: 'bad', text: PRODUCT.saveFirst })
    const answer = await runCommand('publishProduct', { productId, version, reason, at })
    if (answer.ok) {
      const { publishedAt } = answer.value
      const isLater = answer.value.status === 'scheduled' && publishedAt
      return onSaved(answer.value, {
        kind: 'ok',
        text: isLater ? PRODUCT.scheduled(formatMoment(publishedAt)) : PRODUCT.published,
      })
    }
    const missing = particularNames(answer.details)
    const text = missing.length > 0 ? PRODUCT.refused(missing.length) : (PRODUCT_REFUSALS[answer.code] ?? answer.code)
    onSaid({ kind: 'bad', text, missing })
  }
  useKeys(
    mayPublish
      ? [{ keys: 'Ctrl Enter', label: PRODUCT.publish, isInBar: true, isAlways: true, run: () => publish(null) }]
      : [],
  )
  return (
    <>
      {mayPublish && (
        <button type="button" className="btn p" onClick={() => publish(null)}>
          {PRODUCT.publish} <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
        </button>
      )}
      {(status === 'draft' || status === 'scheduled') && (
        <button type="button" className="btn" onClick={() => setOpened('schedule')}>
          {PRODUCT.schedule}
        </button>
      )}
      {(status === 'active' || status === 'sell_out') && (
        <button type="button" className="btn x" onClick={() => setOpened('end')}>
          {PRODUCT.end}
        </button>
      )}
      {opened === 'schedule' && (
        <ScheduleDialog
          title={PRODUCT.schedule}
          label={PRODUCT.scheduleAt}
          onChosen={publish}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'end' && (
        <EndDialog
          product={product}
          onSaved={(next, text) => onSaved(next, { kind: 'ok', text })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
