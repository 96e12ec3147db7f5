import type { ServicesClient } from '@shop/clients/services'
import { JoinGroup, MEMBER_ACTS, OpenGroup } from '@shop/contract/order/group-order'
import { fromPragueTime } from '@shop/domain/calendar/prague-time'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { wishKey } from '#app/forms/wish-key.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { JOIN_FORM, MEMBER_PARAM, OPEN_FORM, PART_FORM, PIECES_FIELD } from './group-forms.ts'

/** One of the forms on the page of a group: somebody joins, or a member acts. */
export async function actOnGroup(request: Request, services: ServicesClient, hash: string) {
  const values = await readForm(request)
  const member = textOf(values, MEMBER_PARAM)
  const act = MEMBER_ACTS.find((one) => one === textOf(values, 'act'))
  if (!act || member === '') return join({ request, services, hash }, values)
  const lines = act === 'change' ? linesOf(values) : null
  const acted = await attempt(request, services.actInGroup({ hash, member, act, lines }))
  if (!acted.ok) return refuseForm({ name: PART_FORM, values }, acted)
  return redirect(`/p/${hash}?${new URLSearchParams({ [MEMBER_PARAM]: member, hotovo: act })}`, 303)
}

interface Asked {
  request: Request
  services: ServicesClient
  hash: string
}

async function join({ request, services, hash }: Asked, values: FormData) {
  const given = {
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
    email: textOf(values, 'email'),
    lines: linesOf(values),
  }
  const form = { name: JOIN_FORM, values }
  const input = parseForm(JoinGroup, given)
  if (!input.ok) return refuseForm(form, input)
  const joined = await attempt(request, services.joinGroup({ hash, ...input.value }))
  return joined.ok ? redirect(`/p/${hash}?hotovo=mail`, 303) : refuseForm(form, joined)
}

function linesOf(values: FormData) {
  return [...values.keys()].flatMap((name) => {
    if (!name.startsWith(PIECES_FIELD)) return []
    const pieces = Number(textOf(values, name))
    const variantId = Number(name.slice(PIECES_FIELD.length))
    return Number.isSafeInteger(pieces) && pieces > 0 ? [{ variantId, pieces }] : []
  })
}

/** The trainer opens a group, or calls one off. */
export async function actOnOwnGroups(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const form = { name: OPEN_FORM, values }
  const hash = textOf(values, 'hash')
  if (textOf(values, 'intent') === 'callOff') {
    const ended = await attempt(request, services.callOffGroup({ hash }))
    return ended.ok ? redirect('/ucet/skupiny', 303) : refuseForm(form, ended)
  }
  const deadlineAt = deadlineOf(textOf(values, 'day'), textOf(values, 'time'))
  if (deadlineAt === null) return refuseField(form, 'day', 'required')
  const texts = ['title', 'placeName', 'street', 'city', 'zip', 'phone', 'pickupNote'] as const
  const given = Object.fromEntries(texts.map((name) => [name, textOf(values, name)]))
  const input = parseForm(OpenGroup, { ...given, deadlineAt })
  if (!input.ok) return refuseForm(form, input)
  const idempotencyKey = wishKey(values, input.value)
  const opened = await attempt(request, services.openGroup(input.value, { idempotencyKey }))
  return opened.ok ? redirect('/ucet/skupiny?hotovo=1', 303) : refuseForm(form, opened)
}

/** By the clock of Prague; null for what is no day or no hour. */
function deadlineOf(day: string, time: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null
  const moment = fromPragueTime(day, time)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
