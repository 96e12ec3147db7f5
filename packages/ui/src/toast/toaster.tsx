import { type ComponentPropsWithRef, type FocusEvent, useSyncExternalStore } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './toast.module.css'
import { Toast } from './toast.tsx'
import type { ShownToast, ToastQueue } from './toast-queue.ts'

const NONE: readonly ShownToast[] = []

type ToasterProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  queue: ToastQueue
  /** Name of the region and of the closing buttons. */
  label: string
  closeLabel: string
  position?: 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left' | undefined
}

/** The place where the toasts of a queue appear. One per page; can be loaded with the first toast. */
export function Toaster({ queue, label, closeLabel, position = 'top-right', className, ...rest }: ToasterProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getShown, () => NONE)
  return (
    <section {...rest} aria-label={label} className={joinClasses(styles.toasts, className)} data-position={position}>
      {toasts.map(({ id, title, text, tone, life, held }) => (
        <Toast
          key={id}
          title={title}
          tone={tone}
          life={life}
          held={held}
          closeLabel={closeLabel}
          onClose={() => queue.dismiss(id)}
          onPointerEnter={() => queue.hold(id, 'pointer')}
          onPointerLeave={() => queue.release(id, 'pointer')}
          onFocus={() => queue.hold(id, 'focus')}
          onBlur={(event) => leaves(event) && queue.release(id, 'focus')}
        >
          {text}
        </Toast>
      ))}
    </section>
  )
}

function leaves(event: FocusEvent<HTMLElement>) {
  return !event.currentTarget.contains(event.relatedTarget)
}
