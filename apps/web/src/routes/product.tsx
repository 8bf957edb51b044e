import { ProductPage } from '../features/public/product/product-page.tsx'

export function Component() {
  return <ProductPage />
}
