import { expect, test } from 'vitest'
import { readReport } from './read-report.ts'

const report = (kind: string, part: string) =>
  [
    'From: MAILER-DAEMON@mx.example\r\nSubject: Undelivered\r\nMIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${kind};\r\n\tboundary="b1"`,
    '\r\n--b1\r\nContent-Type: text/plain\r\n\r\nYour message…\r\nAction: failed\r\nStatus: 5.1.1',
    `--b1\r\n${part}`,
    '--b1\r\nContent-Type: message/rfc822\r\n\r\nSubject: Podzim v misce\r\n\r\n--b1--\r\n',
  ].join('\r\n')
const dsn = (fields: string) =>
  report(
    'delivery-status',
    `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n${fields}\r\n`,
  )

test.each([
  ['an unknown mailbox', dsn('Final-Recipient: rfc822; a@b.cz\r\nAction: failed\r\nStatus: 5.1.1'), 'bounce'],
  ['fields in another order and case', dsn('STATUS: 5.1.10\r\nACTION: Failed'), 'bounce'],
  ['a closed mailbox', dsn('Action: failed\r\nStatus: 5.2.1'), 'bounce'],
  ['a full mailbox', dsn('Action: failed\r\nStatus: 5.2.2'), null],
  ['trouble with our own keys', dsn('Action: failed\r\nStatus: 5.7.1'), null],
  ['a delay', dsn('Action: delayed\r\nStatus: 4.4.1'), null],
  ['a receipt', dsn('Action: delivered\r\nStatus: 2.0.0'), null],
  [
    'a complaint',
    report('feedback-report', 'Content-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\nVersion: 1\r\n'),
    'complaint',
  ],
  [
    'a word that it is no spam',
    report('feedback-report', 'Content-Type: message/feedback-report\r\n\r\nFeedback-Type: not-spam\r\n'),
    null,
  ],
  ['an answer of somebody on holiday', 'Subject: Mimo kancelář\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n', null],
  ['nothing', '', null],
])('%s is %s', (_name, message, said) => {
  expect(readReport(message)).toBe(said)
})
