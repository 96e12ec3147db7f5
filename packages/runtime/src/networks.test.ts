import { describe, expect, test } from 'vitest'
import { network, networksOf, widestNetwork } from './networks.ts'

const names = (ip: string) => networksOf(ip).map(({ name }) => name)

describe('networksOf', () => {
  test.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['2001:db8:1:2ff::1', ['2001:db8:1:2ff', '2001:db8:1:200/56', '2001:db8:1/48']],
    ['2001:0db8:0001:0203:0:0:0:9', ['2001:db8:1:203', '2001:db8:1:200/56', '2001:db8:1/48']],
    ['::1', ['0:0:0:0', '0:0:0:0/56', '0:0:0/48']],
    ['fe80::1%eth0', ['fe80:0:0:0', 'fe80:0:0:0/56', 'fe80:0:0/48']],
  ])('%s belongs to %j', (ip, expected) => {
    expect(names(ip)).toEqual(expected)
  })

  test('a wider network may do more, but far less than all its networks together', () => {
    const shares = networksOf('2001:db8::1').map(({ share }) => share)
    expect(shares).toEqual([1, 4, 16])
  })

  test('the widest network is the same for a whole site', () => {
    expect(widestNetwork('2001:db8:1:2::aa')).toBe(widestNetwork('2001:db8:1:ff00::bb'))
    expect(widestNetwork('192.0.2.7')).toBe('192.0.2.7')
  })

  test('addresses of one line share the network that is counted once', () => {
    expect(network('2001:db8:1:2::aa')).toBe(network('2001:db8:1:2:ffff::bb'))
    expect(network('2001:db8:1:2::aa')).not.toBe(network('2001:db8:1:3::aa'))
  })
})
