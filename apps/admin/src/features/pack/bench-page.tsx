import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { runCommand } from '#app/session/services.ts'
import { FRAME } from '#app/texts/frame.ts'
import { PACK } from '#app/texts/pack.ts'
import { BenchDeskView } from './bench-desk.tsx'

const KEPT = 'bench'

/** Which table this is, asked once a browser; then the table itself. */
export function BenchPage() {
  const [benchId, setBenchId] = useState(() => Number(localStorage.getItem(KEPT) ?? 0))
  const { data } = useQuery({ queryKey: ['benches'], queryFn: readBenches })
  const choose = (id: number) => {
    localStorage.setItem(KEPT, String(id))
    setBenchId(id)
  }
  const isKnown = data?.benches.some((bench) => bench.benchId === benchId)
  return (
    <main className="bench" id="obsah" tabIndex={-1}>
      <title>{FRAME.tab(PACK.title)}</title>
      {isKnown && (
        <BenchDeskView key={benchId} benchId={benchId} printers={data?.printers ?? []} onLeave={() => choose(0)} />
      )}
      {data && !isKnown && (
        <div className="bench-full">
          <h1>{PACK.whichBench}</h1>
          <div className="bench-choice">
            {data.benches.map(({ benchId: id, name, printer }) => (
              <button key={id} type="button" className="bench-card" onClick={() => choose(id)}>
                <strong>{name}</strong>
                <span>{printer.name}</span>
              </button>
            ))}
          </div>
        </div>
      )}
    </main>
  )
}

async function readBenches() {
  const answer = await runCommand('benches', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
