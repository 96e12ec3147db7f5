import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import { useModal } from '../modal/use-modal.ts'
import styles from './dialog.module.css'

type FrameProps = {
  title: ReactNode
  closeLabel: string
  /** Buttons at the end. */
  actions?: ReactNode
  children?: ReactNode
}

type DialogProps = Omit<ComponentPropsWithRef<'dialog'>, keyof FrameProps | 'ref' | 'onClick'> &
  FrameProps & {
    /** Leave it out when a `modalTrigger(id)` or `ref.current.showModal()` opens the dialog. */
    open?: boolean | undefined
    ref?: RefObject<HTMLDialogElement | null> | undefined
  }

/** A modal question. Closed by its cross, by Esc and by a click beside it; `onClose` tells in every case. */
export function Dialog({ title, closeLabel, actions, open, ref, className, children, ...rest }: DialogProps) {
  const titleId = useId()
  return (
    <dialog
      {...rest}
      {...useModal({ open, ref })}
      closedby="any"
      aria-labelledby={titleId}
      className={joinClasses(styles.dialog, 'on-light', className)}
    >
      <DialogFrame titleId={titleId} title={title} closeLabel={closeLabel} actions={actions}>
        {children}
      </DialogFrame>
    </dialog>
  )
}

/** The inside of a dialog, also to be shown where nothing is modal. */
export function DialogFrame({ titleId, title, closeLabel, actions, children }: FrameProps & { titleId?: string }) {
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <h2 id={titleId} className="h3">
          {title}
        </h2>
        <form method="dialog">
          <IconButton type="submit" icon="x" label={closeLabel} />
        </form>
      </div>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
