import { useState } from 'react'
import type { KeyBinding } from '#app/keys/key-registry.ts'
import { useAllKeys } from '#app/keys/use-key-listener.ts'
import { useKeys } from '#app/keys/use-keys.ts'
import { Dialog } from '#app/parts/dialog.tsx'
import { FRAME } from '#app/texts/frame.ts'

/** The keys of this very screen; `?` shows the rest. */
export function KeyBar() {
  const [isOpen, setOpen] = useState(false)
  const all = useAllKeys()
  useKeys([{ keys: '?', label: FRAME.allKeys, run: () => setOpen(true) }])
  return (
    <footer className="keys">
      {mergeByLabel(all.filter(({ isInBar }) => isInBar)).map(({ label, keys }) => (
        <span key={label}>
          {keys.map((one) => (
            <Keys key={one} keys={one} />
          ))}
          {label}
        </span>
      ))}
      <button type="button" className="r" onClick={() => setOpen(true)}>
        <kbd>?</kbd> {FRAME.allKeys}
      </button>
      {isOpen && (
        <Dialog title={FRAME.allKeysTitle} isWide onClose={() => setOpen(false)}>
          <ul className="keys-list">
            {mergeByLabel(all).map(({ label, keys }) => (
              <li key={label}>
                {label}
                <span>
                  {keys.map((one) => (
                    <Keys key={one} keys={one} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </footer>
  )
}

function Keys({ keys }: { keys: string }) {
  return keys.split(' ').map((key) => <kbd key={key}>{FRAME.keyNames[key] ?? key}</kbd>)
}

/** `J` and `K` of one row: those with the same words stand together. */
function mergeByLabel(bindings: readonly KeyBinding[]): { label: string; keys: string[] }[] {
  const groups = Map.groupBy(bindings, ({ label }) => label)
  return [...groups].map(([label, group]) => ({ label, keys: [...new Set(group.map(({ keys }) => keys))] }))
}
