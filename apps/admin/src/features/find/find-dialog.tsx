import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-admin'
import { callFunction } from '#app/data/data-fetch.ts'
import { closeFind } from '#app/frame/find-state.ts'
import { useAreas } from '#app/frame/use-areas.ts'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { FIND } from '#app/texts/frame.ts'
import { PARTS } from '#app/texts/parts.ts'
import { FindOption } from './find-option.tsx'
import { type Found, type FoundRow, toFound } from './to-found.ts'

/** Ctrl K: everything by whatever one happens to know of it, and every screen by its name. */
export function FindDialog() {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const navigate = useNavigate()
  const { found, isFailed } = useFound(typed)
  useKeys([{ keys: 'Esc', label: PARTS.close, isAlways: true, run: closeFind }])
  const open = (one: Found | undefined) => {
    if (!one) return
    closeFind()
    navigate(one.path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setChosen((index) => Math.max(0, Math.min(found.length - 1, index + step)))
    }
    if (event.key === 'Enter') open(found[chosen])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside it closes it, as Esc does
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same
    <div className="over" onClick={({ target, currentTarget }) => target === currentTarget && closeFind()}>
      <div role="dialog" aria-modal="true" aria-label={FIND.title} className="dialog wide palette">
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever opens it wants to type
          autoFocus
          role="combobox"
          aria-label={FIND.title}
          aria-expanded={found.length > 0}
          aria-controls="nalezeno"
          aria-activedescendant={found[chosen] ? `nalezeno-${chosen}` : undefined}
          placeholder={FIND.placeholder}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        {isFailed && <Note kind="bad">{PARTS.failed}</Note>}
        <div id="nalezeno" role="listbox" aria-label={FIND.title} className="found">
          {found.map((one, index) => (
            <FindOption
              key={one.path + one.title}
              id={`nalezeno-${index}`}
              found={one}
              isFirstOfKind={found[index - 1]?.kind !== one.kind}
              isChosen={index === chosen}
              onOpen={() => open(one)}
            />
          ))}
        </div>
        {found.length === 0 && <p className="mut pad">{typed.trim().length > 2 ? FIND.nothing : FIND.type}</p>}
        <div className="foot">
          <span>
            <kbd>↓</kbd> <kbd>↑</kbd> {FIND.choose}
          </span>
          <span>
            <kbd>Enter</kbd> {FIND.open}
          </span>
        </div>
      </div>
    </div>
  )
}

const SHORTEST = 3

/** Screens at once, things when the server has answered; what was found before stays until then. */
function useFound(typed: string): { found: Found[]; isFailed: boolean } {
  const areas = useAreas()
  const q = useDeferredValue(typed.trim())
  const { data: rows = [], isError } = useQuery({
    queryKey: ['staff_find', q],
    queryFn: () => callFunction<FoundRow[]>('staff_find', { q }),
    enabled: q.length >= SHORTEST,
    placeholderData: (before) => before,
    retry: false,
  })
  const words = typed.trim().toLowerCase()
  const screens = areas
    .filter(({ title }) => title.toLowerCase().includes(words))
    .map(({ path, title, icon }): Found => ({ kind: FIND.go, path, title, icon }))
  const things = q.length >= SHORTEST ? rows.map(toFound).filter((one) => one !== null) : []
  return { found: [...things, ...screens], isFailed: isError }
}
