import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './icon-line.module.css'

type IconLineProps = ComponentPropsWithRef<'p'> & { icon: IconName }

/** An icon and a sentence or two beside it. */
export function IconLine({ icon, className, children, ...rest }: IconLineProps) {
  return (
    <p {...rest} className={joinClasses(styles.line, className)}>
      <Icon name={icon} className={styles.icon} />
      <span>{children}</span>
    </p>
  )
}
