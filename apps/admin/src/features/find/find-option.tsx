import { Icon } from '#app/parts/icon.tsx'
import type { Found } from './to-found.ts'

interface FindOptionProps {
  id: string
  found: Found
  isFirstOfKind: boolean
  isChosen: boolean
  onOpen(): void
}

export function FindOption({ id, found, isFirstOfKind, isChosen, onOpen }: FindOptionProps) {
  return (
    <>
      {isFirstOfKind && (
        <h3 role="presentation" className="kind">
          {found.kind}
        </h3>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field above */}
      <div role="option" id={id} tabIndex={-1} aria-selected={isChosen} onClick={onOpen}>
        <Icon name={found.icon} />
        <span>
          <b>{found.title}</b>
          {found.detail && <small>{found.detail}</small>}
        </span>
        {found.note && <span className="r">{found.note}</span>}
      </div>
    </>
  )
}
