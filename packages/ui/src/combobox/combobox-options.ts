import type { ReactNode } from 'react'

export type ComboboxOption = {
  id: string
  /** What the option is called; also what is drawn when there is no `content`. */
  text: string
  content?: ReactNode
}

export type ComboboxGroup = { id: string; label?: ReactNode; options: ComboboxOption[] }

/** The option an arrow key leads to; past the ends it goes round through "none", which is the typed text itself. */
export function nextOption(groups: readonly ComboboxGroup[], activeId: string | undefined, key: string) {
  const options = groups.flatMap((group) => group.options)
  const at = options.findIndex((option) => option.id === activeId)
  if (key === 'ArrowDown') return options[at + 1]
  return at === -1 ? options.at(-1) : options[at - 1]
}
