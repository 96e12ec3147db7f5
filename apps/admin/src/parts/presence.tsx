import { useQuery } from '@tanstack/react-query'
import { TELL_MS, tellPresence } from '#app/session/presence.ts'
import { PARTS } from '#app/texts/parts.ts'

type Mode = 'view' | 'edit' | 'answer'

/** Who else has the same thing open, and what they do with it. It informs and never locks; a hidden tab says nothing. */
export function Presence({ object, mode }: { object: string; mode: Mode }) {
  const { data: others } = useQuery({
    queryKey: ['presence', object, mode],
    queryFn: () => tellPresence({ object, field: '', mode }),
    refetchInterval: TELL_MS,
    placeholderData: (before) => before,
  })
  if (!others || others.length === 0) return null
  return (
    <span className="here r" role="status">
      {others.map(({ name, mode: doing }) => (
        <span key={name}>
          <span className="av s" aria-hidden="true">
            {name
              .split(' ')
              .map((word) => word.slice(0, 1))
              .join('')}
          </span>{' '}
          {PARTS.doing[doing]} {name}
        </span>
      ))}
    </span>
  )
}
