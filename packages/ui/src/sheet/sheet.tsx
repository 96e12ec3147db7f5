import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { type HeadProps, Modal, ModalHead, type ModalProps } from '../modal/modal.tsx'
import styles from './sheet.module.css'
import { useSwipeDown } from './use-swipe-down.ts'

type SheetProps = ModalProps &
  HeadProps & {
    /** Stays in view at the lower edge. */
    footer?: ReactNode
    children?: ReactNode
  }

/** A modal panel that comes from the lower edge; besides the ways of every modal it goes away by a swipe down. */
export function Sheet({ title, closeLabel, footer, className, children, ...rest }: SheetProps) {
  const swipe = useSwipeDown()
  return (
    <Modal {...rest} className={joinClasses(styles.sheet, 'on-light', className)} data-sheet>
      {(titleId) => (
        <div className={styles.frame} {...swipe}>
          <ModalHead titleId={titleId} title={title} closeLabel={closeLabel} className={styles.head} />
          <div className={styles.content}>{children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </div>
      )}
    </Modal>
  )
}
