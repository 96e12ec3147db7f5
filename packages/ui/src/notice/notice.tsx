import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './notice.module.css'

type Tone = 'info' | 'success' | 'warn' | 'danger'

const ICONS: Record<Tone, IconName> = { info: 'info', success: 'check', warn: 'clock', danger: 'alert' }

type NoticeProps = ComponentPropsWithRef<'div'> & { tone?: Tone | undefined; icon?: IconName | undefined }

/** A remark in the flow of the page. Say `role="status"` or `role="alert"` when it appears by itself. */
export function Notice({ tone = 'info', icon, className, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={joinClasses(styles.notice, className)} data-tone={tone}>
      <Icon name={icon ?? ICONS[tone]} />
      <div>{children}</div>
    </div>
  )
}
