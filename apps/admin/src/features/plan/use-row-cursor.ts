import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { PLANS } from '#app/texts/plan.ts'

/** `J`, `K` and `Enter` over rows that open plans. */
export function useRowCursor(planIds: readonly number[]): number {
  const [cursor, setCursor] = useState(0)
  const navigate = useNavigate()
  const move = (step: number) => setCursor((index) => Math.max(0, Math.min(planIds.length - 1, index + step)))
  useKeys([
    { keys: 'J', label: PLANS.keys.row, isInBar: true, run: () => move(1) },
    { keys: 'K', label: PLANS.keys.row, isInBar: true, run: () => move(-1) },
    {
      keys: 'Enter',
      label: PLANS.keys.open,
      isInBar: true,
      run: () => planIds[cursor] !== undefined && navigate(`/pravidelne-doruceni/${planIds[cursor]}`),
    },
  ])
  return cursor
}
