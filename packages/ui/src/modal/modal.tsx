import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useModal } from './use-modal.ts'

export type HeadProps = {
  /** Words, or a picture that has a name. */
  title: ReactNode
  closeLabel: string
}

export type ModalProps = Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'ref' | 'onClick'> & {
  /** Leave it out when a `modalTrigger(id)` or `ref.current.showModal()` opens it. */
  open?: boolean | undefined
  ref?: RefObject<HTMLDialogElement | null> | undefined
}

type OwnProps = Omit<ModalProps, 'children'> & { children: (titleId: string) => ReactNode }

/** What a dialog and a drawer have in common. Closed by its cross, by Esc and by a click beside it; `onClose` tells in every case. */
export function Modal({ open, ref, children, ...rest }: OwnProps) {
  const titleId = useId()
  return (
    <dialog {...rest} {...useModal({ open, ref })} closedby="any" aria-labelledby={titleId}>
      {children(titleId)}
    </dialog>
  )
}

export function ModalHead({
  title,
  closeLabel,
  titleId,
  className,
}: HeadProps & { titleId: string | undefined; className: string | undefined }) {
  return (
    <div className={className}>
      <h2 id={titleId} className="h3">
        {title}
      </h2>
      <form method="dialog">
        <IconButton type="submit" icon="x" label={closeLabel} />
      </form>
    </div>
  )
}
