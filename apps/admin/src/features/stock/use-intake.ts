import type { FoundGoods } from '@shop/contract/staff/stock'
import { useEffect, useRef, useState } from 'react'
import { useScanner } from '#app/parts/use-scanner.ts'
import { runCommand } from '#app/session/services.ts'
import { INTAKE, STOCK } from '#app/texts/stock.ts'
import { addScan, emptyIntake, type Intake, isComplete, takeBackScan } from './intake-lines.ts'
import { stockRefusal } from './stock-refusal.ts'

const KEPT = 'stock-intake'

export interface Said {
  kind: 'ok' | 'bad'
  text: string
}

/** What is being taken in. It waits in this browser, so neither a reload nor a locked screen loses a pallet. */
export function useIntake() {
  const [intake, setIntake] = useState<Intake>(readKept)
  const [last, setLast] = useState<FoundGoods | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const line = useRef<Promise<void>>(Promise.resolve())
  // Synchronises with the store of the browser.
  useEffect(() => localStorage.setItem(KEPT, JSON.stringify(intake)), [intake])

  /** One after another: a scan made during another waits, and none is lost. */
  const scan = (code: string) => {
    line.current = line.current.then(async () => {
      const found = await runCommand('findGoods', { code }).catch(() => null)
      if (!found?.ok) return setSaid({ kind: 'bad', text: STOCK.refused })
      const { goods } = found.value
      if (goods === null) return setSaid({ kind: 'bad', text: STOCK.unknownCode(code) })
      setSaid(null)
      setLast(found.value)
      setIntake((before) => addScan(before, goods, found.value))
    })
  }
  useScanner(scan)

  const put = async () => {
    if (intake.document.trim() === '') return setSaid({ kind: 'bad', text: INTAKE.documentMissing })
    if (!intake.lines.every(isComplete)) return setSaid({ kind: 'bad', text: stockRefusal('batch_needed') })
    const { document, note, lines, id } = intake
    const answer = await runCommand(
      'takeIn',
      {
        ...{ document, note },
        lines: lines.map(({ variantId, batchCode, bestBefore, pieces }) => {
          return { variantId, pieces, batchCode: batchCode || null, bestBefore: bestBefore || null }
        }),
      },
      { idempotencyKey: id },
    ).catch(() => null)
    // Nobody knows whether it was put away: sent again under its own number it comes once.
    if (answer === null) return setSaid({ kind: 'bad', text: STOCK.refused })
    if (!answer.ok) {
      // Refused, so nothing was put away: what is sent next is another note.
      if (answer.code !== 'idempotency_key_reused') setIntake((before) => ({ ...before, id: crypto.randomUUID() }))
      return setSaid({ kind: 'bad', text: stockRefusal(answer.code) })
    }
    setIntake(emptyIntake(crypto.randomUUID()))
    setLast(null)
    setSaid({ kind: 'ok', text: INTAKE.done(answer.value.pieces, document) })
  }
  return { intake, setIntake, last, said, scan, put, takeBack: () => setIntake(takeBackScan) }
}

function readKept(): Intake {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Intake | null
    if (kept?.id && Array.isArray(kept.lines)) return kept
  } catch {
    // What an older version kept is not worth a broken screen.
  }
  return emptyIntake(crypto.randomUUID())
}
