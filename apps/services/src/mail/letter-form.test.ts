import { simpleParser } from 'mailparser'
import { expect, test } from 'vitest'
import { formLetter } from '#app/mail/letter-form'

const STAND_IN = 'misto-pro-vlastni-klic-kazdeho-ctenare-xxxx'
const TOKEN = 'AbC-1234567890_abcdefghijklmnopqrstuvwxyzA9'

/** Wherever the stand-in begins in a line, the encoding may break it somewhere else. */
test.each(Array.from({ length: 90 }, (_, n) => n))('a letter is whole with %i letters before the link', async (n) => {
  const before = 'ž'.repeat(n % 7) + 'a'.repeat(n)
  const html = `<p>${before}<a href="https://cenich.example/?klic=${STAND_IN}">Odhlásit</a>\r\n.tečka na začátku = rovná se</p>`
  const form = await formLetter({
    mail: {
      ...{ from: 'Čenich <psi@cenich.example>', subject: 'Zima v misce žluťoučká' },
      headers: { 'List-Unsubscribe': `<https://cenich.example/?klic=${STAND_IN}>` },
    },
    ...{ html, text: `${before} https://cenich.example/?klic=${STAND_IN}`, standIn: STAND_IN },
  })
  const letter = await form({ to: 'anna@priklad.cz', messageId: '<letter-7@cenich.example>', token: TOKEN })
  const mail = await simpleParser(Buffer.from(letter, 'latin1'))
  expect(String(mail.html).trim()).toBe(html.replaceAll(STAND_IN, TOKEN).replaceAll('\r\n', '\n'))
  expect(mail.text?.trim()).toBe(`${before} https://cenich.example/?klic=${TOKEN}`.trim())
  expect(mail.messageId).toBe('<letter-7@cenich.example>')
  expect([mail.to].flat()[0]?.text).toBe('anna@priklad.cz')
  expect(JSON.stringify(mail.headers.get('list'))).toContain(TOKEN)
  expect(Math.max(...letter.split('\r\n').map((line) => line.length))).toBeLessThan(120)
})

test('an address that cannot stand in a header as it is goes through the library', async () => {
  const form = await formLetter({
    mail: { from: 'psi@cenich.example', subject: 'Zima' },
    ...{ html: `<p>${STAND_IN}</p>`, text: STAND_IN, standIn: STAND_IN },
  })
  const own = { messageId: '<letter-7@cenich.example>', token: TOKEN }
  const letter = await form({ ...own, to: 'anna@priklad.cz\r\nBcc: vsichni@priklad.cz' })
  expect(letter).not.toMatch(/^Bcc:/im)
  expect(letter).toContain(TOKEN)
})
