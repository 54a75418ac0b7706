import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { OddsFormat } from '#src/shared/money/odds.ts';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { storedFormat, storeFormat } from './priceText.ts';

type Chosen = { readonly format: OddsFormat; readonly choose: (format: OddsFormat) => void };
const OddsFormatContext = createContext<Chosen>({ format: 'AMERICAN', choose: () => undefined });

export function OddsFormatProvider({ children }: { readonly children: ReactNode }) {
  const [format, setFormat] = useState(storedFormat);
  const chosen = useMemo(
    (): Chosen => ({
      format,
      choose: (next) => {
        storeFormat(next);
        setFormat(next);
      },
    }),
    [format],
  );
  return <OddsFormatContext value={chosen}>{children}</OddsFormatContext>;
}

export const useOddsFormat = (): OddsFormat => use(OddsFormatContext).format;

const FORMATS = [
  { value: 'AMERICAN', label: 'American' },
  { value: 'EURO', label: 'Decimal' },
] as const;

export function OddsFormatChoice() {
  const { format, choose } = use(OddsFormatContext);
  return <Segmented legend="Prices" options={FORMATS} value={format} onChange={choose} />;
}
