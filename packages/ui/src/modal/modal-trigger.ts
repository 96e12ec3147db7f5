/**
 * Props of a button that opens the dialog or drawer with this id. The attributes work before hydration and without
 * scripts; the handler is for browsers that do not know them yet.
 */
export function modalTrigger(id: string) {
  return {
    'aria-haspopup': 'dialog',
    command: 'show-modal',
    commandfor: id,
    onClick: () => {
      if ('commandForElement' in HTMLButtonElement.prototype) return
      const dialog = document.getElementById(id)
      if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
    },
  } as const
}
