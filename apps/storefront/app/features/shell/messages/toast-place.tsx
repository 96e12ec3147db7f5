import { lazy, Suspense } from 'react'
import { useToasts } from '#app/state/ui.ts'
import { shellTexts } from '#app/texts/shell.ts'

const Toaster = lazy(() => import('@shop/ui/toast/toaster').then(({ Toaster }) => ({ default: Toaster })))

/** Where toasts appear; comes with the first one. */
export function ToastPlace() {
  const queue = useToasts()
  if (!queue) return null
  return (
    <Suspense>
      <Toaster queue={queue} label={shellTexts.messages} closeLabel={shellTexts.closeMessage} />
    </Suspense>
  )
}
