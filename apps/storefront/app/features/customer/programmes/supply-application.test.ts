import { expect, test, vi } from 'vitest'
import type { Visit } from '#app/server/session.server.ts'
import { actOnApplication } from './send-application.server.ts'

// The log behind it asks for a configuration.
vi.mock('#app/server/attempt.server.ts', () => ({ attempt: (_: Request, call: unknown) => call }))

const SECRET = 'a'.repeat(43)
const FILE_KEY = 'b'.repeat(43)
const PAGE = { kind: 'breeder', path: '/pro-chovatele' } as const

/** The form as a browser sends it, with or without a script. */
function press(message: string, files: File[] = []): Request {
  const body = new FormData()
  for (const [name, value] of [
    ['intent', 'supply'],
    ['secret', SECRET],
    ['message', message],
  ] as const)
    body.set(name, value)
  for (const file of files) body.append('files', file)
  return new Request(`https://shop.example/pro-chovatele?zadost=${SECRET}`, { method: 'POST', body })
}

function listening() {
  const heard: object[] = []
  const supplyApplication = async (input: object) => {
    heard.push(input)
    return { ok: true, value: {} }
  }
  const upload = async () => ({ ok: true, key: FILE_KEY })
  return { heard, visit: { services: { supplyApplication }, upload } as unknown as Visit }
}

const pdf = new File(['%PDF-1.4'], 'potvrzeni.pdf', { type: 'application/pdf' })

test.each([
  ['words alone', press('Posílám.'), { message: 'Posílám.', files: [], secret: SECRET }],
  ['a file alone', press('', [pdf]), { message: '', files: [FILE_KEY], secret: SECRET }],
])('%s are an answer and lead back to the state of the application', async (_, request, sent) => {
  const { heard, visit } = listening()
  const answer = (await actOnApplication(request, visit, PAGE)) as Response
  expect(heard).toEqual([sent])
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/pro-chovatele?zadost=${SECRET}#zadost`])
})

test('nothing at all is refused at the field, and nobody is asked', async () => {
  const { heard, visit } = listening()
  expect(await actOnApplication(press(''), visit, PAGE)).toMatchObject({
    data: { form: 'doplneni', errors: [{ field: 'message' }] },
    init: { status: 400 },
  })
  expect(heard).toEqual([])
})
