import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import { useModal } from '../modal/use-modal.ts'
import styles from './drawer.module.css'

type FrameProps = {
  /** Words, or a picture that has a name. */
  title: ReactNode
  closeLabel: string
  /** Stays in view at the lower edge. */
  footer?: ReactNode
  children?: ReactNode
}

type DrawerProps = Omit<ComponentPropsWithRef<'dialog'>, keyof FrameProps | 'ref' | 'onClick'> &
  FrameProps & {
    side?: 'end' | 'start' | undefined
    /** Leave it out when a `modalTrigger(id)` or `ref.current.showModal()` opens the drawer. */
    open?: boolean | undefined
    ref?: RefObject<HTMLDialogElement | null> | undefined
  }

/** A modal panel at the edge of the window. Closes like a dialog. */
export function Drawer(props: DrawerProps) {
  const { title, closeLabel, footer, side = 'end', open, ref, className, children, ...rest } = props
  const titleId = useId()
  return (
    <dialog
      {...rest}
      {...useModal({ open, ref })}
      closedby="any"
      aria-labelledby={titleId}
      className={joinClasses(styles.drawer, 'on-light', className)}
      data-side={side}
    >
      <DrawerFrame titleId={titleId} title={title} closeLabel={closeLabel} footer={footer}>
        {children}
      </DrawerFrame>
    </dialog>
  )
}

/** The inside of a drawer, also to be shown where nothing is modal. */
export function DrawerFrame({ titleId, title, closeLabel, footer, children }: FrameProps & { titleId?: string }) {
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <h2 id={titleId} className="h3">
          {title}
        </h2>
        <form method="dialog">
          <IconButton type="submit" icon="x" label={closeLabel} />
        </form>
      </div>
      <div className={styles.content}>{children}</div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  )
}
