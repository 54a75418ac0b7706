import { useCallback, useMemo, useRef, useState } from 'react';

/** What a file's field is told of the form around it. */
export type FileContext = {
  /** The form that takes files; null where none does. */
  readonly filesTo: string | null;
  /** Said when a file sets out and when it has arrived or is lost. */
  readonly onSending: (isSending: boolean) => void;
};

/** Which files are on their way, so that a form does not leave without them. */
export function useSendingFiles(filesTo: string | null) {
  const [count, setCount] = useState(0);
  // For handlers: the form library keeps those of an earlier drawing when nothing that is seen has changed.
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
