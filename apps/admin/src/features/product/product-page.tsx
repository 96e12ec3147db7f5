import type { ProductChoices, StaffProduct } from '@shop/contract/staff/staff-product'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useNavigate, useParams } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Presence } from '#app/parts/presence.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { PARTS } from '#app/texts/parts.ts'
import { PRODUCT, PRODUCTS } from '#app/texts/product.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductState } from './product-state.tsx'

export function ProductPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const mayEdit = useMayDo('goods')
  const product = useQuery({
    queryKey: ['staff_product', id],
    queryFn: () => readProduct(Number(id)),
    refetchOnWindowFocus: false,
  })
  const choices = useQuery({ queryKey: ['product_choices'], queryFn: readChoices, staleTime: 300_000 })
  useKeys([{ keys: 'Esc', label: PRODUCTS.title, run: () => navigate('/produkty') }])
  if (product.isPending || choices.isPending) return <Screen title={PRODUCTS.title}>{null}</Screen>
  if (!product.data || !choices.data) {
    const isError = product.isError || choices.isError
    return (
      <Screen title={PRODUCTS.title} head={<LinkBase to="/produkty">{PRODUCTS.title}</LinkBase>}>
        <p className="pad mut">{isError ? PARTS.failed : PRODUCT.unknown}</p>
      </Screen>
    )
  }
  const { basics, status, productId } = product.data
  return (
    <Screen
      title={basics.name}
      head={
        <>
          <ProductState status={status} />
          <LinkBase to="/produkty" className="hide-m">
            {PRODUCTS.title}
          </LinkBase>
          <Presence object={`product:${productId}`} mode={mayEdit ? 'edit' : 'view'} />
        </>
      }
    >
      <ProductEditor key={productId} first={product.data} choices={choices.data} />
    </Screen>
  )
}

async function readProduct(productId: number): Promise<StaffProduct | null> {
  const answer = await runCommand('staffProduct', { productId })
  if (answer.ok) return answer.value
  if ((answer.code as string) === 'not_found') return null
  throw new Error(answer.code)
}

async function readChoices(): Promise<ProductChoices> {
  const answer = await runCommand('productChoices', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
