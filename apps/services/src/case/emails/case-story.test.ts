import { expect, test } from 'vitest'
import { tellReceived } from './case-story.ts'

const submittedAt = new Date('2026-11-19T09:42:07Z')
const wroteDown = (day: string) => `${day} (zapsáno 19. 11. 2026 10:42:07)`

test.each([
  ['withdrawal', 'form', null, '19. 11. 2026 10:42:07'],
  ['complaint', 'phone', '2026-11-17', wroteDown('17. 11. 2026 telefonicky')],
  ['complaint', 'letter', '2026-11-17', wroteDown('17. 11. 2026 dopisem')],
  ['guarantee', 'in_person', '2026-11-19', wroteDown('19. 11. 2026 osobně')],
  ['withdrawal', 'phone', '2026-11-17', wroteDown('17. 11. 2026 telefonicky')],
  ['withdrawal', 'letter', '2026-11-12', wroteDown('dopisem odeslaným 12. 11. 2026')],
  ['withdrawal', 'email', '2026-11-12', wroteDown('e-mailem odeslaným 12. 11. 2026')],
] as const)('%s by %s of %s', (kind, channel, receivedOn, words) => {
  expect(tellReceived({ kind, channel, receivedOn, submittedAt }).replaceAll('\u00a0', ' ')).toBe(words)
})
