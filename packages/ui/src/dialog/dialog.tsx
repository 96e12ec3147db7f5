import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { type HeadProps, Modal, ModalHead, type ModalProps } from '../modal/modal.tsx'
import styles from './dialog.module.css'

type FrameProps = HeadProps & {
  /** Buttons at the end. */
  actions?: ReactNode
  children?: ReactNode
}

/** A modal question. */
export function Dialog({ title, closeLabel, actions, className, children, ...rest }: ModalProps & FrameProps) {
  return (
    <Modal {...rest} className={joinClasses(styles.dialog, 'on-light', className)}>
      {(titleId) => (
        <DialogFrame titleId={titleId} title={title} closeLabel={closeLabel} actions={actions}>
          {children}
        </DialogFrame>
      )}
    </Modal>
  )
}

/** The inside of a dialog, also to be shown where nothing is modal. */
export function DialogFrame({ titleId, title, closeLabel, actions, children }: FrameProps & { titleId?: string }) {
  return (
    <div className={styles.content}>
      <ModalHead titleId={titleId} title={title} closeLabel={closeLabel} className={styles.head} />
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
