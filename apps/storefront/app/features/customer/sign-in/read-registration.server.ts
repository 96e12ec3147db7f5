import type { ConsentTopic } from '@shop/contract/consent'
import { Register } from '@shop/contract/identity'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { toWeightInput } from '#app/forms/parse-kilograms.ts'
import { textOf, textOrNull } from '#app/forms/refuse-form.server.ts'
import { readReturnAddress } from '#app/navigation/return-address.ts'
import { now } from '#app/server/clock.server.ts'

interface Offered {
  topics: readonly ConsentTopic[]
  search: URLSearchParams
}

/** Without a password the account is entered by links; without a name there is no dog. */
export function readRegistration(values: FormData, { topics, search }: Offered) {
  return parseForm(Register, {
    email: textOf(values, 'email'),
    password: textOrNull(values, 'password'),
    firstName: textOf(values, 'firstName'),
    consents: topics.flatMap((topic) => {
      const version = Number(values.get(`consent.${topic}`))
      return version > 0 ? [{ topic, wordingVersion: version }] : []
    }),
    dog: readDog(values),
    returnTo: search.has('zpet') ? readReturnAddress(search) : null,
  })
}

function readDog(values: FormData) {
  const name = textOf(values, 'dog.name').trim()
  const grams = toWeightInput(textOf(values, 'dog.weight.grams'))
  if (!name && grams === null) return null
  const weight = grams === null ? null : { measuredOn: toPragueTime(now()).date, grams }
  return { name, weight }
}
