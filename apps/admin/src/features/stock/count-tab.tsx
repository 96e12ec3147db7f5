import type { FoundGoods } from '@shop/contract/staff/stock'
import { type FormEvent, useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { useScanner } from '#app/parts/use-scanner.ts'
import { runCommand } from '#app/session/services.ts'
import { formatDay } from '#app/texts/moments.ts'
import { COUNT, INTAKE, STOCK } from '#app/texts/stock.ts'
import { stockRefusal } from './stock-refusal.ts'
import type { Said } from './use-intake.ts'

type Goods = NonNullable<FoundGoods['goods']>

/** Blind: who counts writes a number before the book is shown, and the difference needs a reason. */
export function CountTab() {
  const [goods, setGoods] = useState<Goods | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const look = async (code: string) => {
    const found = await runCommand('findGoods', { code }).catch(() => null)
    if (!found?.ok) return setSaid({ kind: 'bad', text: STOCK.refused })
    setGoods(found.value.goods)
    setSaid(found.value.goods === null ? { kind: 'bad', text: STOCK.unknownCode(code) } : null)
  }
  useScanner(look)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void look(String(new FormData(event.currentTarget).get('code')).trim())
    event.currentTarget.reset()
  }
  return (
    <section className="sec" aria-label={COUNT.heading}>
      <header>
        <h2>{COUNT.heading}</h2>
      </header>
      {said && <Note kind={said.kind}>{said.text}</Note>}
      <div className="row pads">
        <form className="row" onSubmit={send}>
          <label className="fld">
            <span>{INTAKE.code}</span>
            <input className="inp" name="code" maxLength={120} autoComplete="off" required />
          </label>
          <button type="submit" className="btn">
            {INTAKE.find}
          </button>
        </form>
      </div>
      {goods ? (
        <CountForm
          key={goods.variantId}
          goods={goods}
          onDone={(difference) => {
            setGoods(null)
            setSaid({ kind: 'ok', text: COUNT.done(goods.name, difference, STOCK.signed(difference)) })
          }}
        />
      ) : (
        <div className="empty">
          <h3>{COUNT.waiting}</h3>
          <p className="mut">{COUNT.waitingSentence}</p>
        </div>
      )}
    </section>
  )
}

function CountForm({ goods, onDone }: { goods: Goods; onDone(difference: number): void }) {
  const [batchId, setBatchId] = useState<number | null>(goods.batches[0]?.batchId ?? null)
  const [counted, setCounted] = useState<number | null>(null)
  const [conflict, setConflict] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const place = goods.batches.find((batch) => batch.batchId === batchId) ?? goods
  const book = conflict ?? place.onHand
  const difference = counted === null ? null : counted - book
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setCounted(Number(new FormData(event.currentTarget).get('counted')))
    setRefusal(null)
  }
  const write = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const { variantId } = goods
    const answer = await runCommand('countPieces', { variantId, batchId, counted: counted ?? 0, seen: book, reason })
    if (answer.ok) return onDone(answer.value.difference)
    setRefusal(stockRefusal(answer.code))
    if (answer.code === 'version_conflict') {
      setConflict(Number(answer.details.onHand))
      setCounted(null)
    }
  }
  return (
    <div className="stack l">
      <p>
        <b className="big">{goods.name}</b> <span className="mono mut">{goods.shelf}</span>
      </p>
      {refusal && <Note kind="bad">{refusal}</Note>}
      {place.boxed > 0 && <Note kind="wrn">{COUNT.boxed(place.boxed)}</Note>}
      <form className="row w" onSubmit={compare}>
        {goods.batches.length > 0 && (
          <label className="fld">
            <span>{STOCK.batch}</span>
            <select
              className="inp"
              value={batchId ?? ''}
              onChange={(event) => {
                setBatchId(Number(event.target.value))
                setCounted(null)
                setConflict(null)
              }}
            >
              {goods.batches.map(({ batchId: id, code, bestBefore }) => (
                <option key={id} value={id}>
                  {[code, bestBefore && STOCK.until(formatDay(bestBefore))].filter(Boolean).join(', ')}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="fld">
          <span>{COUNT.counted}</span>
          <input className="inp few num" type="number" name="counted" min={0} max={1000000} required />
        </label>
        <button type="submit" className="btn">
          {COUNT.compare}
        </button>
      </form>
      {difference !== null && (
        <form className="stack" onSubmit={write}>
          <Note kind={difference === 0 ? 'ok' : 'wrn'}>
            {difference === 0 ? COUNT.right(book) : COUNT.differs(book, STOCK.signed(difference))}
          </Note>
          {difference !== 0 && (
            <label className="fld">
              <span>{COUNT.reason}</span>
              <input className="inp" name="reason" maxLength={200} required />
            </label>
          )}
          <button type="submit" className="btn p">
            {difference === 0 ? COUNT.writeRight : COUNT.write(STOCK.signed(difference))}
          </button>
        </form>
      )}
    </div>
  )
}
