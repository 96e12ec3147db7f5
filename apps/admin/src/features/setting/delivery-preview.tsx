import type { DeliveryDraft } from '@shop/contract/delivery/delivery-rules'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { addDays } from '@shop/domain/calendar/local-date'
import { fromPragueTime } from '@shop/domain/calendar/prague-time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '#app/parts/use-settled.ts'
import { runCommand } from '#app/session/services.ts'
import { DELIVERY_PREVIEW as TEXT } from '#app/texts/shop/delivery.ts'

const SETTLE_MS = 300

/** „Košík 12 kg do 1 100 Kč zítra v 10.00“: what it is offered, by the rules of the checkout. */
export function DeliveryPreview({ today, draft = null }: { today: string; draft?: DeliveryDraft | null }) {
  const [asked, setAsked] = useState({ weight: '12', goods: '1100', day: addDays(today, 1), time: '10:00' })
  const key = JSON.stringify([asked, draft])
  const isSettled = useSettled(key, SETTLE_MS)
  const question = toQuestion(asked, draft)
  const { data } = useQuery({
    queryKey: ['delivery_preview', key],
    queryFn: () => preview(question),
    enabled: question !== null && isSettled,
    placeholderData: (before) => before,
  })
  const field = (name: keyof typeof asked, label: string, type = 'text') => (
    <label className="fld">
      <span>{label}</span>
      <input
        className="inp"
        type={type}
        value={asked[name]}
        onChange={({ target }) => setAsked({ ...asked, [name]: target.value })}
      />
    </label>
  )
  return (
    <section className="sec">
      <header>
        <h2>{TEXT.title}</h2>
      </header>
      <p className="sm mut">{TEXT.sentence}</p>
      <div className="g4">
        {field('weight', TEXT.weight)}
        {field('goods', TEXT.goods)}
        {field('day', TEXT.day, 'date')}
        {field('time', TEXT.time, 'time')}
      </div>
      {data && <Offers options={data.options} />}
    </section>
  )
}

type Answer = Awaited<ReturnType<typeof preview>>

function Offers({ options }: Pick<Answer, 'options'>) {
  return (
    <table className="tb in">
      <caption className="vh">{TEXT.caption}</caption>
      <thead>
        <tr>
          {Object.values(TEXT.columns).map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {options.map(({ code, name, refusal, price, parcels, isFree, codFee, leaves, earliest, latest }) => (
          <tr key={code}>
            <td className={refusal ? 'mut' : 'b6'}>{name}</td>
            {refusal ? (
              <td colSpan={4} className="mut">
                {TEXT.refusals[refusal] ?? TEXT.notOffered}
              </td>
            ) : (
              <>
                <td>
                  {price === 0 && isFree ? TEXT.free : formatPrice(price)}
                  {parcels > 1 && ` · ${TEXT.parcels(parcels)}`}
                </td>
                <td>{codFee === null ? TEXT.no : TEXT.plus(formatPrice(codFee))}</td>
                <td>{leaves && formatDate(leaves)}</td>
                <td>
                  {earliest && formatDate(earliest)}
                  {latest && latest !== earliest && ` – ${formatDate(latest)}`}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Asked = Record<'weight' | 'goods' | 'day' | 'time', string>

function toQuestion({ weight, goods, day, time }: Asked, draft: DeliveryDraft | null) {
  const [kilos, crowns] = [weight, goods].map((typed) => Number(typed.replaceAll(/\s/g, '').replace(',', '.')))
  if (!kilos || !(kilos > 0) || crowns === undefined || !(crowns >= 0) || day === '' || time === '') return null
  return {
    weightGrams: Math.round(kilos * 1000),
    goods: Math.round(crowns * 100),
    at: fromPragueTime(day, time).toISOString(),
    ...{ draft, closedDays: null },
  }
}

async function preview(question: ReturnType<typeof toQuestion>) {
  if (!question) return { options: [] }
  const answer = await runCommand('previewDelivery', question)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
