import { createContext, type ReactNode, use } from 'react';
import { speakAs } from '#src/shared/text/spoken.ts';
import type { Brand, DrawingStyle } from './contract.ts';

const BrandContext = createContext<Brand | null>(null);

export function BrandProvider({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) {
  speakAs(brand.words);
  return <BrandContext value={brand}>{children}</BrandContext>;
}

export const useDrawingStyle = (): DrawingStyle => use(BrandContext)?.options.drawings ?? 'cloud';

/** Throws outside `BrandProvider`. */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandProvider above it');
  return brand;
}
