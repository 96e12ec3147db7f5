import type { CouponChoices, StaffCoupon } from '@shop/contract/promotion/staff-coupon'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { COUPON, SIMULATION } from '#app/texts/coupon.ts'
import { PARTS } from '#app/texts/parts.ts'
import { toCouponDraft } from './coupon-fields.ts'
import { CouponForm } from './coupon-form.tsx'
import { ask } from './price-questions.ts'
import { SimulationPane } from './simulation-pane.tsx'
import { useCouponFields } from './use-coupon-fields.ts'
import { useSimulation } from './use-simulation.ts'

const MONEY: ReadonlySet<string> = new Set(['maximum', 'amount', 'minimum_goods'])
const HISTORY_WORDS = {
  fields: COUPON.columns,
  format: (field: string, value: unknown) =>
    MONEY.has(field) && typeof value === 'number' ? formatPrice(value) : null,
}

/** One coupon: its rule, and what it would have done to the last thirty days. */
export function CouponPage() {
  const { id } = useParams()
  const { data, isPending, isError } = useQuery({
    queryKey: ['coupons', 'one', id],
    queryFn: () => openDesk(id),
  })
  const title = data?.coupon?.draft.name ?? COUPON.fresh
  return (
    <Screen title={title}>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {isPending && <p className="pad mut">{PARTS.loading}</p>}
      {data && <CouponDesk key={id} coupon={data.coupon} choices={data} />}
    </Screen>
  )
}

async function openDesk(id: string | undefined): Promise<CouponChoices & { coupon: StaffCoupon | null }> {
  if (id !== 'novy') return ask('staffCoupon', { couponId: Number(id) })
  return { ...(await ask('staffCoupons', { find: '' })), coupon: null }
}

function CouponDesk({ coupon, choices }: { coupon: StaffCoupon | null; choices: CouponChoices }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const mayWrite = useMayDo('promotions')
  const mayLaunch = useMayDo('price_approval')
  const { fields, version, setFields, tellSaved } = useCouponFields(coupon)
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const [isStopping, setStopping] = useState(false)
  const draft = toCouponDraft(fields)
  const simulation = useSimulation(mayWrite ? draft : null)
  const isLaunched = coupon !== null && coupon.state !== 'draft'
  const isOver = coupon?.state === 'stopped'
  const refuse = (code: string) => COUPON.refusals[code] ?? COUPON.refused
  const save = async (launch: boolean) => {
    if (!draft || reason.trim() === '') return setSaid({ kind: 'bad', text: COUPON.incomplete })
    const given = { draft, isLaunched: launch, reason }
    const answer = coupon
      ? await runCommand('changeCoupon', { ...given, couponId: coupon.id, version })
      : await runCommand('createCoupon', given)
    if (!answer.ok) return setSaid({ kind: 'bad', text: refuse(answer.code as string) })
    tellSaved(answer.value.version)
    setReason('')
    setSaid({ kind: 'ok', text: isLaunched ? COUPON.changed : launch ? COUPON.launched : COUPON.saved })
    await client.invalidateQueries({ queryKey: ['coupons'] })
    await client.invalidateQueries({ queryKey: ['row_history', 'coupons'] })
    navigate(`/ceny/kupony/${answer.value.couponId}`)
  }
  const stop = async (why: string) => {
    if (!coupon) return null
    const answer = await runCommand('endCoupon', { couponId: coupon.id, version, reason: why })
    if (!answer.ok) return refuse(answer.code as string)
    await client.invalidateQueries({ queryKey: ['coupons'] })
    return null
  }
  useKeys([
    {
      keys: 'Ctrl Enter',
      label: isLaunched ? COUPON.save : COUPON.launch,
      isInBar: true,
      isAlways: true,
      run: () => void (mayLaunch ? save(true) : setSaid({ kind: 'bad', text: COUPON.launchedByOthers })),
    },
    { keys: 'Ctrl S', label: COUPON.saveDraft, isInBar: true, isAlways: true, run: () => void save(isLaunched) },
    { keys: 'R', label: SIMULATION.replay, isInBar: true, run: simulation.replay },
  ])
  return (
    <div className="cols promo">
      <div className="pane soft">
        <section className="sec">
          <header>
            <h2>{COUPON.rule}</h2>
          </header>
          {said && <Note kind={said.kind}>{said.text}</Note>}
          {!mayWrite && <p className="sm mut">{COUPON.onlySee}</p>}
          <CouponForm {...{ fields, choices, isLaunched }} isDisabled={!mayWrite || isOver} onChange={setFields} />
        </section>
        <Clashes simulation={simulation.data} />
        {mayWrite && !isOver && (
          <CouponActions
            {...{ reason, isLaunched, mayLaunch }}
            onReason={setReason}
            onSave={save}
            onStop={() => setStopping(true)}
          />
        )}
        {coupon && (
          <section className="sec">
            <header>
              <h3>{COUPON.history}</h3>
            </header>
            <RowHistory table="coupons" rowKey={String(coupon.id)} words={HISTORY_WORDS} />
          </section>
        )}
      </div>
      <SimulationPane simulation={simulation} isReady={draft !== null} />
      {isStopping && coupon && (
        <ReasonDialog
          title={COUPON.stopTitle}
          sentence={COUPON.stopSentence(coupon.draft.code)}
          submit={COUPON.stopNow}
          isDangerous
          onReason={stop}
          onClose={() => setStopping(false)}
        />
      )}
    </div>
  )
}

interface CouponActionsProps {
  reason: string
  isLaunched: boolean
  mayLaunch: boolean
  onReason(reason: string): void
  onSave(launch: boolean): void
  onStop(): void
}

/** Whoever may not launch leaves a draft for whoever may; stopping is for both. */
function CouponActions({ reason, isLaunched, mayLaunch, onReason, onSave, onStop }: CouponActionsProps) {
  return (
    <section className="sec stack">
      <label className="fld">
        <span>{COUPON.reason}</span>
        <input className="inp" value={reason} maxLength={300} onChange={({ target }) => onReason(target.value)} />
      </label>
      <div className="acts">
        {mayLaunch && (
          <button type="button" className="btn p" onClick={() => onSave(true)}>
            {isLaunched ? COUPON.save : COUPON.launch} <kbd>Ctrl ↵</kbd>
          </button>
        )}
        {isLaunched ? (
          <button type="button" className="btn xx" onClick={onStop}>
            {COUPON.stop}
          </button>
        ) : (
          <button type="button" className="btn" onClick={() => onSave(false)}>
            {COUPON.saveDraft}
          </button>
        )}
      </div>
      {!mayLaunch && <p className="sm mut">{COUPON.launchedByOthers}</p>}
    </section>
  )
}

function Clashes({ simulation }: { simulation: ReturnType<typeof useSimulation>['data'] }) {
  if (!simulation) return null
  const { faults, overlaps } = simulation
  return (
    <section className="sec">
      <header>
        <h3>{COUPON.clashes}</h3>
      </header>
      <ul className="stack sm">
        {faults.map((fault) => (
          <li key={fault} className="bad">
            {COUPON.faults[fault]}
          </li>
        ))}
        {overlaps.map(({ code, validTo }) => (
          <li key={code} className="wrn">
            {COUPON.overlap(code, formatDate(validTo))}
          </li>
        ))}
        {overlaps.length === 0 && <li>{COUPON.noOverlap}</li>}
        <li>{COUPON.one}</li>
      </ul>
    </section>
  )
}
