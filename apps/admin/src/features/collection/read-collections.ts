import type { StaffCollection } from '@shop/contract/catalog/collection'
import { useQuery } from '@tanstack/react-query'
import { runCommand } from '#app/session/services.ts'

export function useCollections() {
  return useQuery({ queryKey: ['collections'], queryFn: readCollections, refetchOnWindowFocus: false })
}

async function readCollections(): Promise<StaffCollection[]> {
  const answer = await runCommand('collections', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.collections
}
