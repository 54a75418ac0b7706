import { useEffect, useState } from 'react';
import { isBoolean, usePlatform } from '#src/platform/index.ts';
import { Tooltip } from '#src/ui/Tooltip.tsx';

const SHOWN_MS = 10_000;
const SHOWN = { key: 'tooltipHidden.profit-boosts', version: 1, isValid: isBoolean };

/** Shows the tip once per device (product §4). It closes by itself, because it may cover the betslip. */
export function ProfitBoostTip({ hasProfitBoost, text }: { readonly hasProfitBoost: boolean; readonly text: string }) {
  const { storage } = usePlatform();
  const [wasShown] = useState(() => storage.read(SHOWN) ?? false);
  const [isDismissed, setDismissed] = useState(false);
  const isShown = hasProfitBoost && !wasShown && !isDismissed;
  useEffect(() => {
    if (!isShown) return undefined;
    storage.write(SHOWN, true);
    const timer = setTimeout(() => setDismissed(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, storage]);
  return isShown ? <Tooltip onDismiss={() => setDismissed(true)}>{text}</Tooltip> : null;
}
