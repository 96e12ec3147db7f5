import styles from './combobox.module.css'
import type { ComboboxGroup, ComboboxOption } from './combobox-options.ts'

type ComboboxListProps = {
  id: string
  label: string
  groups: ComboboxGroup[]
  activeId: string | undefined
  toElementId: (option: ComboboxOption) => string
  onChoose: (option: ComboboxOption) => void
}

/** Always in the page, because the input refers to it; empty means hidden. */
export function ComboboxList({ id, label, groups, activeId, toElementId, onChoose }: ComboboxListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} hidden={groups.length === 0} className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox have no element of their own
        <div key={group.id} role="group" aria-labelledby={group.label ? `${id}-${group.id}-label` : undefined}>
          {group.label ? (
            <div id={`${id}-${group.id}-label`} className={styles.label}>
              {group.label}
            </div>
          ) : null}
          {group.options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus
            <div
              key={option.id}
              id={toElementId(option)}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === activeId}
              className={styles.option}
              // The focus stays in the input, so that its blur does not close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option.content ?? option.text}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
