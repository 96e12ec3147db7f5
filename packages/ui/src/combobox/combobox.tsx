import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import control from '../control/control.module.css'
import { useControlProps } from '../control/use-control-props.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './combobox.module.css'
import { ComboboxList } from './combobox-list.tsx'
import { type ComboboxGroup, type ComboboxOption, nextOption } from './combobox-options.ts'

type ComboboxProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'role'> & {
  value: string
  onValueChange: (text: string) => void
  /** What fits the text; the caller searches. */
  groups: ComboboxGroup[]
  onChoose: (option: ComboboxOption) => void
  /** Name of the list of offers. */
  listLabel: string
  /** How many offers there are, or that there are none: read out when it changes. */
  status?: ReactNode
  /** Inside a search bar the input takes the look of the bar. */
  bare?: boolean | undefined
}

/** A text field with offers. Small enough to be our own; load it late all the same, a plain input stands in until then. */
export function Combobox(props: ComboboxProps) {
  const { value, onValueChange, groups, onChoose, listLabel, status, bare, className, ...rest } = props
  const listId = useId()
  const wiring = useControlProps(rest)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<ComboboxOption>()
  const shown = open && groups.some((group) => group.options.length > 0)

  function close() {
    setOpen(false)
    setActive(undefined)
  }
  function type(text: string) {
    onValueChange(text)
    setOpen(true)
    setActive(undefined)
  }
  function choose(option: ComboboxOption) {
    close()
    onChoose(option)
  }
  function move(key: string) {
    setOpen(true)
    const next = nextOption(groups, active?.id, key)
    setActive(next)
    if (next) document.getElementById(toElementId(next))?.scrollIntoView({ block: 'nearest' })
  }
  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key)
    else if (key === 'Enter' && shown && active) choose(active)
    else if (key === 'Escape' && shown) close()
    else if (key === 'Escape' && value !== '') type('')
    else return
    event.preventDefault()
  }
  function toElementId(option: ComboboxOption) {
    return `${listId}-${option.id}`
  }
  return (
    <div className={joinClasses(styles.combobox, className)}>
      <input
        autoComplete="off"
        {...rest}
        {...wiring}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && active ? toElementId(active) : undefined}
        className={bare ? undefined : control.control}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onKeyDown={pressKey}
      />
      <ComboboxList
        id={listId}
        label={listLabel}
        groups={shown ? groups : []}
        activeId={active?.id}
        toElementId={toElementId}
        onChoose={choose}
      />
      <div role="status" className="visually-hidden">
        {open ? status : null}
      </div>
    </div>
  )
}
