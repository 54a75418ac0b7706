import { useCallback, useMemo, useRef, useState } from 'react';

export type FileContext = {
  readonly filesTo: string | null;
  readonly onSending: (isSending: boolean) => void;
};

export function useSendingFiles(filesTo: string | null) {
  const [count, setCount] = useState(0);
  // Uses a ref, because the form library may call handlers of an earlier render, which have an outdated count.
  const latest = useRef(0);
  const [isHasty, setIsHasty] = useState(false);
  const onSending = useCallback((isSending: boolean) => {
    latest.current += isSending ? 1 : -1;
    setCount(latest.current);
    if (isSending) setIsHasty(false);
  }, []);
  const context = useMemo((): FileContext => ({ filesTo, onSending }), [filesTo, onSending]);
  const isSending = useCallback(() => latest.current > 0, []);
  return { context, isSending, isTold: count > 0 && isHasty, tell: () => setIsHasty(true) };
}
