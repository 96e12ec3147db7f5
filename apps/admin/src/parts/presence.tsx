import { useQuery } from '@tanstack/react-query'
import { runCommand } from '#app/session/services.ts'
import { PARTS } from '#app/texts/parts.ts'

type Mode = 'view' | 'edit' | 'answer'

/** After two of these without a word the services forget whoever was here. */
const TELL_MS = 15_000

/** Who else has the same thing open, and what they do with it. It informs and never locks; a hidden tab says nothing. */
export function Presence({ object, mode }: { object: string; mode: Mode }) {
  const { data: others } = useQuery({
    queryKey: ['presence', object, mode],
    queryFn: () => tell(object, mode),
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

async function tell(object: string, mode: Mode) {
  const answer = await runCommand('tellPresence', { object, mode })
  return answer.ok ? answer.value.others : []
}
