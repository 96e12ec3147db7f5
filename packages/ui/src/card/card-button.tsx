import { Button, type ButtonProps } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './card-button.module.css'

type CardButtonProps = ButtonProps & { icon: IconName }

/** The action of a card: a round icon where cards are narrow, icon and words where they are wide. Name it by `aria-label`. */
export function CardButton({ icon, className, children, ...rest }: CardButtonProps) {
  return (
    <Button size="small" {...rest} className={joinClasses(styles.button, className)}>
      <Icon name={icon} />
      <span className={styles.words}>{children}</span>
    </Button>
  )
}
