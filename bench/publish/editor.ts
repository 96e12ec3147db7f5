import { createHmac, randomBytes } from 'node:crypto'
import { newBuyer } from '@shop/stack/buyer'
import { DEVELOPMENT_SECRET } from '@shop/stack/parts'
import type pg from 'pg'
import { insertEditor } from './editors.sql.ts'

export interface Editor {
  /** One save of the form, as the back office sends it: what it was called before, and what comes behind that name now. */
  rename(mark: string): Promise<void>
  /** The product as it was: the database is kept for the next run. */
  restore(): Promise<void>
}

export async function openEditor(client: pg.Client, services: string, productId: number): Promise<Editor> {
  const token = randomBytes(24).toString('base64url')
  await insertEditor(client, token)
  const signature = createHmac('sha256', DEVELOPMENT_SECRET).update(token).digest('base64')
  const staff = newBuyer(services, new Map([['cenich.session_token', encodeURIComponent(`${token}.${signature}`)]]))
  const path = `/staff/products/${productId}`
  const send = async (method: string, body?: object) => {
    const answer = await staff.send(method, path, body)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  let seen = await send('GET')
  const { basics } = seen
  const save = async (name: string) => {
    seen = await send('PUT', { version: seen.version, reason: 'bench publish', basics: { ...basics, name } })
  }
  return { rename: (mark) => save(`${basics.name} ${mark}`), restore: () => save(basics.name) }
}
