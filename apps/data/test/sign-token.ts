import { createHmac } from 'node:crypto'

export const FIXTURE_SECRET = 'vectors-secret-vectors-secret-0123456789'

export function signToken(claims: Record<string, unknown>, secret: string = FIXTURE_SECRET): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
