import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './toast.module.css'
import { TOAST_LIFE_MS, type ToastTone } from './toast-queue.ts'

const ICONS: Record<ToastTone, IconName> = { success: 'check', info: 'info', danger: 'alert' }

type ToastProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode
  tone?: ToastTone | undefined
  icon?: IconName | undefined
  closeLabel: string
  onClose?: (() => void) | undefined
  /** How long the bar takes to run out, in milliseconds. */
  life?: number | undefined
  /** The bar stands. */
  held?: boolean | undefined
}

/** One message as it is drawn; its clock is kept by the queue. */
export function Toast(props: ToastProps) {
  const { title, tone = 'success', icon, closeLabel, onClose, life, held, className, style, children, ...rest } = props
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={joinClasses(styles.toast, 'on-dark', className)}
      style={{ ...style, '--life': `${life ?? TOAST_LIFE_MS}ms` } as CSSProperties}
      data-tone={tone}
      data-held={held || undefined}
    >
      <span className={styles.icon}>
        <Icon name={icon ?? ICONS[tone]} />
      </span>
      <div>
        <b>{title}</b>
        {children ? <div className="small">{children}</div> : null}
      </div>
      <IconButton icon="x" label={closeLabel} onClick={onClose} />
      <i className={styles.life} />
    </div>
  )
}
