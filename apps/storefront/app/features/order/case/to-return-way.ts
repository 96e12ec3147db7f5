import { RETURN_WAYS, type ReturnWay } from '@shop/domain/case/case-state'

/** The way a form names; whatever else it says, everybody may send goods by themselves. */
export function toReturnWay(typed: unknown): ReturnWay {
  return RETURN_WAYS.find((way) => way === typed) ?? 'own'
}
