import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { overlayAt, useRenderPorts } from '#src/render/index.ts';

const NAMES = ['form', 'dialog', 'betslip'] as const;

/** Opens the dialog, form or betslip that the URL names, then removes the parameter from the URL. */
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
