import type { StaffMenu } from '@shop/contract/content/menu'
import { useQuery } from '@tanstack/react-query'
import { runCommand } from '#app/session/services.ts'

export function useMenus() {
  return useQuery({ queryKey: ['staff_menus'], queryFn: readMenus, refetchOnWindowFocus: false })
}

export async function readMenus(): Promise<StaffMenu[]> {
  const answer = await runCommand('staffMenus', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.menus
}
