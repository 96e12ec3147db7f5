import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { type HeadProps, Modal, ModalHead, type ModalProps } from '../modal/modal.tsx'
import styles from './drawer.module.css'

type FrameProps = HeadProps & {
  /** Stays in view at the lower edge. */
  footer?: ReactNode
  children?: ReactNode
}

type DrawerProps = ModalProps & FrameProps & { side?: 'end' | 'start' | undefined }

/** A modal panel at the edge of the window. */
export function Drawer({ title, closeLabel, footer, side = 'end', className, children, ...rest }: DrawerProps) {
  return (
    <Modal {...rest} className={joinClasses(styles.drawer, 'on-light', className)} data-side={side}>
      {(titleId) => (
        <DrawerFrame titleId={titleId} title={title} closeLabel={closeLabel} footer={footer}>
          {children}
        </DrawerFrame>
      )}
    </Modal>
  )
}

/** The inside of a drawer, also to be shown where nothing is modal. */
export function DrawerFrame({ titleId, title, closeLabel, footer, children }: FrameProps & { titleId?: string }) {
  return (
    <div className={styles.frame}>
      <ModalHead titleId={titleId} title={title} closeLabel={closeLabel} className={styles.head} />
      <div className={styles.content}>{children}</div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  )
}
