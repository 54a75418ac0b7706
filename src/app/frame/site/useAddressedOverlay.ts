import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { overlayAt, useRenderPorts } from '#src/render/index.ts';

/** The parameters by which forms, dialogs and the slip stand in addresses; each as in the address of its deep link. */
const NAMES = ['form', 'dialog', 'betslip'] as const;

/**
 * Opens the form, dialog or slip that the address names over its page. The address forgets it, so that neither a reload nor the way back
 * opens it anew; one that names what there is not opens nothing. `isSettled` is false while the address leads on elsewhere.
 */
export function useAddressedOverlay(isSettled: boolean): void {
  const { links, opener } = useRenderPorts();
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    const named = NAMES.filter((name) => query.has(name));
    if (!isSettled || named.length === 0) return;
    const rest = new URLSearchParams(query);
    for (const name of named) rest.delete(name);
    setQuery(rest, { replace: true });
    for (const name of named) overlayAt(`/?${name}=${query.get(name) ?? ''}`, links)?.(opener);
  }, [isSettled, query, setQuery, links, opener]);
}
