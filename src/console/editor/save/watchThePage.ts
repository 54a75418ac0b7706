type Watched = { readonly isUnsaved: () => boolean; readonly flush: () => void; readonly keep: () => void };

/** Before the page unloads, stores unsaved changes and warns the user. Saves when online again. Returns a cleanup function. */
export function watchThePage({ isUnsaved, flush, keep }: Watched): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (isUnsaved()) event.preventDefault();
  };
  const hide = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };
  addEventListener('beforeunload', ask);
  addEventListener('pagehide', keep);
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', hide);
  return () => {
    removeEventListener('beforeunload', ask);
    removeEventListener('pagehide', keep);
    removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', hide);
  };
}
