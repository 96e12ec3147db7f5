import type { Reply } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { PARTS } from '#app/texts/parts.ts'
import { LIFE } from '#app/texts/shop/life-rules.ts'
import { STOCK } from '#app/texts/stock.ts'
import { readStock } from './read-stock.ts'
import { stockRefusal } from './stock-refusal.ts'

type Life = Reply<ServicesEndpoints['lifeRules']>

const FIELDS = ['firstDays', 'firstPercent', 'lastDays', 'lastPercent', 'untilDays'] as const

/** From when goods are sold apart, and how long they must keep for whom. */
export function LifeRulesDialog({ onClose }: { onClose(): void }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data, isError } = useQuery({
    queryKey: ['stock', 'life-rules'],
    queryFn: () => readStock('lifeRules', {}),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <Dialog title={LIFE.title} onClose={onClose}>
      {refusal && <Note kind="bad">{refusal}</Note>}
      {data ? (
        <LifeRulesForm key={JSON.stringify(data.rules)} life={data} onRefused={setRefusal} onClose={onClose} />
      ) : (
        <p className="mut">{isError ? PARTS.failed : STOCK.loading}</p>
      )}
    </Dialog>
  )
}

interface LifeRulesFormProps {
  life: Life
  onRefused(sentence: string): void
  onClose(): void
}

function LifeRulesForm({ life: { rules, groupNames }, onRefused, onClose }: LifeRulesFormProps) {
  const client = useQueryClient()
  const mayWrite = useMayDo('life_rules')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const answer = await runCommand('saveLifeRules', {
      seen: rules,
      rules: toRules(form, rules),
      reason: String(form.get('reason') ?? ''),
    })
    if (answer.ok) onClose()
    else onRefused(sentenceOf(answer.code))
    await client.invalidateQueries({ queryKey: ['stock', 'life-rules'] })
  }
  return (
    <form className="stack l" onSubmit={send}>
      <p>{LIFE.sentence}</p>
      {FIELDS.map((field) => (
        <DaysField key={field} name={field} label={LIFE[field]} value={rules[field]} isRequired />
      ))}
      <fieldset className="stack">
        <legend>{LIFE.groups}</legend>
        <DaysField name="shopDays" label={LIFE.shopDays} value={rules.shopDays} isRequired />
        {groupNames.map(({ groupId, name, leastDays }) => (
          <DaysField
            key={groupId}
            name={`group-${groupId}`}
            label={name}
            least={leastDays}
            isRequired={leastDays > 0}
            value={rules.groups.find((group) => group.groupId === groupId)?.days ?? null}
          />
        ))}
      </fieldset>
      {mayWrite && (
        <>
          <label className="fld">
            <span>{LIFE.reason}</span>
            <input className="inp" name="reason" maxLength={200} />
          </label>
          <button type="submit" className="btn p lg">
            {LIFE.save}
          </button>
        </>
      )}
    </form>
  )
}

interface DaysFieldProps {
  name: string
  label: string
  value: number | null
  /** What a page promises already. */
  least?: number
  isRequired?: boolean
}

function DaysField({ name, label, value, least = 0, isRequired = false }: DaysFieldProps) {
  return (
    <label className="fld">
      <span>{label}</span>
      <input
        className={isRequired ? 'inp few num' : 'inp num'}
        type="number"
        name={name}
        min={least}
        max={isRequired && least === 0 ? 365 : 730}
        step={1}
        defaultValue={value ?? ''}
        placeholder={isRequired ? undefined : LIFE.asOthers}
        required={isRequired}
      />
    </label>
  )
}

function toRules(form: FormData, seen: Life['rules']): Life['rules'] {
  const typed = (name: string) => Number(form.get(name))
  return {
    firstDays: typed('firstDays'),
    firstPercent: typed('firstPercent'),
    lastDays: typed('lastDays'),
    lastPercent: typed('lastPercent'),
    untilDays: typed('untilDays'),
    shopDays: typed('shopDays'),
    groups: seen.groups.map(({ groupId }) => {
      const days = String(form.get(`group-${groupId}`) ?? '')
      return { groupId, days: days === '' ? null : Number(days) }
    }),
  }
}

function sentenceOf(code: string): string {
  if (code === 'version_conflict') return LIFE.conflict
  return code === 'invalid_input' ? LIFE.invalid : stockRefusal(code)
}
