import { describe, expect, test } from 'vitest'
import { foodChange, type OrderedFood } from './food-change.ts'

const CHICKEN = 1
const SALMON = 2
const CAN = 3
const TREAT = 4

const line = (orderId: number, productId: number, known: Partial<OrderedFood> = {}): OrderedFood => ({
  orderId,
  productId,
  placedAt: `2026-11-0${orderId}T10:00:00Z`,
  isComplete: true,
  kcalPer100g: 360,
  grams: 6000,
  ...known,
})
const can = (orderId: number) => line(orderId, CAN, { kcalPer100g: 100, grams: 2400 })
const treat = (orderId: number) => line(orderId, TREAT, { isComplete: false, kcalPer100g: 390 })

describe('an order brings another food', () => {
  test.each<[string, OrderedFood[]]>([
    ['than the last one', [line(1, CHICKEN), line(2, SALMON)]],
    ['whatever lies beside it', [line(1, CHICKEN), can(1), treat(2), can(2), line(2, SALMON)]],
    ['than the last one that had any food', [line(1, CHICKEN), treat(2), line(3, SALMON)]],
    ['also when it was eaten long ago', [line(1, SALMON), line(2, CHICKEN), line(3, SALMON)]],
  ])('%s', (_name, ordered) => {
    const orderId = ordered.at(-1)?.orderId ?? 0
    expect(foodChange(orderId, ordered)).toEqual({ oldProductId: CHICKEN, newProductId: SALMON })
  })
})

describe('nothing changes', () => {
  test.each<[string, OrderedFood[], number[]]>([
    ['with the first order', [line(2, SALMON)], []],
    ['with the same food', [line(1, SALMON), line(2, SALMON)], []],
    ['with a food that lay beside the main one', [line(1, CHICKEN), can(1), can(2)], []],
    ['with treats alone', [line(1, CHICKEN), treat(2)], []],
    ['with a food whose energy nobody knows', [line(1, CHICKEN), line(2, SALMON, { kcalPer100g: null })], []],
    ['with what a dog is said to eat', [line(1, CHICKEN), line(2, SALMON)], [SALMON]],
    ['with an order that is not there', [line(1, CHICKEN)], []],
  ])('%s', (_name, ordered, eatenNow) => {
    expect(foodChange(2, ordered, eatenNow)).toBeNull()
  })
})
