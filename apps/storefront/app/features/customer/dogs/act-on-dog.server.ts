import { createHash } from 'node:crypto'
import type { ServicesClient } from '@shop/clients/services'
import { NewDog } from '@shop/contract/dog'
import { redirect } from 'react-router'
import { toWeightInput } from '#app/forms/parse-kilograms.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { readDog } from './read-dog.server.ts'
import { readFoods } from './read-foods.server.ts'

const PAGE = '/ucet/psi'

/** One of the forms about dogs. */
export async function actOnDog(request: Request, services: ServicesClient, today: string) {
  const values = await readForm(request)
  const id = Number(textOf(values, 'id'))
  const intent = textOf(values, 'intent')
  if (intent === 'bring') return bringDog(request, services, values)
  if (intent === 'remove') {
    const removed = await attempt(request, services.removeDog({ id }))
    return removed.ok ? redirect(`${PAGE}?smazano=${id}`, 303) : refuseForm({ name: 'psi', values }, removed)
  }
  if (intent === 'restore') {
    const restored = await attempt(request, services.restoreDog({ id }))
    return restored.ok ? redirect(`${PAGE}?hotovo=pes-zpet`, 303) : refuseForm({ name: 'psi', values }, restored)
  }
  if (intent === 'foods') return saveFoods(request, services, values)
  if (intent === 'bag') return noteBag(request, services, values)
  if (intent === 'weigh') return weighDog(request, services, values)
  if (intent === 'tag' || intent === 'untag') return changeTag(request, services, values)
  if (intent === 'unweigh') return unweighDog(request, services, values)
  return saveDog(request, services, { values, today })
}

async function saveDog(
  request: Request,
  services: ServicesClient,
  { values, today }: { values: FormData; today: string },
) {
  const id = Number(textOf(values, 'id'))
  const grams = toWeightInput(textOf(values, 'weight.grams'))
  const weight = grams === null ? null : { measuredOn: today, grams }
  const saved = await attempt(
    request,
    id
      ? services.saveDog({ id, version: Number(textOf(values, 'version')), ...readDog(values) })
      : services.addDog({ ...readDog(values), weight }),
  )
  return saved.ok ? redirect(`${PAGE}?ulozeno=${saved.value.id}`, 303) : refuseForm({ name: 'pes', values }, saved)
}

async function saveFoods(request: Request, services: ServicesClient, values: FormData) {
  const id = Number(textOf(values, 'id'))
  const saved = await attempt(request, services.saveDogFoods({ id, foods: readFoods(values) }))
  return saved.ok ? redirect(`${PAGE}?hotovo=miska`, 303) : refuseForm({ name: `miska-${id}`, values }, saved)
}

async function noteBag(request: Request, services: ServicesClient, values: FormData) {
  const number = (name: string) => Number(textOf(values, name))
  const note = { orderId: number('orderId'), linePosition: number('linePosition'), piece: number('piece') }
  const noted = await attempt(request, services.noteBag({ ...note, leftPercent: number('leftPercent') }))
  return noted.ok ? redirect(`${PAGE}?hotovo=pytel`, 303) : refuseForm({ name: 'psi', values }, noted)
}

async function weighDog(request: Request, services: ServicesClient, values: FormData) {
  const id = Number(textOf(values, 'id'))
  const input = { id, measuredOn: textOf(values, 'measuredOn'), grams: toWeightInput(textOf(values, 'grams')) ?? 0 }
  const weighed = await attempt(request, services.addDogWeight(input))
  if (weighed.ok) return redirect(`${PAGE}?hotovo=vaha`, 303)
  return refuseForm({ name: `vaha-${id}`, values, fieldOf: { weight_day_taken: 'measuredOn' } }, weighed)
}

async function changeTag(request: Request, services: ServicesClient, values: FormData) {
  const id = Number(textOf(values, 'id'))
  const isStruck = textOf(values, 'intent') === 'untag'
  const changed = isStruck
    ? await attempt(request, services.revokeDogTag({ id }))
    : await attempt(request, services.makeDogTag({ id, note: textOf(values, 'note') }))
  if (!changed.ok) return refuseForm({ name: `znamka-${id}`, values }, changed)
  return redirect(`${PAGE}?hotovo=${isStruck ? 'znamka-zrusena' : 'znamka'}#pes-${id}`, 303)
}

/** The page after it knows what was written, so that a slip of the finger is taken back by one press. */
async function unweighDog(request: Request, services: ServicesClient, values: FormData) {
  const id = Number(textOf(values, 'id'))
  const removed = await attempt(request, services.removeDogWeight({ id, weightId: Number(textOf(values, 'weightId')) }))
  if (!removed.ok) return refuseForm({ name: 'psi', values }, removed)
  const after = { odvazen: String(id), den: textOf(values, 'measuredOn'), kg: textOf(values, 'grams') }
  return redirect(`${PAGE}?${new URLSearchParams(after)}`, 303)
}

/** A dog that was described in the browser. Its description is the key: two presses make one dog, another dog is another. */
async function bringDog(request: Request, services: ServicesClient, values: FormData) {
  const parsed = NewDog.safeParse(JSON.parse(textOf(values, 'dog') || 'null'))
  if (!parsed.success) return refuseForm({ name: 'psi', values }, { code: 'invalid_input', details: {} })
  const digest = createHash('sha256').update(textOf(values, 'dog')).digest('hex').slice(0, 40)
  const added = await attempt(request, services.addDog(parsed.data, { idempotencyKey: `browser-dog-${digest}` }))
  const after = new URLSearchParams({ hotovo: 'pes-prenesen', prenesen: textOf(values, 'key').slice(0, 60) })
  return added.ok ? redirect(`${PAGE}?${after}`, 303) : refuseForm({ name: 'psi', values }, added)
}
