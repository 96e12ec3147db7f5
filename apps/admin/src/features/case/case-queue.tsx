import { LinkBase, useNavigate } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { CASE, CASE_KINDS } from '#app/texts/case.ts'
import { CaseClock } from './case-clock.tsx'
import { useCases } from './case-rows.ts'

/** What waits for a decision beside the one that is open. */
export function CaseQueue({ number }: { number: string }) {
  const { rows } = useCases('open', true)
  const navigate = useNavigate()
  const at = rows.findIndex((row) => row.number === number)
  const open = (index: number) => rows[index] && navigate(`/pripady/${rows[index].number}`)
  useKeys([
    { keys: 'J', label: CASE.next, isInBar: true, run: () => open(at + 1) },
    { keys: 'K', label: CASE.next, isInBar: true, run: () => open(at - 1) },
  ])
  return (
    <nav className="pane soft cq" aria-label={CASE.queue}>
      <div className="hd">
        <h2>{CASE.queue}</h2>
        <span className="mut sm r">{CASE.byClock}</span>
      </div>
      {rows.map((row) => (
        <LinkBase
          key={row.id}
          to={`/pripady/${row.number}`}
          className={row.number === number ? 'qi on' : 'qi'}
          aria-current={row.number === number ? 'true' : undefined}
        >
          <span className="row">
            <b>{row.number}</b>
            <CaseClock row={row} />
          </span>
          <span className="sm el">
            {CASE_KINDS[row.kind]}, {row.goods}
          </span>
        </LinkBase>
      ))}
    </nav>
  )
}
